/**
 * This browser's part in the chance of games. It draws a share and seals it; when all shares are sealed and the game is
 * called, it tells its own, and remembers the seals it saw then: nobody can change any of it afterwards unnoticed.
 */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { TableShown } from "../../generated/wire";
import { keep, kept } from "./device";

/** What stood sealed when this browser told its share. */
export interface Witness {
  commitment: string;
  seals: (string | null)[];
}

interface Memory {
  /** Shares that were drawn, by seal. */
  shares: [seal: string, share: string][];
  /** By code of a table. */
  witnessed: [code: string, witness: Witness][];
}

const NAME = "shares";
/** Older ones are forgotten: their games have begun, or never will. */
const KEPT = 60;

let memory: Memory = { shares: [], witnessed: [] };

/** What a secret of 32 bytes is sealed with: BLAKE2b, in hexadecimal digits. */
export function sealOf(secret: string): string {
  return bytesToHex(blake2b(hexToBytes(secret), { dkLen: 32 }));
}

/** Draw a share; give its seal. */
export function newSeal(): string {
  const share = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  const seal = sealOf(share);
  const { shares, witnessed } = remembered();
  remember({ shares: [...shares, [seal, share]], witnessed });
  return seal;
}

/** The share that this browser has sealed, if it was this one. */
export function shareOf(seal: string): string | null {
  return remembered().shares.find(([one]) => one === seal)?.[1] ?? null;
}

/** Remember what is sealed, before the own share is told. */
export function bearWitness(code: string, witness: Witness): void {
  const { shares, witnessed } = remembered();
  remember({ shares, witnessed: [...witnessed.filter(([one]) => one !== code), [code, witness]] });
}

/** What this browser saw sealed at a table; null if it was not there, or has forgotten. */
export function witnessOf(code: string): Witness | null {
  return remembered().witnessed.find(([one]) => one === code)?.[1] ?? null;
}

/** What other windows of this browser have drawn counts too. */
function remembered(): Memory {
  try {
    memory = (JSON.parse(kept(NAME) ?? "null") as Memory | null) ?? memory;
  } catch {
    // What stands there is not ours.
  }
  return memory;
}

function remember(now: Memory): void {
  memory = { shares: now.shares.slice(-KEPT), witnessed: now.witnessed.slice(-KEPT) };
  keep(NAME, JSON.stringify(memory));
}

/** What one page has to send for its part at one table. */
export class Part {
  /** A seal is under way. */
  #sealing = false;
  /** A seal of another device of the same person was replaced; devices do not do that in turns for ever. */
  #replaced = false;
  /** The seal whose share was told. */
  #told: string | null = null;

  due(table: TableShown): { type: "seal"; seal: string } | { type: "share"; share: string } | null {
    const seat = table.seats.find((one) => one.mine);
    if (!seat || table.status !== "gathering") return null;
    const seal = table.seals[seat.number] ?? null;
    const share = seal === null ? null : shareOf(seal);
    if (table.starting) return this.#tell(table, seal, share);
    if (seal === null ? this.#sealing : share !== null || this.#replaced) {
      this.#sealing &&= seal === null;
      return null;
    }
    this.#replaced = seal !== null;
    this.#sealing = true;
    return { type: "seal", seal: newSeal() };
  }

  #tell(table: TableShown, seal: string | null, share: string | null): { type: "share"; share: string } | null {
    if (seal === null || share === null || this.#told === seal) return null;
    this.#told = seal;
    bearWitness(table.code, { commitment: table.commitment ?? "", seals: table.seals });
    return { type: "share", share };
  }
}

/** Checking, in the reader's own browser, that the shuffles were settled before the game, and by nobody alone. */
import { sealOf, type Witness } from "../../lib/state/shares";
import type { TableShown } from "../../generated/wire";

/** A player's part in the shuffling. */
export interface Part {
  name: string;
  seal: string;
  /** Null: sealed, but not told in time, and so left out. */
  share: string | null;
  holds: boolean;
}

/** The parts of the players that sealed one. */
export function partsOf(table: TableShown): Part[] {
  return table.seats.flatMap(({ name, number }) => {
    const [seal, share] = [table.seals[number] ?? null, table.shares[number] ?? null];
    return seal === null ? [] : [{ name, seal, share, holds: share === null || sealOf(share) === seal }];
  });
}

/** Whether all that is told belongs to what was sealed, as this browser itself saw it if it was there. */
export function holds(table: TableShown, witness: Witness | null): boolean {
  const { commitment, secret, seals } = table;
  if (secret === null || commitment === null || sealOf(secret) !== commitment) return false;
  if (!partsOf(table).every((part) => part.holds)) return false;
  return (
    witness === null ||
    (witness.commitment === commitment && seals.every((seal, seat) => seal === (witness.seals[seat] ?? null)))
  );
}

/** Hexadecimal digits in groups that a person can compare. */
export function grouped(digits: string): string {
  return (digits.match(/.{1,4}/g) ?? []).join(" ");
}

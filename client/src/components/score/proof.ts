/** Checking, in the reader's own browser, that the shuffles were settled before the game. */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** What a secret is sealed with: BLAKE2b of 32 bytes. */
export function commitment(secret: string): string {
  return bytesToHex(blake2b(hexToBytes(secret), { dkLen: 32 }));
}

/** Hexadecimal digits in groups that a person can compare. */
export function grouped(digits: string): string {
  return (digits.match(/.{1,4}/g) ?? []).join(" ");
}

/** Chances as people read them: whole per cents, and changes with their sign. */

export function percent(share: number): number {
  return Math.round(100 * share);
}

export function signed(change: number): string {
  const number = percent(change);
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "±0";
}

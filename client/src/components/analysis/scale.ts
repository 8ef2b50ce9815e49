/** Pictures of numbers: how large they are, and round numbers for their edge. */

export const WIDTH = 430;
export const HEIGHT = 240;
/** Where numbers begin beside their scale, and the line of 0. */
export const LEFT = 34;
export const FOOT = 212;
/** Where what is written below the line stands. */
export const BELOW = HEIGHT - 8;

/** From nothing to the most, in some four steps that people count in. */
export function ticksTo(most: number): number[] {
  const rough = Math.max(1, most) / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * size).find((one) => one >= rough) ?? rough);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, place) => place * step);
}

/** Where a number stands, if the most stands so far below the upper edge. */
export function heightsTo(most: number, top = 10): (value: number) => number {
  return (value) => FOOT - (value * (FOOT - top)) / most;
}

/**
 * The kinds of windows that layouts are made for, said once: styles write `@media (--phone)`, which plugins/windows.ts
 * spells out, and scripts ask media.svelte.ts.
 */
const PHONE = "((max-width: 700px) or ((max-width: 1000px) and (max-height: 500px)))";
const NARROW = "(max-width: 1180px)";

export const WINDOWS = {
  /** A phone, upright or on its side. */
  phone: PHONE,
  /** A phone on its side: too low for anything but two columns. */
  side: "((min-width: 600px) and (max-width: 1000px) and (max-height: 500px))",
  /** Less than a desk: log and chat lie in a drawer. */
  narrow: NARROW,
  /** Too narrow for columns: what stands beside each other on a page stands below each other. */
  column: `((max-width: 900px) or ${PHONE})`,
  /** Less than a desk, and more than a phone. */
  tablet: `(${NARROW} and (not ${PHONE}))`,
} as const;

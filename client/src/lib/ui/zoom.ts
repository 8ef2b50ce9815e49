/** How many times as large as drawn everything is shown. */

/** The window for which everything is drawn. */
const WIDE = 1440;
const HIGH = 900;
/** A layout for a desk is never narrower; below it the one for a tablet begins, which has sizes of its own. */
const NARROWEST = 1184;
const MOST = 2.4;
const TEXT: Record<string, number> = { small: 0.94, normal: 1, large: 1.1, huge: 1.2 };

/** Everything grows with a window that is larger in both ways, and with the text as far as the layout has room. */
export function zoomFor(width: number, height: number, text: string): number {
  if (width < NARROWEST) return 1;
  const window = Math.min(Math.max(1, Math.min(width / WIDE, height / HIGH)), MOST);
  return Math.round(Math.min(window * (TEXT[text] ?? 1), width / NARROWEST) * 1000) / 1000;
}

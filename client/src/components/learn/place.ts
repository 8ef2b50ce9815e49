/** Where the coach stands, so that it covers as little as possible of what it speaks of. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels to the edge of the window, and to what is pointed at. */
const EDGE = 6;
const GAP = 10;
/** What a pixel of the thing itself is worth, of the reasons for it, and of the question, against the own hand. */
const MATTERS = 50;
const REASON = 5;
const QUESTION = 3;

type Size = Pick<Box, "width" | "height">;

/** The best corner or side; among equally good ones the earliest: nobody looks for the coach anew at every step. */
export function placeFor(
  coach: Size,
  main: Box | null,
  asides: Box[],
  hand: Box | null,
  window: Size,
  question: Box | null = null,
): { left: number; top: number } {
  const right = window.width - coach.width - EDGE;
  const bottom = window.height - coach.height - EDGE;
  const middle = { left: (window.width - coach.width) / 2, top: (window.height - coach.height) / 2 };
  const near = main
    ? [
        { left: main.left + main.width + GAP, top: main.top + main.height / 2 - coach.height / 2 },
        { left: main.left - coach.width - GAP, top: main.top + main.height / 2 - coach.height / 2 },
        { left: main.left + main.width / 2 - coach.width / 2, top: main.top + main.height + GAP },
        { left: main.left + main.width / 2 - coach.width / 2, top: main.top - coach.height - GAP },
      ]
    : [];
  const spots = [
    { left: middle.left, top: bottom },
    { left: middle.left, top: EDGE },
    ...near,
    { left: right, top: bottom },
    { left: right, top: EDGE },
    { left: EDGE, top: bottom },
    { left: EDGE, top: EDGE },
    middle,
  ].map(({ left, top }) => ({
    left: Math.max(EDGE, Math.min(left, right)),
    top: Math.max(EDGE, Math.min(top, bottom)),
  }));
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const one of spots) {
    const here = { ...one, ...coach };
    const reasons = asides.reduce((sum, box) => sum + REASON * shared(here, box), 0);
    const read = (hand ? shared(here, hand) : 0) + (question ? QUESTION * shared(here, question) : 0);
    const hidden = (main ? MATTERS * shared(here, main) : 0) + reasons + read;
    if (hidden < least) [best, least] = [one, hidden];
  }
  return best;
}

/** How many pixels two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * The parts of a table by name, whatever game is played: `hand:smithy`, `supply:gold`, `answer:take-gold`. A hint puts
 * its flags on them, and a lesson points at them.
 */

/** Where the parts of a kind are; `$` is what follows the colon. */
const PLACES: Record<string, string[]> = {
  answer: ['[data-answer="$"]', '[data-move="$"]'],
  supply: ['.supply [data-card="$"]'],
  hand: ['.hand [data-card="$"]', '.hand-place [data-card="$"]', '[data-card="$"]'],
  character: ['.choices [data-character="$"]', '.draft [data-character="$"]', '[data-character="$"]'],
  part: ["$"],
};

/** The element of a part that can be seen; null where there is none. */
export function spot(name: string): HTMLElement | null {
  const at = name.indexOf(":");
  const what = name.slice(at + 1);
  for (const selector of PLACES[name.slice(0, at)] ?? []) {
    const found = [...document.querySelectorAll<HTMLElement>(selector.replaceAll("$", what))].find(seen);
    if (found) return found;
  }
  return null;
}

const GAINING = new Set(["buy", "gain", "draft"]);
const ABOUT_CHARACTERS = new Set(["choose", "put-down", "name"]);

/** The part of the table that a move is about. */
export function spotOfMove(move: string): HTMLElement | null {
  const [verb = "", what = ""] = move.split(" ");
  const answer = spot(`answer:${move}`);
  if (answer || !what || verb === "place") return answer;
  if (GAINING.has(verb)) return spot(`supply:${what}`);
  if (ABOUT_CHARACTERS.has(verb)) return spot(`character:${what}`);
  return verb === "district" ? null : spot(`hand:${what}`);
}

function seen(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
}

/** Scroll to a part of which not all can be seen. */
export function bringIntoView(part: HTMLElement): void {
  part.scrollIntoView({ block: "nearest", inline: "nearest" });
}

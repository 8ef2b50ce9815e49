/** What moves in notation stand for: the action they belong to, and the thing they bring. */
import type { FlorenceView } from "../view";

/** The actions of a turn to which moves belong that can be made from its menu in one go. */
const ACTION_OF: Record<string, string> = { introduce: "freedom", work: "work", recruit: "recruit", place: "build" };

export function verbOf(move: string): string {
  return move.split(" ")[0] ?? "";
}

export function wordOf(move: string): string {
  return move.split(" ")[1] ?? "";
}

/** Verb and thing: a placement without where it lies. */
export function beginning(move: string): string {
  return move.split(" ").slice(0, 2).join(" ");
}

/** All moves that a move takes: at the menu of a turn first the action it belongs to. */
export function directly(move: string, acting = true): string[] {
  const action = ACTION_OF[verbOf(move)];
  return acting && action && wordOf(move) ? [action, move] : [move];
}

/** What a move would bring the reader: a tile, an object, a freedom, a card, or `cards` for any card more. */
export function thingOf(move: string, view: FlorenceView): string | null {
  const verb = verbOf(move);
  if (["place", "introduce", "open", "take", "choose"].includes(verb)) return asThing(wordOf(move));
  if (["bid", "raise", "pay", "free"].includes(verb)) return asThing(view.question?.item ?? "");
  if (verb === "accept" || verb === "price") return view.question?.tile ?? null;
  if (verb === "pick" || verb === "recruit") return wordOf(move) || null;
  return verb === "take-person" ? "cards" : null;
}

function asThing(object: string): string | null {
  // Which landscape it is comes later.
  return object === "recruit" ? "cards" : object === "landscape" ? null : object || null;
}

/** Where the options of a question lie on the table, and how a selection of cards becomes moves. */
import type { GameEvent } from "../../../lib/state/events";
import { parts } from "../../../lib/text/notation";
import { without } from "../../base/lists";
import { numberOf } from "../cards/cards";
import type { DominionView, QuestionKind } from "../view";

/** Of the open question, if there is one. */
type Kind = QuestionKind | "";
export type Zone = "hand" | "supply" | "offer";

/** Questions that take several cards, sent together. */
const SELECTIONS: ReadonlySet<Kind> = new Set(["cellar-discard", "chapel-trash", "militia-discard", "thief-gain"]);
/** Questions whose card has a button too, because it is the answer rather than a choice among cards. */
const ANSWERED_BY_BUTTON: ReadonlySet<Kind> = new Set(["moat-reveal", "moneylender-trash"]);

export function selects(kind: Kind): boolean {
  return SELECTIONS.has(kind);
}

/** The zone in which an option is chosen, or null for a button. */
export function zoneOf(kind: Kind, move: string): Zone | null {
  const [verb, card] = parts(move);
  if (!card) return null;
  if (verb === "buy") return "supply";
  if (verb === "gain") return kind === "thief-gain" ? "offer" : "supply";
  if (verb === "draft" || verb === "top" || kind === "thief-trash") return verb === "draft" ? "supply" : "offer";
  return "hand";
}

/** The options that are buttons, the main one first. */
export function plainMoves(kind: Kind, options: string[]): string[] {
  if (ANSWERED_BY_BUTTON.has(kind)) return options;
  return options.filter((move) => parts(move)[1] === "");
}

export function isPrimary(kind: Kind, move: string): boolean {
  if (move === "play-all-treasures" || move === "yes" || move === "keep") return true;
  return ANSWERED_BY_BUTTON.has(kind) && parts(move)[1] !== "";
}

/** The moves that choosing a card makes, or null when it cannot be chosen. */
export function movesFor(kind: Kind, moves: string[], zone: Zone, card: string): string[] | null {
  const found = moves.find((move) => zoneOf(kind, move) === zone && parts(move)[1] === card);
  if (!found) return null;
  // Buying may begin with the card itself.
  return kind === "play-treasure" && zone === "supply" ? ["start-buying", found] : [found];
}

export interface Limits {
  least: number;
  most: number;
}

/** How many cards a selection takes. */
export function limits(view: DominionView, offered: string[]): Limits {
  const question = view.question;
  const player = question ? view.players[question.seat] : undefined;
  const hand = player?.hand?.length ?? 0;
  switch (question?.kind) {
    case "militia-discard": {
      const number = hand - Number(question.keep);
      return { least: number, most: number };
    }
    case "chapel-trash":
      return { least: 0, most: Math.min(hand, (question.most ?? hand) - (player?.selected?.length ?? 0)) };
    case "thief-gain":
      return { least: 0, most: offered.length };
    default:
      return { least: 0, most: hand };
  }
}

/** Whether the order of the selection decides which card ends on top of the discard pile. */
export function orderCounts(view: DominionView): boolean {
  const kind = view.question?.kind;
  return (kind === "cellar-discard" || kind === "militia-discard") && view.options["discard-order"] !== "ask";
}

/** What is done with the cards of a selection. */
export function selectionVerb(kind: Kind): string {
  return kind === "chapel-trash" ? "trash" : kind === "thief-gain" ? "gain" : "discard";
}

/** A selection as moves. Where its order means nothing, it goes in the order of the kinds, as the rules number them. */
export function selectionMoves(view: DominionView, selection: string[], offered: string[]): string[] {
  const kind = view.question?.kind ?? "";
  const verb = selectionVerb(kind);
  const cards = orderCounts(view) ? selection : [...selection].sort((a, b) => numberOf(a) - numberOf(b));
  const moves = cards.map((card) => `${verb} ${card}`);
  if (kind === "militia-discard") return moves;
  if (kind === "thief-gain" && cards.length > 0) {
    // Nothing is asked any more when no trashed Treasure is left from the last one on.
    const last = numberOf(cards.at(-1) ?? "");
    const rest = without(offered, cards).filter((card) => numberOf(card) >= last);
    if (rest.length === 0) return moves;
  }
  return [...moves, "done"];
}

/** The Treasures that the Thief in progress has trashed and nobody has taken back. */
function loot(events: GameEvent[], options: string[]): string[] {
  const found: string[] = [];
  for (let place = events.length - 1; place >= 0; place -= 1) {
    const event = events[place]!;
    if (event.event === "action-played") break;
    if (event.event === "card-trashed" && event["source"] === "revealed" && event.card) found.push(event.card);
    if (event.event === "card-gained" && event["source"] === "trash")
      return options.map((move) => parts(move)[1]).filter(Boolean);
  }
  return found.sort((a, b) => numberOf(a) - numberOf(b));
}

/** The cards that are shown to somebody beside the play area. */
export function offeredCards(view: DominionView, options: string[], events: GameEvent[]): string[] {
  const question = view.question;
  const asked = question ? view.players[question.seat] : undefined;
  switch (question?.kind) {
    case "thief-gain":
      return loot(events, options);
    case "discard-top":
      if (view.revealed.length > 0) return view.revealed;
      return options.map((move) => parts(move)[1]);
    case "library-keep":
      return asked?.looking_at ?? [];
    default:
      return view.revealed;
  }
}

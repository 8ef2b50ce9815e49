/** Where on the table an option is chosen. */
import { without } from "../../base/lists";
import type { MachiavelliView, QuestionKind } from "../view";

/** `draft` are characters as large cards, `strip` those in the row of all, `offer` cards that are shown to one. */
export type Zone = "draft" | "strip" | "hand" | "offer" | "district" | "player" | "spy" | "button";

export interface Target {
  zone: Zone;
  /** A card, a character, a district as `seat spot`, or a seat. */
  id: string;
}

const OFFERED = new Set(["keep", "take"]);
const OF_HAND = new Set(["discard", "give", "store", "build", "build-by-framework", "build-by-loan", "play"]);
const SELECTIONS: ReadonlySet<QuestionKind | ""> = new Set<QuestionKind>(["magic", "pay-with-cards"]);

/** Questions that take several cards, gathered and then sent together. */
export function selects(kind: QuestionKind | ""): boolean {
  return SELECTIONS.has(kind);
}

export function targetOf(view: MachiavelliView, move: string): Target {
  const [verb = "", ...rest] = move.split(" ");
  const what = rest.join(" ");
  if (verb === "choose" || verb === "put-down") return { zone: "draft", id: what };
  if (verb === "name" || verb === "seal" || verb === "rose" || verb === "mark") return { zone: "strip", id: what };
  if (verb === "district") return { zone: "district", id: what };
  if (verb === "player") return { zone: "player", id: what };
  if (verb === "spy-on") return { zone: "spy", id: what };
  if (OFFERED.has(verb)) return { zone: "offer", id: what };
  if (OF_HAND.has(verb))
    return view.question?.kind === "peek-place" ? { zone: "button", id: move } : { zone: "hand", id: what };
  if (verb === "build-by-sacrifice") return { zone: "hand", id: "necropolis" };
  return { zone: "button", id: move };
}

/** The cards that are shown to the asked player beside the hand. */
export function offered(view: MachiavelliView, options: string[]): string[] {
  const question = view.question;
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (!question || !me || question.seat !== view.seat) return [];
  const taken = options.filter((move) => /^(keep|take) /.test(move)).map((move) => move.slice(5));
  if (question.kind === "peek-take") {
    const hand = view.players[Number(question.owner)]?.known_hand ?? [];
    return hand.length > 0 ? hand : taken;
  }
  if (question.kind === "lighthouse-take") return taken;
  const looked = me.looking_at ?? [];
  return looked.length > 0 ? looked : [...taken, ...without([], taken)];
}

/** The characters among which the reader chooses as large cards. */
export function draftable(options: string[]): string[] {
  return options.filter((move) => /^(choose|put-down) /.test(move)).map((move) => move.split(" ")[1] ?? "");
}

export type Group = "income" | "character" | "districts" | "wagons" | "end" | "other";
const GROUPS: Record<string, Group> = {
  "take-gold": "income",
  "take-cards": "income",
  laboratory: "districts",
  smithy: "districts",
  museum: "districts",
  armory: "districts",
  wagon: "wagons",
  "end-turn": "end",
};

/** What a button of a turn belongs to. */
export function groupOf(move: string): Group {
  return GROUPS[verbOf(move)] ?? "character";
}

/** What a move does. */
export function verbOf(move: string): string {
  return move.split(" ")[0] ?? "";
}

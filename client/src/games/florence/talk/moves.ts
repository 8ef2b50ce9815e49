/** What moves in notation stand for: the action they belong to, what they cost and what they bring. */
import { ACTION_PRICE, BUILDING_COSTS, BUILDINGS } from "../box/pieces";
import type { Planned } from "../works/planned";
import type { FlorencePlayer, FlorenceView } from "../view";

/** The actions of a turn to which moves belong that can be made from its menu in one go. */
const ACTION_OF: Record<string, string> = { introduce: "freedom", work: "work", recruit: "recruit", place: "build" };
const POINTS_PER_BUILDING = 3;
const FURTHER = 3;
const FLORINS_PER_POINT = 100;

export function verbOf(move: string): string {
  return move.split(" ")[0] ?? "";
}

export function wordOf(move: string): string {
  return move.split(" ")[1] ?? "";
}

/** All moves that a move takes: at the menu of a turn first the action it belongs to. */
export function directly(move: string, acting = true): string[] {
  const action = ACTION_OF[verbOf(move)];
  return acting && action && wordOf(move) ? [action, move] : [move];
}

/** The price of an auction's object at which it is opened or taken by the last player. */
export function costOf(move: string, view: FlorenceView, me: FlorencePlayer): number {
  const verb = verbOf(move);
  if (verb === "open" || verb === "take" || move === "pay") return view.question?.price ?? 0;
  if (verb === "bid") return Number(wordOf(move));
  if (verb === "raise") return (view.question?.amount ?? 0) + FLORINS_PER_POINT;
  if (verb === "stake") return Number(move.split(" ")[2]) * FLORINS_PER_POINT;
  if (["take-person", "freedom", "introduce", "bonus"].includes(verb)) return ACTION_PRICE;
  if (verb === "build" || (verb === "place" && BUILDINGS.includes(wordOf(move))))
    return BUILDING_COSTS[me.builders] ?? 0;
  return 0;
}

/** The points that a move brings at once. */
export function gainOf(move: string, me: FlorencePlayer): number {
  const word = wordOf(move);
  if (verbOf(move) === "place") {
    if (BUILDINGS.includes(word)) return POINTS_PER_BUILDING;
    return me.tiles.some((tile) => tile.tile === word) ? FURTHER : 0;
  }
  if (["open", "take"].includes(verbOf(move)) && word === "builder") return me.builders > 0 ? FURTHER : 0;
  return 0;
}

export interface Outcome {
  cost: number;
  /** Points that go because cash is short. */
  cover: number;
  gain: number;
}

export function outcomeOf(move: string, view: FlorenceView, me: FlorencePlayer): Outcome {
  const cost = costOf(move, view, me);
  const cover = Math.max(0, Math.ceil((cost - (me.money ?? cost)) / FLORINS_PER_POINT));
  return { cost, cover, gain: gainOf(move, me) };
}

/** What an object of the auction changes. */
export function plannedObject(object: string): Planned {
  if (object === "jester") return { jesters: 1 };
  if (object === "builder") return { builders: 1 };
  if (object === "prestige") return { prestige: 1 };
  if (object === "recruit") return { cards: 1 };
  return object === "landscape" ? {} : { landscape: object };
}

export function plannedBy(move: string, view: FlorenceView): Planned | null {
  const verb = verbOf(move);
  if (verb === "open" || verb === "take" || verb === "choose") return plannedObject(wordOf(move));
  if (verb === "bid" || verb === "raise") return view.question?.item ? plannedObject(view.question.item) : null;
  if (verb === "introduce") return { freedom: wordOf(move) };
  if (verb === "take-person") return { cards: 1 };
  return null;
}

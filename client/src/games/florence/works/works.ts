/** The rows of the calculator: for each person in hand, what a work would be worth and what is missing. */
import { iconOf, kindOf } from "../box/icons";
import type { IconName } from "../../../lib/ui/icon-names";
import { PERSONS } from "../box/pieces";
import type { Planned } from "./planned";
import { bonusWorth, holdings, princessParts, useful, workParts } from "./values";
import type { FlorenceView } from "../view";

export interface Part {
  icon: IconName;
  /** The class of its colour. */
  kind: string;
  number: number;
  /** Whether it is there, comes with what is considered, or is a bonus card that may be played. */
  state: "has" | "soon" | "may";
}

export interface WorkRow {
  /** A person, or `princess`. */
  id: string;
  move: string;
  parts: Part[];
  /** Without bonus cards that are not chosen yet. */
  value: number;
  /** The same without what is considered. */
  before: number;
  /** With all bonus cards that are of use. */
  most: number;
  /** Wishes that are not fulfilled, and what they would add. */
  lacking: { thing: string; number: number }[];
}

type Shares = [icon: IconName, kind: string, now: number, then: number][];

function parted(shares: Shares): Part[] {
  const has = shares.map(([icon, kind, now, then]): Part => ({
    icon,
    kind,
    number: Math.min(now, then),
    state: "has",
  }));
  const soon = shares.map(([icon, kind, now, then]): Part => ({ icon, kind, number: then - now, state: "soon" }));
  return [...has, ...soon].filter((part) => part.number > 0);
}

/** The same position, but with a character in the hands of a player. */
function holding(view: FlorenceView, seat: number, character: string | null): FlorenceView {
  return character === null
    ? view
    : { ...view, players: view.players.map((player) => (player.seat === seat ? { ...player, character } : player)) };
}

/** One person's work; `chosen` are bonus cards that are to be played with it. */
export function workRow(
  view: FlorenceView,
  seat: number,
  person: string,
  planned: Planned | null,
  chosen: string[] = [],
  character: string | null = null,
): WorkRow {
  const wants = PERSONS[person] ?? { building: "", landscape: "", freedom: "" };
  const now = workParts(view, seat, person, chosen);
  const then = workParts(holding(view, seat, character), seat, person, chosen, planned);
  const owned = holdings(view, seat, planned);
  const left = useful(owned, view.players[seat]?.bonus ?? []).filter((card) => !chosen.includes(card));
  const more = left.reduce((total, card) => total + bonusWorth(owned, card), 0);
  const parts = parted([
    [iconOf(wants.building), kindOf(wants.building), now.building, then.building],
    [iconOf(wants.landscape), kindOf(wants.landscape), now.landscape, then.landscape],
    [iconOf(wants.freedom), "k-freedom", now.freedom, then.freedom],
    ["jester-hat", "k-jester", now.jesters, then.jesters],
    ["person", "k-cards", now.cards, then.cards],
    [iconOf("muse"), "k-muse", now.muse, then.muse],
    ["justice-star", "k-bonus", now.bonus, then.bonus],
  ]);
  const lacking = [
    { thing: wants.building, number: then.building === 0 ? 4 : 0 },
    { thing: wants.landscape, number: then.landscape === 0 ? 3 : 0 },
    { thing: wants.freedom, number: then.freedom === 0 ? 3 : 0 },
  ].filter((one) => one.number > 0);
  if (more > 0) parts.push({ icon: "justice-star", kind: "k-bonus", number: more, state: "may" });
  return {
    id: person,
    move: `work ${person}`,
    parts,
    value: then.value,
    before: now.value,
    most: then.value + more,
    lacking,
  };
}

export function princessRow(view: FlorenceView, seat: number, planned: Planned | null): WorkRow {
  const now = princessParts(view, seat);
  const then = princessParts(view, seat, planned);
  const parts = parted([
    [iconOf("landscape"), "k-landscape", now.landscape, then.landscape],
    ["trowel", "k-medium", now.builders, then.builders],
    ["village", "k-large", now.building, then.building],
    ["person", "k-cards", now.cards, then.cards],
  ]);
  return {
    id: "princess",
    move: "princess-work",
    parts,
    value: then.value,
    before: now.value,
    most: then.value,
    lacking: [],
  };
}

/**
 * All works that a player might complete, perhaps with another character; while one is put together, that one alone.
 */
export function workRows(
  view: FlorenceView,
  seat: number,
  planned: Planned | null,
  chosen: string[] = [],
  character: string | null = null,
): WorkRow[] {
  const player = view.players[seat];
  if (!player) return [];
  const working = view.question?.person;
  if (working) return [workRow(view, seat, working, planned, [...(view.question?.chosen ?? []), ...chosen])];
  if (view.question?.kind === "princess-work" && view.question.seat === seat) return [princessRow(view, seat, planned)];
  const persons = (player.persons ?? []).map((person) => workRow(view, seat, person, planned, [], character));
  return (character ?? player.character) === "princess" ? [...persons, princessRow(view, seat, planned)] : persons;
}

/** How long the rods are drawn. */
export function unitsOf(rows: WorkRow[], minimum: number, best: number): number {
  return Math.max(minimum + 2, best + 1, ...rows.map((row) => row.most));
}

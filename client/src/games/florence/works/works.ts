/** The rows of the calculator: for each person in hand, what a work would be worth and what is missing. */
import { iconOf, kindOf } from "../box/icons";
import type { IconName } from "../../../lib/ui/icon-names";
import { PERSONS, WISHES, type Person } from "../box/pieces";
import type { FlorenceView, PersonWorth, Worth } from "../view";

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
  /** What the most brings. */
  income: PersonWorth["income"];
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

/** One person's work; null for somebody of whom nothing is known. */
function workRow(person: string, now: Worth, then: Worth): WorkRow | null {
  const wants = PERSONS[person];
  const [before, after] = [now.persons[person], then.persons[person]];
  if (!wants || !before || !after) return null;
  const wishes = Object.entries(wants) as [keyof Person, string][];
  const parts = parted([
    ...wishes.map(([wish, thing]): Shares[number] => [
      iconOf(thing),
      wish === "freedom" ? "k-freedom" : kindOf(thing),
      before[wish],
      after[wish],
    ]),
    ["jester-hat", "k-jester", now.jesters, then.jesters],
    ["person", "k-cards", now.cards, then.cards],
    [iconOf("muse"), "k-muse", now.muse, then.muse],
    ["justice-star", "k-bonus", before.bonus, after.bonus],
  ]);
  const more = after.most - after.value;
  if (more > 0) parts.push({ icon: "justice-star", kind: "k-bonus", number: more, state: "may" });
  return {
    id: person,
    move: `work ${person}`,
    parts,
    value: after.value,
    before: before.value,
    most: after.most,
    income: after.income,
    lacking: wishes.filter(([wish]) => after[wish] === 0).map(([wish, thing]) => ({ thing, number: WISHES[wish] })),
  };
}

/** The work of the Princess; who only bids for her has nothing of it yet to compare with. */
function princessRow(now: Worth, then: Worth): WorkRow | null {
  const after = then.princess;
  const before = now.princess ?? after;
  if (!before || !after) return null;
  return {
    id: "princess",
    move: "princess-work",
    parts: parted([
      [iconOf("landscape"), "k-landscape", before.landscape, after.landscape],
      ["trowel", "k-medium", before.builders, after.builders],
      ["village", "k-large", before.building, after.building],
      ["person", "k-cards", before.cards, after.cards],
    ]),
    value: after.value,
    before: before.value,
    most: after.value,
    income: after.income,
    lacking: [],
  };
}

/** All works that the reader might complete; while one is put together, that one alone. */
export function workRows(view: FlorenceView, now: Worth, then: Worth): WorkRow[] {
  const player = view.seat === null ? undefined : view.players[view.seat];
  const { question } = view;
  const princess = question?.kind === "princess-work" && question.seat === view.seat;
  const persons = question?.person ? [question.person] : princess ? [] : (player?.persons ?? []);
  const rows = [
    ...persons.map((person) => workRow(person, now, then)),
    ...(question?.person ? [] : [princessRow(now, then)]),
  ];
  return rows.filter((row) => row !== null);
}

/** How long the rods are drawn. */
export function unitsOf(rows: WorkRow[], minimum: number, best: number): number {
  return Math.max(minimum + 2, best + 1, ...rows.map((row) => row.most));
}

/** The best work of the round so far, and who made it. */
export function bestWork(view: FlorenceView): { value: number; seats: number[] } | null {
  const value = Math.max(...view.players.map((player) => player.marker));
  return value > 0
    ? { value, seats: view.players.filter((player) => player.marker === value).map((player) => player.seat) }
    : null;
}

/**
 * What works and cards are worth, reckoned as the rules do: now, or with something that is being considered. The tables
 * come from the rules, and tests compare the sums with those of the engine.
 */
import { BONUS, LANDSCAPES, PERSONS, PRESTIGE, TILES, type Landscape, type SizeClass } from "../box/pieces";
import type { Planned } from "./planned";
import type { FlorencePlayer, FlorenceView, WorkParts } from "../view";

const FOR_BUILDING = 4;
const FOR_LANDSCAPE = 3;
const FOR_FREEDOM = 3;
const FOR_JESTER = 2;
const PRINCESS = { landscape: 3, builder: 2, building: 2 };
export const FLORINS_PER_VALUE = 100;
export const PRICE_OF_A_POINT = 200;
export const BEST_WORK = 3;

/** What of a view is reckoned with. */
export interface Reckoned {
  round: number;
  players: Pick<
    FlorencePlayer,
    | "buildings"
    | "tiles"
    | "freedoms"
    | "jesters"
    | "builders"
    | "empty"
    | "open"
    | "open_recruits"
    | "hand_persons"
    | "hand_recruits"
    | "hand_prestige"
    | "character"
  >[];
}

/** All that counts for anything. */
export interface Holdings {
  buildings: string[];
  landscapes: Record<Landscape, number>;
  freedoms: string[];
  jesters: number;
  builders: number;
  prestige: number;
  /** Person and recruiting cards in hand, and open. */
  hand: number;
  table: number;
  empty: number;
}

export function holdings(view: Reckoned, seat: number, planned: Planned | null = null): Holdings {
  const player = view.players[seat]!;
  const landscapes = { forest: 0, lake: 0, park: 0 };
  for (const name of [...player.tiles.map((placed) => placed.tile), planned?.landscape])
    if (name && name in landscapes) landscapes[name as Landscape] += 1;
  const withPlanned = (owned: string[], more: string | undefined) =>
    more && !owned.includes(more) ? [...owned, more] : owned;
  return {
    buildings: withPlanned(player.buildings, planned?.building),
    landscapes,
    freedoms: withPlanned(player.freedoms, planned?.freedom),
    jesters: player.jesters + (planned?.jesters ?? 0),
    builders: player.builders + (planned?.builders ?? 0),
    prestige: player.hand_prestige + (planned?.prestige ?? 0),
    hand: player.hand_persons + player.hand_recruits + (planned?.cards ?? 0),
    table: player.open.length + player.open_recruits,
    empty: player.empty - (planned?.cells ?? 0),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function ofSize(owned: Holdings, size: SizeClass): number {
  return owned.buildings.filter((name) => TILES[name]?.size === size).length;
}

// --- Works

/** How the value of a work adds up, with these bonus cards. */
export function workParts(
  view: Reckoned,
  seat: number,
  person: string,
  bonus: string[] = [],
  planned: Planned | null = null,
): WorkParts {
  const owned = holdings(view, seat, planned);
  const wants = PERSONS[person];
  const parts = {
    building: wants && owned.buildings.includes(wants.building) ? FOR_BUILDING : 0,
    landscape: wants && owned.landscapes[wants.landscape as Landscape] > 0 ? FOR_LANDSCAPE : 0,
    freedom: wants && owned.freedoms.includes(wants.freedom) ? FOR_FREEDOM : 0,
    jesters: FOR_JESTER * owned.jesters,
    cards: owned.hand + owned.table,
    bonus: sum(bonus.map((card) => bonusWorth(owned, card))),
    muse: view.players[seat]?.character === "muse" ? view.round : 0,
  };
  return { ...parts, value: sum(Object.values(parts)) };
}

export interface PrincessParts {
  landscape: number;
  builders: number;
  building: number;
  cards: number;
  value: number;
}

/** The work of the Princess: jesters, freedoms and bonus cards count for nothing. */
export function princessParts(view: Reckoned, seat: number, planned: Planned | null = null): PrincessParts {
  const owned = holdings(view, seat, planned);
  const parts = {
    landscape: PRINCESS.landscape * sum(LANDSCAPES.map((name) => owned.landscapes[name])),
    builders: PRINCESS.builder * owned.builders,
    building: PRINCESS.building * owned.buildings.length,
    cards: owned.hand + owned.table,
  };
  return { ...parts, value: sum(Object.values(parts)) };
}

// --- Bonus cards

/** What a bonus card finds to count, when one more person is laid open. */
export function bonusCounts(owned: Holdings): Record<string, number> {
  return {
    forests: owned.landscapes.forest,
    lakes: owned.landscapes.lake,
    parks: owned.landscapes.park,
    jesters: owned.jesters,
    builders: owned.builders,
    prestige: owned.prestige,
    freedoms: owned.freedoms.length,
    large: ofSize(owned, "large"),
    medium: ofSize(owned, "medium"),
    small: ofSize(owned, "small"),
    hand: Math.max(0, owned.hand - 1),
    table: owned.table + 1,
  };
}

export interface Counted {
  what: string;
  number: number;
  worth: number;
}

/** What each thing that a bonus card counts adds. */
export function bonusParts(owned: Holdings, card: string): Counted[] {
  const counts = bonusCounts(owned);
  const { per = {}, once = {} } = BONUS[card] ?? {};
  return Object.keys(counts)
    .filter((what) => what in per || what in once)
    .map((what) => {
      const number = counts[what] ?? 0;
      return { what, number, worth: (per[what] ?? 0) * number + (number > 0 ? (once[what] ?? 0) : 0) };
    });
}

/** What a bonus card adds to a work. */
export function bonusWorth(owned: Holdings, card: string): number {
  return sum(bonusParts(owned, card).map((part) => part.worth));
}

/** The bonus cards that add anything. */
export function useful(owned: Holdings, cards: string[]): string[] {
  return cards.filter((card) => bonusWorth(owned, card) > 0);
}

// --- Prestige cards

export interface Compared {
  what: string;
  /** Enough of it for a fixed card; for others not of account. */
  least: number;
  own: number;
  /** The best of the others. */
  best: number;
}

export interface PrestigeNow {
  points: number;
  kind: "most" | "fewest" | "fixed";
  compared: Compared[];
}

function prestigeCount(owned: Holdings, what: string): number {
  switch (what) {
    case "buildings":
      return owned.buildings.length;
    case "large-buildings":
      return ofSize(owned, "large");
    case "empty-cells":
      return owned.empty;
    case "landscapes":
      return sum(LANDSCAPES.map((name) => owned.landscapes[name]));
    case "freedoms":
      return owned.freedoms.length;
    case "works":
      return owned.table;
    default:
      return bonusCounts(owned)[what] ?? 0;
  }
}

/** What a prestige card would give if the game ended now. */
export function prestigeNow(view: Reckoned, seat: number, card: string, planned: Planned | null = null): PrestigeNow {
  const { kind, wants, points, tie } = PRESTIGE[card] ?? { kind: "fixed" as const, wants: {}, points: 0, tie: 0 };
  const own = holdings(view, seat, planned);
  const others = view.players
    .map((_, other) => other)
    .filter((other) => other !== seat)
    .map((other) => holdings(view, other));
  const compared = Object.entries(wants).map(([what, least]) => {
    const found = others.map((other) => prestigeCount(other, what));
    return {
      what,
      least,
      own: prestigeCount(own, what),
      best: kind === "fewest" ? Math.min(...found) : Math.max(...found),
    };
  });
  const [first] = compared;
  if (kind === "fixed" || !first)
    return { points: compared.every((one) => one.own >= one.least) ? points : 0, kind, compared };
  const lost = kind === "most" ? first.own === 0 || first.own < first.best : first.own > first.best;
  return { points: lost ? 0 : first.own === first.best ? tie : points, kind, compared };
}

// --- Works of the round

/** The best work of the round so far, and who made it. */
export function bestWork(view: FlorenceView): { value: number; seats: number[] } | null {
  const value = Math.max(...view.players.map((player) => player.marker));
  return value > 0
    ? { value, seats: view.players.filter((player) => player.marker === value).map((player) => player.seat) }
    : null;
}

/** What a player can pay: money, and 100 for each point where points may be sold; null where it is hidden. */
export function power(view: FlorenceView, seat: number): number | null {
  const player = view.players[seat];
  if (!player) return null;
  if (player.money === null) return null;
  return player.money + (view.options["no-pp-for-money"] === "on" ? 0 : 100 * player.points);
}

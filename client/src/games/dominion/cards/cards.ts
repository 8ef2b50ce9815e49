/** The cards as they are printed, with our own pictures. The order is that of the kinds in the rules. */
import type { IconName } from "../../../lib/ui/icon-names";

export type CardType = "action" | "attack" | "reaction" | "treasure" | "victory" | "curse";

/** One symbol with a number on a card. */
export type Effect =
  | { do: "cards" | "actions" | "buys" | "coins" | "points"; number: number }
  | { do: "gain"; most: number }
  | { do: "hand"; number: number; attack?: true }
  | { do: "sign"; icon: IconName; tone?: "attack" | "reaction"; text?: string }
  | { do: "then" };

export interface Card {
  name: string;
  types: CardType[];
  cost: number;
  coins: number;
  points: number;
  icon: IconName;
  effects: Effect[];
}

const cards = (number: number): Effect => ({ do: "cards", number });
const actions = (number: number): Effect => ({ do: "actions", number });
const buys = (number: number): Effect => ({ do: "buys", number });
const coins = (number: number): Effect => ({ do: "coins", number });
const points = (number: number): Effect => ({ do: "points", number });
const gain = (most: number): Effect => ({ do: "gain", most });
const sign = (icon: IconName, text?: string): Effect => ({ do: "sign", icon, ...(text ? { text } : {}) });
const attack = (icon: IconName, text?: string): Effect => ({
  do: "sign",
  icon,
  tone: "attack",
  ...(text ? { text } : {}),
});
const then: Effect = { do: "then" };

function card(
  name: string,
  types: CardType[],
  cost: number,
  icon: IconName,
  effects: Effect[],
  worth: { coins?: number; points?: number } = {},
): Card {
  return { name, types, cost, icon, effects, coins: worth.coins ?? 0, points: worth.points ?? 0 };
}

export const CARDS: Card[] = [
  card("copper", ["treasure"], 0, "two-coins", [coins(1)], { coins: 1 }),
  card("silver", ["treasure"], 3, "coins", [coins(2)], { coins: 2 }),
  card("gold", ["treasure"], 6, "gold-stack", [coins(3)], { coins: 3 }),
  card("estate", ["victory"], 2, "windmill", [points(1)], { points: 1 }),
  card("duchy", ["victory"], 5, "hill-fort", [points(3)], { points: 3 }),
  card("province", ["victory"], 8, "medieval-gate", [points(6)], { points: 6 }),
  card("curse", ["curse"], 0, "raven", [points(-1)], { points: -1 }),
  card("adventurer", ["action"], 6, "treasure-map", [sign("card-draw", "2"), sign("crown-coin")]),
  card("bureaucrat", ["action", "attack"], 4, "tied-scroll", [
    sign("card-pickup"),
    sign("coins"),
    attack("laurel-crown"),
  ]),
  card("cellar", ["action"], 2, "cellar-barrels", [actions(1), sign("card-exchange")]),
  card("chancellor", ["action"], 3, "scroll-quill", [coins(2), sign("clockwise-rotation")]),
  card("chapel", ["action"], 2, "church", [sign("fire-bowl", "≤4")]),
  card("council-room", ["action"], 5, "congress", [cards(4), buys(1)]),
  card("feast", ["action"], 4, "roast-chicken", [sign("fire-bowl"), then, gain(5)]),
  card("festival", ["action"], 5, "party-popper", [actions(2), buys(1), coins(2)]),
  card("gardens", ["victory"], 4, "flower-pot", [points(1), sign("stack", "/10")]),
  card("laboratory", ["action"], 5, "erlenmeyer", [cards(2), actions(1)]),
  card("library", ["action"], 5, "bookshelf", [{ do: "hand", number: 7 }]),
  card("market", ["action"], 5, "scales", [cards(1), actions(1), buys(1), coins(1)]),
  card("militia", ["action", "attack"], 4, "spears", [coins(2), { do: "hand", number: 3, attack: true }]),
  card("mine", ["action"], 5, "mine-wagon", [sign("fire-bowl"), sign("crown-coin"), then, coins(3)]),
  card("moat", ["action", "reaction"], 2, "drawbridge", [
    cards(2),
    { do: "sign", icon: "shield-reflect", tone: "reaction" },
  ]),
  card("moneylender", ["action"], 4, "pay-money", [sign("fire-bowl"), sign("two-coins"), then, coins(3)]),
  card("remodel", ["action"], 4, "trowel", [sign("fire-bowl", "1"), then, coins(2)]),
  card("smithy", ["action"], 4, "anvil-impact", [cards(3)]),
  card("spy", ["action", "attack"], 4, "spy", [cards(1), actions(1), attack("semi-closed-eye")]),
  card("thief", ["action", "attack"], 4, "robber", [attack("hand"), attack("crown-coin")]),
  card("throne-room", ["action"], 4, "throne-king", [sign("card-play", "×2")]),
  card("village", ["action"], 3, "village", [cards(1), actions(2)]),
  card("witch", ["action", "attack"], 5, "cauldron", [cards(2), attack("raven")]),
  card("woodcutter", ["action"], 3, "axe-in-stump", [buys(1), coins(2)]),
  card("workshop", ["action"], 3, "hammer-nails", [gain(4)]),
];

const BY_NAME = new Map(CARDS.map((one, place) => [one.name, { one, place }]));

export function cardOf(name: string): Card {
  const found = BY_NAME.get(name);
  if (!found) throw new Error(`there is no card ${name}`);
  return found.one;
}

/** The number of a kind in the rules; selections whose order means nothing are sent in this order. */
export function numberOf(name: string): number {
  return BY_NAME.get(name)?.place ?? -1;
}

export const BASIC = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"];

export const KINGDOMS: Record<string, string[]> = {
  "first-game": [
    "cellar",
    "market",
    "militia",
    "mine",
    "moat",
    "remodel",
    "smithy",
    "village",
    "woodcutter",
    "workshop",
  ],
  "big-money": [
    "adventurer",
    "bureaucrat",
    "chancellor",
    "chapel",
    "feast",
    "laboratory",
    "market",
    "mine",
    "moneylender",
    "throne-room",
  ],
  interaction: [
    "bureaucrat",
    "chancellor",
    "council-room",
    "festival",
    "library",
    "militia",
    "moat",
    "spy",
    "thief",
    "village",
  ],
  "size-distortion": [
    "cellar",
    "chapel",
    "feast",
    "gardens",
    "laboratory",
    "thief",
    "village",
    "witch",
    "woodcutter",
    "workshop",
  ],
  "village-square": [
    "bureaucrat",
    "cellar",
    "festival",
    "library",
    "market",
    "remodel",
    "smithy",
    "throne-room",
    "village",
    "woodcutter",
  ],
};

/** The type that gives a card its colour. */
export function mainType(one: Card): CardType {
  if (one.types.includes("attack")) return "attack";
  if (one.types.includes("reaction")) return "reaction";
  return one.types[0] ?? "action";
}

export const TYPE_ICONS: Record<CardType, IconName> = {
  action: "polar-star",
  attack: "crossed-swords",
  reaction: "shield-reflect",
  treasure: "crown-coin",
  victory: "laurel-crown",
  curse: "raven",
};

/** Kingdom cards as they lie on the table: by cost, then in the order of the kinds. */
export function byCost(names: string[]): string[] {
  return [...names].sort((a, b) => cardOf(a).cost - cardOf(b).cost || numberOf(a) - numberOf(b));
}

/** A hand as it is held: Actions, then Treasures, then the rest, dear ones first. */
export function byUse(names: string[]): string[] {
  const rank = (name: string) => {
    const types = cardOf(name).types;
    if (types.includes("action")) return 0;
    return types.includes("treasure") ? 1 : 2;
  };
  return [...names].sort((a, b) => rank(a) - rank(b) || cardOf(b).cost - cardOf(a).cost || numberOf(a) - numberOf(b));
}

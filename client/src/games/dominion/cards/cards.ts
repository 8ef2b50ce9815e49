/** The cards as they are printed, with our own pictures. The order is that of the kinds in the rules. */
import { PRINTED, type PrintedCard } from "../../../generated/cards/dominion";
import type { IconName } from "../../../lib/ui/icon-names";
import { catalogue } from "../../base/lists";

export { BASIC, KINGDOMS } from "../../../generated/cards/dominion";

export type CardType = PrintedCard["types"][number];

/** One symbol with a number on a card. */
export type Effect =
  | { do: "cards" | "actions" | "buys" | "coins" | "points"; number: number }
  | { do: "gain"; most: number }
  | { do: "hand"; number: number; attack?: true }
  | { do: "sign"; icon: IconName; tone?: "attack" | "reaction"; text?: string }
  | { do: "then" };

export type Card = PrintedCard & { icon: IconName; effects: Effect[] };

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

/** Our picture of a card, and its text in symbols. */
type Picture = [icon: IconName, effects: Effect[]];

const PICTURES: Record<string, Picture> = {
  copper: ["two-coins", [coins(1)]],
  silver: ["coins", [coins(2)]],
  gold: ["gold-stack", [coins(3)]],
  estate: ["windmill", [points(1)]],
  duchy: ["hill-fort", [points(3)]],
  province: ["medieval-gate", [points(6)]],
  curse: ["raven", [points(-1)]],
  adventurer: ["treasure-map", [sign("card-draw", "2"), sign("crown-coin")]],
  bureaucrat: ["tied-scroll", [sign("card-pickup"), sign("coins"), attack("laurel-crown")]],
  cellar: ["cellar-barrels", [actions(1), sign("card-exchange")]],
  chancellor: ["scroll-quill", [coins(2), sign("clockwise-rotation")]],
  chapel: ["church", [sign("fire-bowl", "≤4")]],
  "council-room": ["congress", [cards(4), buys(1)]],
  feast: ["roast-chicken", [sign("fire-bowl"), then, gain(5)]],
  festival: ["party-popper", [actions(2), buys(1), coins(2)]],
  gardens: ["flower-pot", [points(1), sign("stack", "/10")]],
  laboratory: ["erlenmeyer", [cards(2), actions(1)]],
  library: ["bookshelf", [{ do: "hand", number: 7 }]],
  market: ["scales", [cards(1), actions(1), buys(1), coins(1)]],
  militia: ["spears", [coins(2), { do: "hand", number: 3, attack: true }]],
  mine: ["mine-wagon", [sign("fire-bowl"), sign("crown-coin"), then, coins(3)]],
  moat: ["drawbridge", [cards(2), { do: "sign", icon: "shield-reflect", tone: "reaction" }]],
  moneylender: ["pay-money", [sign("fire-bowl"), sign("two-coins"), then, coins(3)]],
  remodel: ["trowel", [sign("fire-bowl", "1"), then, coins(2)]],
  smithy: ["anvil-impact", [cards(3)]],
  spy: ["spy", [cards(1), actions(1), attack("semi-closed-eye")]],
  thief: ["robber", [attack("hand"), attack("crown-coin")]],
  "throne-room": ["throne-king", [sign("card-play", "×2")]],
  village: ["village", [cards(1), actions(2)]],
  witch: ["cauldron", [cards(2), attack("raven")]],
  woodcutter: ["axe-in-stump", [buys(1), coins(2)]],
  workshop: ["hammer-nails", [gain(4)]],
};

function pictured(card: PrintedCard): Card {
  const picture = PICTURES[card.name];
  if (!picture) throw new Error(`there is no picture of ${card.name}`);
  return { ...card, icon: picture[0], effects: picture[1] };
}

export const CARDS: Card[] = PRINTED.map(pictured);

/** The number of a kind in the rules is the order in which selections are sent whose order means nothing. */
export const { cardOf, numberOf } = catalogue(CARDS);

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

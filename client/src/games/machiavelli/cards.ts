/** The cards of all boxes with our own pictures. The order is that of the kinds in the rules. */
import type { IconName } from "../../lib/ui/icon-names";

export type DistrictType = "religious" | "military" | "noble" | "trade" | "unique";
export const TYPES: DistrictType[] = ["religious", "military", "noble", "trade", "unique"];

export interface Card {
  name: string;
  /** Action cards have no type. */
  type: DistrictType | null;
  cost: number;
  icon: IconName;
  /** Extra points in silver. */
  silver: number;
}

export interface Character {
  name: string;
  rank: number;
  type: DistrictType | null;
  icon: IconName;
}

function districts(type: DistrictType | null, list: [string, number, IconName, number?][]): Card[] {
  return list.map(([name, cost, icon, silver = 0]) => ({ name, type, cost, icon, silver }));
}

export const BASIC: Card[] = [
  ...districts("religious", [
    ["temple", 1, "greek-temple"],
    ["church", 2, "church"],
    ["monastery", 3, "prayer"],
    ["cathedral", 5, "byzantin-temple"],
  ]),
  ...districts("military", [
    ["watchtower", 1, "watchtower"],
    ["prison", 2, "prisoner"],
    ["barracks", 3, "medieval-pavilion"],
    ["fortress", 5, "hill-fort"],
  ]),
  ...districts("noble", [
    ["manor", 3, "family-house"],
    ["castle", 4, "castle"],
    ["palace", 5, "capitol"],
  ]),
  ...districts("trade", [
    ["tavern", 1, "beer-stein"],
    ["market", 2, "shop"],
    ["trading-post", 2, "block-house"],
    ["docks", 3, "warehouse"],
    ["harbor", 4, "harbor-dock"],
    ["town-hall", 5, "congress"],
  ]),
];

export const UNIQUES: Card[] = districts("unique", [
  ["poor-house", 4, "receive-money"],
  ["basilica", 4, "ancient-columns"],
  ["library", 6, "bookshelf"],
  ["capitol", 5, "capitol"],
  ["keep", 3, "white-tower"],
  ["dragon-gate", 6, "dragon-head", 2],
  ["factory", 5, "gears"],
  ["secret-vault", 0, "open-chest", 3],
  ["thieves-den", 6, "domino-mask"],
  ["gold-mine", 6, "gold-mine"],
  ["great-wall", 6, "defensive-wall"],
  ["ivory-tower", 5, "obelisk"],
  ["map-room", 5, "treasure-map"],
  ["laboratory", 5, "erlenmeyer"],
  ["monument", 4, "laurels"],
  ["museum", 4, "palette"],
  ["park", 6, "fruit-tree"],
  ["imperial-treasury", 5, "gold-stack"],
  ["school-of-magic", 6, "spell-book"],
  ["smithy", 5, "anvil-impact"],
  ["haunted-quarter", 2, "spooky-house"],
  ["necropolis", 5, "coffin"],
  ["stables", 2, "horseshoe"],
  ["statue", 3, "philosopher-bust"],
  ["quarry", 5, "stone-pile"],
  ["framework", 3, "hammer-nails"],
  ["observatory", 4, "telescope"],
  ["theater", 6, "drama-masks"],
  ["armory", 3, "crossed-axes"],
  ["wishing-well", 5, "well"],
  ["graveyard", 5, "tombstone"],
  ["bell-tower", 5, "ringing-bell"],
  ["throne-room", 6, "throne-king"],
  ["university", 6, "graduate-cap", 2],
  ["lighthouse", 3, "lighthouse"],
  ["hospital", 6, "hospital-cross"],
  ["ballroom", 6, "violin"],
]);

export const ACTION_CARDS: Card[] = districts(null, [
  ["acrobat", 0, "juggler"],
  ["circus-tent", 0, "barracks-tent"],
  ["director", 0, "director-chair"],
  ["ticket-wagon", 0, "old-wagon"],
  ["human-cannonball", 0, "cannon"],
  ["rasputin", 0, "beard"],
  ["fortune-teller", 0, "crystal-ball"],
]);

export const CARDS: Card[] = [...BASIC, ...UNIQUES, ...ACTION_CARDS];
const BY_NAME = new Map(CARDS.map((one, place) => [one.name, { one, place }]));
const FIRST_ACTION_CARD = BASIC.length + UNIQUES.length;

/** Where the classic boxes print another cost. */
const CLASSIC_COSTS: Record<string, number> = { observatory: 5, "imperial-treasury": 4, "poor-house": 0 };

export function cardOf(name: string): Card {
  const found = BY_NAME.get(name);
  if (!found) throw new Error(`there is no card ${name}`);
  return found.one;
}

/** The number of a kind in the rules. */
export function numberOf(name: string): number {
  return BY_NAME.get(name)?.place ?? -1;
}

export function isActionCard(name: string): boolean {
  return numberOf(name) >= FIRST_ACTION_CARD;
}

/** What a card costs as it is printed in an edition. */
export function printedCost(name: string, options: Record<string, unknown>): number {
  if (options["edition"] === "deluxe") return cardOf(name).cost;
  if (name === "poor-house" && options["poor-house-cost"] === "5") return 5;
  return CLASSIC_COSTS[name] ?? cardOf(name).cost;
}

const character = (name: string, rank: number, icon: IconName, type: DistrictType | null = null): Character => ({
  name,
  rank,
  icon,
  type,
});

export const CHARACTERS: Character[] = [
  character("assassin", 1, "cloak-dagger"),
  character("witch", 1, "cauldron"),
  character("magistrate", 1, "gavel"),
  character("thief", 2, "robber"),
  character("spy", 2, "spy"),
  character("blackmailer", 2, "stabbed-note"),
  character("magician", 3, "pointy-hat"),
  character("wizard", 3, "wizard-face"),
  character("seer", 3, "third-eye"),
  character("king", 4, "queen-crown", "noble"),
  character("emperor", 4, "imperial-crown", "noble"),
  character("patrician", 4, "laurel-crown", "noble"),
  character("bishop", 5, "pope-crown", "religious"),
  character("abbot", 5, "monk-face", "religious"),
  character("cardinal", 5, "holy-symbol", "religious"),
  character("merchant", 6, "caravel", "trade"),
  character("alchemist", 6, "round-bottom-flask"),
  character("trader", 6, "swap-bag", "trade"),
  character("architect", 7, "pencil-ruler"),
  character("navigator", 7, "sextant"),
  character("scholar", 7, "open-book"),
  character("warlord", 8, "barbute", "military"),
  character("diplomat", 8, "shaking-hands", "military"),
  character("marshal", 8, "mounted-knight", "military"),
  character("queen", 9, "crowned-heart"),
  character("artist", 9, "paint-brush"),
  character("tax-collector", 9, "cash"),
];
const CHARACTER_BY_NAME = new Map(CHARACTERS.map((one) => [one.name, one]));

export function characterOf(name: string): Character {
  const found = CHARACTER_BY_NAME.get(name);
  if (!found) throw new Error(`there is no character ${name}`);
  return found;
}

export function isCharacter(name: string): boolean {
  return CHARACTER_BY_NAME.has(name);
}

export const TYPE_ICONS: Record<DistrictType, IconName> = {
  religious: "pope-crown",
  military: "crossed-swords",
  noble: "fleur-de-lys",
  trade: "scales",
  unique: "polar-star",
};

/** The colour class of a card: its type, or `action`. */
export function tone(name: string): string {
  return `tone-${cardOf(name).type ?? "action"}`;
}

/** A hand as it is held: by type, then dear ones last; action cards after the districts. */
export function byType(names: string[]): string[] {
  const rank = (name: string) => {
    const type = cardOf(name).type;
    return type ? TYPES.indexOf(type) : TYPES.length;
  };
  return [...names].sort((a, b) => rank(a) - rank(b) || cardOf(a).cost - cardOf(b).cost || numberOf(a) - numberOf(b));
}

/** Cards less other cards, each counted. */
export function without(cards: string[], gone: string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

export interface Composition {
  characters: string[];
  uniques: string[];
}

const composed = (characters: string, uniques: string): Composition => ({
  characters: characters.split(" "),
  uniques: uniques.split(" "),
});

/** The recommended sets of Deluxe. */
export const PRESETS: Record<string, Composition> = {
  "first-game": composed(
    "assassin thief magician king bishop merchant architect warlord",
    "dragon-gate factory haunted-quarter imperial-treasury keep laboratory library map-room quarry " +
      "school-of-magic smithy statue thieves-den wishing-well",
  ),
  "ambitious-aristocrats": composed(
    "magistrate thief wizard patrician bishop trader architect marshal queen",
    "capitol factory framework great-wall haunted-quarter keep necropolis park poor-house quarry " +
      "school-of-magic stables statue thieves-den",
  ),
  "cunning-agents": composed(
    "witch blackmailer magician emperor abbot alchemist architect warlord tax-collector",
    "armory basilica dragon-gate gold-mine keep monument museum necropolis park poor-house quarry secret-vault " +
      "smithy theater",
  ),
  "illustrious-emissaries": composed(
    "witch spy seer emperor bishop merchant scholar diplomat artist",
    "factory framework great-wall haunted-quarter ivory-tower keep library museum observatory park poor-house " +
      "quarry school-of-magic smithy",
  ),
  "devious-dignitaries": composed(
    "magistrate blackmailer wizard king abbot alchemist navigator marshal queen",
    "dragon-gate factory framework haunted-quarter laboratory necropolis park poor-house secret-vault smithy " +
      "stables theater thieves-den wishing-well",
  ),
  "tenacious-delegates": composed(
    "assassin spy seer king cardinal trader scholar diplomat artist",
    "basilica capitol haunted-quarter imperial-treasury laboratory library map-room observatory " +
      "school-of-magic secret-vault smithy stables statue wishing-well",
  ),
  "vicious-nobles": composed(
    "assassin thief magician patrician cardinal merchant navigator warlord tax-collector",
    "armory basilica dragon-gate gold-mine imperial-treasury ivory-tower laboratory map-room monument museum " +
      "school-of-magic statue thieves-den wishing-well",
  ),
  original: composed(
    "assassin thief magician king bishop merchant architect warlord",
    "library keep dragon-gate great-wall laboratory school-of-magic smithy haunted-quarter observatory " +
      "graveyard university",
  ),
};

export const CLASSIC_CHARACTERS = PRESETS["first-game"]?.characters ?? [];

/** Sets of characters of De Donkere Landen. */
export const DARK_LANDS_SETS: Record<string, string[]> = {
  "base-artist": [...CLASSIC_CHARACTERS, "artist"],
  "base-queen": [...CLASSIC_CHARACTERS, "queen"],
  "all-new": ["witch", "tax-collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat", "artist"],
};

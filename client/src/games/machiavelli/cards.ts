/** The cards of all boxes with our own pictures. The order is that of the kinds in the rules. */
import * as printed from "../../generated/cards/machiavelli";
import type { IconName } from "../../lib/ui/icon-names";
import { catalogue } from "../base/lists";

export { CLASSIC_CHARACTERS, DARK_LANDS_SETS, PRESETS, type Composition } from "../../generated/cards/machiavelli";

export type DistrictType = NonNullable<printed.PrintedCard["type"]>;
export const TYPES: DistrictType[] = ["religious", "military", "noble", "trade", "unique"];

export type Card = printed.PrintedCard & { icon: IconName };

export type Character = printed.PrintedCharacter & { icon: IconName };

const PICTURES: Record<string, IconName> = {
  temple: "greek-temple",
  church: "church",
  monastery: "prayer",
  cathedral: "byzantin-temple",
  watchtower: "watchtower",
  prison: "prisoner",
  barracks: "medieval-pavilion",
  fortress: "hill-fort",
  manor: "family-house",
  castle: "castle",
  palace: "capitol",
  tavern: "beer-stein",
  market: "shop",
  "trading-post": "block-house",
  docks: "warehouse",
  harbor: "harbor-dock",
  "town-hall": "congress",
  "poor-house": "receive-money",
  basilica: "ancient-columns",
  library: "bookshelf",
  capitol: "capitol",
  keep: "white-tower",
  "dragon-gate": "dragon-head",
  factory: "gears",
  "secret-vault": "open-chest",
  "thieves-den": "domino-mask",
  "gold-mine": "gold-mine",
  "great-wall": "defensive-wall",
  "ivory-tower": "obelisk",
  "map-room": "treasure-map",
  laboratory: "erlenmeyer",
  monument: "laurels",
  museum: "palette",
  park: "fruit-tree",
  "imperial-treasury": "gold-stack",
  "school-of-magic": "spell-book",
  smithy: "anvil-impact",
  "haunted-quarter": "spooky-house",
  necropolis: "coffin",
  stables: "horseshoe",
  statue: "philosopher-bust",
  quarry: "stone-pile",
  framework: "hammer-nails",
  observatory: "telescope",
  theater: "drama-masks",
  armory: "crossed-axes",
  "wishing-well": "well",
  graveyard: "tombstone",
  "bell-tower": "ringing-bell",
  "throne-room": "throne-king",
  university: "graduate-cap",
  lighthouse: "lighthouse",
  hospital: "hospital-cross",
  ballroom: "violin",
  acrobat: "juggler",
  "circus-tent": "barracks-tent",
  director: "director-chair",
  "ticket-wagon": "old-wagon",
  "human-cannonball": "cannon",
  rasputin: "beard",
  "fortune-teller": "crystal-ball",
};

const FACES: Record<string, IconName> = {
  assassin: "cloak-dagger",
  witch: "cauldron",
  magistrate: "gavel",
  thief: "robber",
  spy: "spy",
  blackmailer: "stabbed-note",
  magician: "pointy-hat",
  wizard: "wizard-face",
  seer: "third-eye",
  king: "queen-crown",
  emperor: "imperial-crown",
  patrician: "laurel-crown",
  bishop: "pope-crown",
  abbot: "monk-face",
  cardinal: "holy-symbol",
  merchant: "caravel",
  alchemist: "round-bottom-flask",
  trader: "swap-bag",
  architect: "pencil-ruler",
  navigator: "sextant",
  scholar: "open-book",
  warlord: "barbute",
  diplomat: "shaking-hands",
  marshal: "mounted-knight",
  queen: "crowned-heart",
  artist: "paint-brush",
  "tax-collector": "cash",
};

function pictured<Printed extends { name: string }>(
  cards: Printed[],
  pictures: Record<string, IconName>,
): (Printed & { icon: IconName })[] {
  return cards.map((card) => {
    const icon = pictures[card.name];
    if (!icon) throw new Error(`there is no picture of ${card.name}`);
    return { ...card, icon };
  });
}

export const BASIC: Card[] = pictured(printed.BASIC, PICTURES);
export const UNIQUES: Card[] = pictured(printed.UNIQUES, PICTURES);
export const ACTION_CARDS: Card[] = pictured(printed.ACTION_CARDS, PICTURES);
export const CARDS: Card[] = [...BASIC, ...UNIQUES, ...ACTION_CARDS];
export const { cardOf, numberOf } = catalogue(CARDS);
const FIRST_ACTION_CARD = BASIC.length + UNIQUES.length;

export function isActionCard(name: string): boolean {
  return numberOf(name) >= FIRST_ACTION_CARD;
}

/** What a card costs as it is printed in an edition. */
export function printedCost(name: string, options: Record<string, unknown>): number {
  if (options["edition"] === "deluxe") return cardOf(name).cost;
  if (name === "poor-house" && options["poor-house-cost"] === "5") return printed.CLASSIC_POOR_HOUSE_MENDED;
  return printed.CLASSIC_COSTS[name] ?? cardOf(name).cost;
}

export const CHARACTERS: Character[] = pictured(printed.CHARACTERS, FACES);
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

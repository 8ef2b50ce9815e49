// What is printed, and which sets there are. Generated from games/machiavelli/words/printed.py:
// do not edit, run python -m tools.typescript

/** A district or an action card; action cards have no type. Silver is points only. */
export type PrintedCard = {
  name: string;
  type: "military" | "noble" | "religious" | "trade" | "unique" | null;
  cost: number;
  silver: number;
};

/** A character: its rank in Deluxe, and the type of district that pays it. */
export type PrintedCharacter = {
  name: string;
  rank: number;
  type: "military" | "noble" | "religious" | "trade" | "unique" | null;
};

/** A recommended set of Deluxe. */
export type Composition = {
  characters: string[];
  uniques: string[];
};

export const BASIC: PrintedCard[] = [
  {"name": "temple", "type": "religious", "cost": 1, "silver": 0},
  {"name": "church", "type": "religious", "cost": 2, "silver": 0},
  {"name": "monastery", "type": "religious", "cost": 3, "silver": 0},
  {"name": "cathedral", "type": "religious", "cost": 5, "silver": 0},
  {"name": "watchtower", "type": "military", "cost": 1, "silver": 0},
  {"name": "prison", "type": "military", "cost": 2, "silver": 0},
  {"name": "barracks", "type": "military", "cost": 3, "silver": 0},
  {"name": "fortress", "type": "military", "cost": 5, "silver": 0},
  {"name": "manor", "type": "noble", "cost": 3, "silver": 0},
  {"name": "castle", "type": "noble", "cost": 4, "silver": 0},
  {"name": "palace", "type": "noble", "cost": 5, "silver": 0},
  {"name": "tavern", "type": "trade", "cost": 1, "silver": 0},
  {"name": "market", "type": "trade", "cost": 2, "silver": 0},
  {"name": "trading-post", "type": "trade", "cost": 2, "silver": 0},
  {"name": "docks", "type": "trade", "cost": 3, "silver": 0},
  {"name": "harbor", "type": "trade", "cost": 4, "silver": 0},
  {"name": "town-hall", "type": "trade", "cost": 5, "silver": 0},
];

export const UNIQUES: PrintedCard[] = [
  {"name": "poor-house", "type": "unique", "cost": 4, "silver": 0},
  {"name": "basilica", "type": "unique", "cost": 4, "silver": 0},
  {"name": "library", "type": "unique", "cost": 6, "silver": 0},
  {"name": "capitol", "type": "unique", "cost": 5, "silver": 0},
  {"name": "keep", "type": "unique", "cost": 3, "silver": 0},
  {"name": "dragon-gate", "type": "unique", "cost": 6, "silver": 2},
  {"name": "factory", "type": "unique", "cost": 5, "silver": 0},
  {"name": "secret-vault", "type": "unique", "cost": 0, "silver": 3},
  {"name": "thieves-den", "type": "unique", "cost": 6, "silver": 0},
  {"name": "gold-mine", "type": "unique", "cost": 6, "silver": 0},
  {"name": "great-wall", "type": "unique", "cost": 6, "silver": 0},
  {"name": "ivory-tower", "type": "unique", "cost": 5, "silver": 0},
  {"name": "map-room", "type": "unique", "cost": 5, "silver": 0},
  {"name": "laboratory", "type": "unique", "cost": 5, "silver": 0},
  {"name": "monument", "type": "unique", "cost": 4, "silver": 0},
  {"name": "museum", "type": "unique", "cost": 4, "silver": 0},
  {"name": "park", "type": "unique", "cost": 6, "silver": 0},
  {"name": "imperial-treasury", "type": "unique", "cost": 5, "silver": 0},
  {"name": "school-of-magic", "type": "unique", "cost": 6, "silver": 0},
  {"name": "smithy", "type": "unique", "cost": 5, "silver": 0},
  {"name": "haunted-quarter", "type": "unique", "cost": 2, "silver": 0},
  {"name": "necropolis", "type": "unique", "cost": 5, "silver": 0},
  {"name": "stables", "type": "unique", "cost": 2, "silver": 0},
  {"name": "statue", "type": "unique", "cost": 3, "silver": 0},
  {"name": "quarry", "type": "unique", "cost": 5, "silver": 0},
  {"name": "framework", "type": "unique", "cost": 3, "silver": 0},
  {"name": "observatory", "type": "unique", "cost": 4, "silver": 0},
  {"name": "theater", "type": "unique", "cost": 6, "silver": 0},
  {"name": "armory", "type": "unique", "cost": 3, "silver": 0},
  {"name": "wishing-well", "type": "unique", "cost": 5, "silver": 0},
  {"name": "graveyard", "type": "unique", "cost": 5, "silver": 0},
  {"name": "bell-tower", "type": "unique", "cost": 5, "silver": 0},
  {"name": "throne-room", "type": "unique", "cost": 6, "silver": 0},
  {"name": "university", "type": "unique", "cost": 6, "silver": 2},
  {"name": "lighthouse", "type": "unique", "cost": 3, "silver": 0},
  {"name": "hospital", "type": "unique", "cost": 6, "silver": 0},
  {"name": "ballroom", "type": "unique", "cost": 6, "silver": 0},
];

export const ACTION_CARDS: PrintedCard[] = [
  {"name": "acrobat", "type": null, "cost": 0, "silver": 0},
  {"name": "circus-tent", "type": null, "cost": 0, "silver": 0},
  {"name": "director", "type": null, "cost": 0, "silver": 0},
  {"name": "ticket-wagon", "type": null, "cost": 0, "silver": 0},
  {"name": "human-cannonball", "type": null, "cost": 0, "silver": 0},
  {"name": "rasputin", "type": null, "cost": 0, "silver": 0},
  {"name": "fortune-teller", "type": null, "cost": 0, "silver": 0},
];

export const CHARACTERS: PrintedCharacter[] = [
  {"name": "assassin", "rank": 1, "type": null},
  {"name": "witch", "rank": 1, "type": null},
  {"name": "magistrate", "rank": 1, "type": null},
  {"name": "thief", "rank": 2, "type": null},
  {"name": "spy", "rank": 2, "type": null},
  {"name": "blackmailer", "rank": 2, "type": null},
  {"name": "magician", "rank": 3, "type": null},
  {"name": "wizard", "rank": 3, "type": null},
  {"name": "seer", "rank": 3, "type": null},
  {"name": "king", "rank": 4, "type": "noble"},
  {"name": "emperor", "rank": 4, "type": "noble"},
  {"name": "patrician", "rank": 4, "type": "noble"},
  {"name": "bishop", "rank": 5, "type": "religious"},
  {"name": "abbot", "rank": 5, "type": "religious"},
  {"name": "cardinal", "rank": 5, "type": "religious"},
  {"name": "merchant", "rank": 6, "type": "trade"},
  {"name": "alchemist", "rank": 6, "type": null},
  {"name": "trader", "rank": 6, "type": "trade"},
  {"name": "architect", "rank": 7, "type": null},
  {"name": "navigator", "rank": 7, "type": null},
  {"name": "scholar", "rank": 7, "type": null},
  {"name": "warlord", "rank": 8, "type": "military"},
  {"name": "diplomat", "rank": 8, "type": "military"},
  {"name": "marshal", "rank": 8, "type": "military"},
  {"name": "queen", "rank": 9, "type": null},
  {"name": "artist", "rank": 9, "type": null},
  {"name": "tax-collector", "rank": 9, "type": null},
];

export const CLASSIC_COSTS: Record<string, number> = {"observatory": 5, "imperial-treasury": 4, "poor-house": 0};

export const CLASSIC_POOR_HOUSE_MENDED: number = 5;

export const PRESETS: Record<string, Composition> = {
  "first-game": {
    "characters": ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"],
    "uniques": [
      "dragon-gate", "factory", "haunted-quarter", "imperial-treasury", "keep", "laboratory", "library", "map-room",
      "quarry", "school-of-magic", "smithy", "statue", "thieves-den", "wishing-well"
    ],
  },
  "ambitious-aristocrats": {
    "characters": ["magistrate", "thief", "wizard", "patrician", "bishop", "trader", "architect", "marshal", "queen"],
    "uniques": [
      "capitol", "factory", "framework", "great-wall", "haunted-quarter", "keep", "necropolis", "park", "poor-house",
      "quarry", "school-of-magic", "stables", "statue", "thieves-den"
    ],
  },
  "cunning-agents": {
    "characters": [
      "witch", "blackmailer", "magician", "emperor", "abbot", "alchemist", "architect", "warlord", "tax-collector"
    ],
    "uniques": [
      "armory", "basilica", "dragon-gate", "gold-mine", "keep", "monument", "museum", "necropolis", "park",
      "poor-house", "quarry", "secret-vault", "smithy", "theater"
    ],
  },
  "illustrious-emissaries": {
    "characters": ["witch", "spy", "seer", "emperor", "bishop", "merchant", "scholar", "diplomat", "artist"],
    "uniques": [
      "factory", "framework", "great-wall", "haunted-quarter", "ivory-tower", "keep", "library", "museum",
      "observatory", "park", "poor-house", "quarry", "school-of-magic", "smithy"
    ],
  },
  "devious-dignitaries": {
    "characters": [
      "magistrate", "blackmailer", "wizard", "king", "abbot", "alchemist", "navigator", "marshal", "queen"
    ],
    "uniques": [
      "dragon-gate", "factory", "framework", "haunted-quarter", "laboratory", "necropolis", "park", "poor-house",
      "secret-vault", "smithy", "stables", "theater", "thieves-den", "wishing-well"
    ],
  },
  "tenacious-delegates": {
    "characters": ["assassin", "spy", "seer", "king", "cardinal", "trader", "scholar", "diplomat", "artist"],
    "uniques": [
      "basilica", "capitol", "haunted-quarter", "imperial-treasury", "laboratory", "library", "map-room", "observatory",
      "school-of-magic", "secret-vault", "smithy", "stables", "statue", "wishing-well"
    ],
  },
  "vicious-nobles": {
    "characters": [
      "assassin", "thief", "magician", "patrician", "cardinal", "merchant", "navigator", "warlord", "tax-collector"
    ],
    "uniques": [
      "armory", "basilica", "dragon-gate", "gold-mine", "imperial-treasury", "ivory-tower", "laboratory", "map-room",
      "monument", "museum", "school-of-magic", "statue", "thieves-den", "wishing-well"
    ],
  },
  "original": {
    "characters": ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"],
    "uniques": [
      "library", "keep", "dragon-gate", "great-wall", "laboratory", "school-of-magic", "smithy", "haunted-quarter",
      "observatory", "graveyard", "university"
    ],
  },
};

export const CLASSIC_CHARACTERS: string[] = [
  "assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"
];

export const DARK_LANDS_SETS: Record<string, string[]> = {
  "base-artist": ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "artist"],
  "base-queen": ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "queen"],
  "all-new": ["witch", "tax-collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat", "artist"],
};

export const DARK_LANDS_UNIQUES: string[] = [
  "great-wall", "quarry", "wishing-well", "imperial-treasury", "map-room", "hospital", "poor-house", "lighthouse",
  "park", "armory", "ballroom", "factory", "museum", "bell-tower", "throne-room"
];

export const LILAC_CARDS: string[] = [
  "haunted-quarter", "keep", "graveyard", "laboratory", "smithy", "observatory", "library", "school-of-magic",
  "dragon-gate", "university", "keep-2"
];

// What is printed, and which sets there are. Generated from games/dominion/words/printed.py:
// do not edit, run python -m tools.typescript

/** A kind of card as it is printed. */
export type PrintedCard = {
  name: string;
  types: ("action" | "attack" | "curse" | "reaction" | "treasure" | "victory")[];
  cost: number;
  coins: number;
  points: number;
};

export const PRINTED: PrintedCard[] = [
  {"name": "copper", "types": ["treasure"], "cost": 0, "coins": 1, "points": 0},
  {"name": "silver", "types": ["treasure"], "cost": 3, "coins": 2, "points": 0},
  {"name": "gold", "types": ["treasure"], "cost": 6, "coins": 3, "points": 0},
  {"name": "estate", "types": ["victory"], "cost": 2, "coins": 0, "points": 1},
  {"name": "duchy", "types": ["victory"], "cost": 5, "coins": 0, "points": 3},
  {"name": "province", "types": ["victory"], "cost": 8, "coins": 0, "points": 6},
  {"name": "curse", "types": ["curse"], "cost": 0, "coins": 0, "points": -1},
  {"name": "adventurer", "types": ["action"], "cost": 6, "coins": 0, "points": 0},
  {"name": "bureaucrat", "types": ["action", "attack"], "cost": 4, "coins": 0, "points": 0},
  {"name": "cellar", "types": ["action"], "cost": 2, "coins": 0, "points": 0},
  {"name": "chancellor", "types": ["action"], "cost": 3, "coins": 0, "points": 0},
  {"name": "chapel", "types": ["action"], "cost": 2, "coins": 0, "points": 0},
  {"name": "council-room", "types": ["action"], "cost": 5, "coins": 0, "points": 0},
  {"name": "feast", "types": ["action"], "cost": 4, "coins": 0, "points": 0},
  {"name": "festival", "types": ["action"], "cost": 5, "coins": 0, "points": 0},
  {"name": "gardens", "types": ["victory"], "cost": 4, "coins": 0, "points": 0},
  {"name": "laboratory", "types": ["action"], "cost": 5, "coins": 0, "points": 0},
  {"name": "library", "types": ["action"], "cost": 5, "coins": 0, "points": 0},
  {"name": "market", "types": ["action"], "cost": 5, "coins": 0, "points": 0},
  {"name": "militia", "types": ["action", "attack"], "cost": 4, "coins": 0, "points": 0},
  {"name": "mine", "types": ["action"], "cost": 5, "coins": 0, "points": 0},
  {"name": "moat", "types": ["action", "reaction"], "cost": 2, "coins": 0, "points": 0},
  {"name": "moneylender", "types": ["action"], "cost": 4, "coins": 0, "points": 0},
  {"name": "remodel", "types": ["action"], "cost": 4, "coins": 0, "points": 0},
  {"name": "smithy", "types": ["action"], "cost": 4, "coins": 0, "points": 0},
  {"name": "spy", "types": ["action", "attack"], "cost": 4, "coins": 0, "points": 0},
  {"name": "thief", "types": ["action", "attack"], "cost": 4, "coins": 0, "points": 0},
  {"name": "throne-room", "types": ["action"], "cost": 4, "coins": 0, "points": 0},
  {"name": "village", "types": ["action"], "cost": 3, "coins": 0, "points": 0},
  {"name": "witch", "types": ["action", "attack"], "cost": 5, "coins": 0, "points": 0},
  {"name": "woodcutter", "types": ["action"], "cost": 3, "coins": 0, "points": 0},
  {"name": "workshop", "types": ["action"], "cost": 3, "coins": 0, "points": 0},
];

export const BASIC: string[] = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"];

export const KINGDOMS: Record<string, string[]> = {
  "first-game": [
    "cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop"
  ],
  "big-money": [
    "adventurer", "bureaucrat", "chancellor", "chapel", "feast", "laboratory", "market", "mine", "moneylender",
    "throne-room"
  ],
  "interaction": [
    "bureaucrat", "chancellor", "council-room", "festival", "library", "militia", "moat", "spy", "thief", "village"
  ],
  "size-distortion": [
    "cellar", "chapel", "feast", "gardens", "laboratory", "thief", "village", "witch", "woodcutter", "workshop"
  ],
  "village-square": [
    "bureaucrat", "cellar", "festival", "library", "market", "remodel", "smithy", "throne-room", "village", "woodcutter"
  ],
};

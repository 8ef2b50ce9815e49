// How options are labelled. Generated from core/speech.py and the words of the games:
// do not edit, run python -m tools.typescript

/**
 * A word of a notation as a variable of its label.
 *
 * It is of a sort: the `seat` of a player counted from 0, a player's `place` counted from 1, a `number`, so many
 * `hundreds`, the `rest` of the notation as it is, a `spot` (one of several `tavern-2`: a card and its number), or
 * whatever has a name such as a `card`. With `always` there is no such word: the label speaks of the same each time.
 */
export type Word = {
  variable: string;
  sort: string;
  always?: string;
};

/** The text of the options that begin with a verb, and what their words are. */
export type Label = {
  text: string;
  words: Word[];
};

export const LABELS: Record<string, Record<string, Label>> = {
  "dominion": {
    "play": {"text": "play", "words": [{"variable": "card", "sort": "card"}]},
    "buy": {"text": "buy", "words": [{"variable": "card", "sort": "card"}]},
    "draft": {"text": "draft", "words": [{"variable": "card", "sort": "card"}]},
    "top": {"text": "top", "words": [{"variable": "card", "sort": "card"}]},
    "reveal": {"text": "reveal", "words": [{"variable": "card", "sort": "card"}]},
    "return": {"text": "return", "words": [{"variable": "card", "sort": "card"}]},
    "discard": {"text": "discard", "words": [{"variable": "card", "sort": "card"}]},
    "trash": {"text": "trash", "words": [{"variable": "card", "sort": "card"}]},
    "gain": {"text": "gain", "words": [{"variable": "card", "sort": "card"}]},
  },
  "florence": {
    "return": {"text": "return", "words": [{"variable": "card", "sort": "card"}]},
    "open": {"text": "open", "words": [{"variable": "thing", "sort": "thing"}]},
    "bid": {"text": "bid", "words": [{"variable": "number", "sort": "number"}]},
    "take": {"text": "take-object", "words": [{"variable": "thing", "sort": "thing"}]},
    "choose": {"text": "choose", "words": [{"variable": "thing", "sort": "thing"}]},
    "pick": {"text": "pick", "words": [{"variable": "card", "sort": "card"}]},
    "recruit *": {"text": "recruit-person", "words": [{"variable": "card", "sort": "card"}]},
    "stake": {
      "text": "stake",
      "words": [{"variable": "character", "sort": "character"}, {"variable": "number", "sort": "hundreds"}],
    },
    "pile": {"text": "pile", "words": [{"variable": "pile", "sort": "pile"}]},
    "work *": {"text": "work-with", "words": [{"variable": "card", "sort": "card"}]},
    "use *": {"text": "use-bonus", "words": [{"variable": "card", "sort": "card"}]},
    "buy": {"text": "buy", "words": [{"variable": "number", "sort": "number"}]},
    "introduce": {"text": "introduce", "words": [{"variable": "thing", "sort": "thing"}]},
    "sell": {"text": "sell", "words": [{"variable": "number", "sort": "number"}]},
    "propose": {"text": "propose", "words": [{"variable": "player", "sort": "place"}]},
    "price": {"text": "price", "words": [{"variable": "number", "sort": "number"}]},
    "exchange": {"text": "exchange", "words": [{"variable": "number", "sort": "number"}]},
    "place": {
      "text": "place",
      "words": [{"variable": "thing", "sort": "thing"}, {"variable": "place", "sort": "rest"}],
    },
  },
  "machiavelli": {
    "choose": {"text": "choose", "words": [{"variable": "character", "sort": "character"}]},
    "put-down": {"text": "put-down", "words": [{"variable": "character", "sort": "character"}]},
    "name": {"text": "name", "words": [{"variable": "character", "sort": "character"}]},
    "seal": {"text": "seal", "words": [{"variable": "character", "sort": "character"}]},
    "rose": {"text": "rose", "words": [{"variable": "character", "sort": "character"}]},
    "mark": {"text": "mark", "words": [{"variable": "character", "sort": "character"}]},
    "keep": {"text": "keep", "words": [{"variable": "card", "sort": "card"}]},
    "discard": {"text": "discard", "words": [{"variable": "card", "sort": "card"}]},
    "give": {"text": "give", "words": [{"variable": "card", "sort": "card"}]},
    "take": {"text": "take", "words": [{"variable": "card", "sort": "card"}]},
    "store": {"text": "store", "words": [{"variable": "card", "sort": "card"}]},
    "play": {"text": "play", "words": [{"variable": "card", "sort": "card"}]},
    "build": {"text": "build", "words": [{"variable": "card", "sort": "card"}]},
    "build-by-framework": {"text": "build-by-framework", "words": [{"variable": "card", "sort": "card"}]},
    "build-by-loan": {"text": "build-by-loan", "words": [{"variable": "card", "sort": "card"}]},
    "build-by-sacrifice": {
      "text": "build-by-sacrifice",
      "words": [{"variable": "card", "sort": "card", "always": "necropolis"}],
    },
    "laboratory": {"text": "laboratory", "words": [{"variable": "card", "sort": "card", "always": "laboratory"}]},
    "smithy": {"text": "smithy", "words": [{"variable": "card", "sort": "card", "always": "smithy"}]},
    "museum": {"text": "museum", "words": [{"variable": "card", "sort": "card", "always": "museum"}]},
    "armory": {"text": "armory", "words": [{"variable": "card", "sort": "card", "always": "armory"}]},
    "play-rasputin": {"text": "play-rasputin", "words": [{"variable": "card", "sort": "card", "always": "rasputin"}]},
    "play-acrobat": {"text": "play-acrobat", "words": [{"variable": "card", "sort": "card", "always": "acrobat"}]},
    "player": {"text": "player", "words": [{"variable": "player", "sort": "seat"}]},
    "wagon": {"text": "wagon", "words": [{"variable": "player", "sort": "seat"}]},
    "district": {
      "text": "district",
      "words": [{"variable": "player", "sort": "seat"}, {"variable": "card", "sort": "spot"}],
    },
    "spy-on": {
      "text": "spy-on",
      "words": [{"variable": "player", "sort": "seat"}, {"variable": "type", "sort": "type"}],
    },
    "cards": {"text": "cards", "words": [{"variable": "number", "sort": "number"}]},
  },
};

/** The events that take the marks of big moments away. */
export const MARKS_END: Record<string, string[]> = {"dominion": [], "florence": [], "machiavelli": ["round-started"]};

/** The rules of Florence as they are read, and where to read about each question. */
import type { Texts } from "../../../lib/text/texts";
import { entry, section, type Entry, type GameRules } from "../../base/rules";
import { iconOf } from "../box/icons";
import { BONUS, BUILDINGS, CHARACTERS, LANDSCAPES, PERSONS, PRESTIGE, TILES } from "../box/pieces";
import type { FlorenceView, QuestionKind } from "../view";
import { keyOf, nameOf } from "../words/names";
import { valueOf } from "./options";

const SECTIONS = ["goal", "auction", "actions", "works", "building", "money", "end", "two", "muse", "cooperative"];
const EXPANSIONS: Record<string, string> = {
  muse: "expansion-muse-princess",
  cooperative: "expansion-cooperative",
};
const PIECES = {
  tiles: [...BUILDINGS, ...LANDSCAPES],
  objects: ["jester", "builder", "prestige", "recruit"],
  characters: Object.keys(CHARACTERS),
  persons: Object.keys(PERSONS),
  prestige: Object.keys(PRESTIGE),
  bonus: BONUS,
};
const PHASES: Record<FlorenceView["phase"], string> = {
  "set-up": "works",
  auction: "auction",
  characters: "muse",
  actions: "actions",
  end: "end",
  over: "end",
};

/** How large a building is, and whom it draws. */
function tileText(texts: Texts, tile: string): string {
  const size = TILES[tile]?.size;
  if (!size) return "";
  const persons = Object.keys(PERSONS).filter((person) => PERSONS[person]?.building === tile);
  const number = TILES[tile]?.forms[0]?.length ?? 0;
  const sized = texts.text("words-size", { size: texts.text(`size-${size}`), number });
  return `${sized} ${texts.text("words-wanted", { persons: texts.listing(persons.map((one) => nameOf(texts, one))) })}`;
}

function piece(texts: Texts, id: string): Entry {
  const found = entry(texts, keyOf(id), { id, icon: iconOf(id), facts: "" });
  return { ...found, text: tileText(texts, id) || found.text };
}

export const rules: GameRules = {
  sections: (texts) => SECTIONS.map((id) => section(texts, id, `rules-${id}`)),
  chapters: (texts) =>
    Object.entries(PIECES).map(([id, names]) => ({
      id,
      title: texts.text(`rules-${id}`),
      entries: names.map((name) => piece(texts, name)),
    })),
  asked: {
    "choose-start-persons": "works",
    "auction-open": "auction",
    "auction-bid": "auction",
    "auction-last-buy": "auction",
    "choose-landscape-type": "building",
    "place-landscape": "building",
    build: "building",
    "pick-person": "actions",
    "pick-prestige": "end",
    "pick-bonus": "works",
    "recruit-now": "actions",
    recruit: "actions",
    freedom: "actions",
    "turn-menu": "actions",
    work: "works",
    "work-bonus": "works",
    "buy-pp": "works",
    "a2-turn": "muse",
    "character-window": "muse",
    "merchant-payment": "muse",
    "professor-pile": "muse",
    "princess-work": "muse",
    "banker-exchange": "muse",
    "joint-propose": "cooperative",
    "joint-price": "cooperative",
    "joint-reply": "cooperative",
  } satisfies Record<QuestionKind, string>,
  between: (view) => PHASES[(view as FlorenceView).phase],
  about: (view) => {
    const question = (view as FlorenceView).question;
    const things = [question?.item, question?.tile, question?.character].filter((one) => one !== undefined);
    return things.filter((one) => Object.values(PIECES).some((names) => names.includes(one)));
  },
  inGame: (view) => {
    const { characters, ...always } = PIECES;
    const named = Object.values(always).flat();
    return new Set("characters" in view ? [...named, ...characters] : named);
  },
  holds: (id, view) => {
    const { options, players } = view as FlorenceView;
    const expansion = EXPANSIONS[id];
    if (expansion) return valueOf(options, expansion) === "on";
    return id !== "two" || players.length === 2;
  },
};

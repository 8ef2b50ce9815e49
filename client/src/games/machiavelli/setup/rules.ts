/** The rules of Machiavelli as they are read, and where to read about each question. */
import type { Texts } from "../../../lib/text/texts";
import { entry, section, type Entry, type GameRules } from "../../base/rules";
import {
  ACTION_CARDS,
  BASIC,
  CARDS,
  CHARACTERS,
  isActionCard,
  printedCost,
  UNIQUES,
  type Card,
  type Character,
} from "../cards";
import type { MachiavelliView, QuestionKind } from "../view";
import { printingOf } from "../words/names";
import { word, type Options } from "./options";

const SECTIONS = ["goal", "round", "turn", "income", "build", "end", "score"];
const DISTRICTS = { basic: BASIC, uniques: UNIQUES, "action-cards": ACTION_CARDS };

function characterEntry(texts: Texts, one: Character, options: Options): Entry {
  const printing = printingOf(options);
  const facts = [
    texts.text("board-rank", { rank: one.rank }),
    ...(one.type ? [texts.printed(`type-${one.type}`, printing)] : []),
  ];
  return entry(texts, `character-${one.name}`, { id: one.name, icon: one.icon, facts: facts.join(" · ") }, printing);
}

function cardEntry(texts: Texts, card: Card, options: Options): Entry {
  const printing = printingOf(options);
  const facts = [
    card.type ? texts.printed(`type-${card.type}`, printing) : texts.text("board-action-card"),
    ...(isActionCard(card.name)
      ? []
      : [texts.text("counter-gold.counted", { number: printedCost(card.name, options) })]),
  ];
  return entry(texts, `card-${card.name}`, { id: card.name, icon: card.icon, facts: facts.join(" · ") }, printing);
}

export const rules: GameRules = {
  sections: (texts) => SECTIONS.map((id) => section(texts, id, `board-rules-${id}`)),
  chapters: (texts, options) => [
    {
      id: "characters",
      title: texts.text("board-rules-characters"),
      entries: CHARACTERS.map((one) => characterEntry(texts, one, options)),
    },
    ...Object.entries(DISTRICTS).map(([id, cards]) => ({
      id,
      title: texts.text(`board-rules-${id}`),
      entries: cards.map((card) => cardEntry(texts, card, options)),
    })),
  ],
  asked: {
    "choose-character": "round",
    "put-down-character": "round",
    theater: "round",
    "theater-card": "round",
    acrobat: "round",
    "answer-call": "round",
    "turn-action": "turn",
    rasputin: "turn",
    "name-character": "turn",
    "place-warrants": "turn",
    "place-threats": "turn",
    bribe: "turn",
    "turn-threat": "turn",
    spy: "turn",
    "magic-target": "turn",
    magic: "turn",
    peek: "turn",
    "peek-take": "turn",
    "peek-place": "turn",
    "seer-give": "turn",
    "give-crown": "turn",
    "emperor-take": "turn",
    "abbot-split": "turn",
    "abbot-payer": "turn",
    navigator: "turn",
    destroy: "turn",
    graveyard: "turn",
    exchange: "turn",
    "exchange-give": "turn",
    seize: "turn",
    beautify: "turn",
    laboratory: "turn",
    museum: "turn",
    armory: "turn",
    lighthouse: "turn",
    "lighthouse-take": "turn",
    "park-draw": "turn",
    unclaimed: "turn",
    income: "income",
    "keep-card": "income",
    hospital: "income",
    "pay-with-cards": "build",
    sacrifice: "build",
    loan: "build",
    "loan-cards": "build",
    "turn-warrant": "build",
    overbuild: "build",
    "overbuild-with": "build",
    "bell-tower": "end",
  } satisfies Record<QuestionKind, string>,
  between: (view) => {
    const { over, turn } = view as MachiavelliView;
    if (over) return "score";
    return turn ? "turn" : "round";
  },
  // The character of the turn, and the card after which a question is called.
  about: (view) => {
    const { question, turn } = view as MachiavelliView;
    if (!question) return [];
    const cards = CARDS.map((card) => card.name).filter(
      (name) => question.kind === name || question.kind.startsWith(`${name}-`),
    );
    return [...cards, ...(turn ? [turn.character] : [])];
  },
  inGame: (view) => {
    const { characters, uniques, options } = view as MachiavelliView;
    const actions = word(options, "action-cards") === "on" ? ACTION_CARDS : [];
    return new Set([
      ...characters.filter((one) => one.place !== "not-in-game").map((one) => one.character),
      ...[...BASIC, ...actions].map((card) => card.name),
      ...uniques,
    ]);
  },
};

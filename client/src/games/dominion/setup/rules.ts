/** The rules of Dominion as they are read, and where to read about each question. */
import { entry, section, type GameRules } from "../../base/rules";
import type { DominionView, QuestionKind } from "../view";
import { BASIC, byCost, CARDS, cardOf } from "../cards/cards";

const KINGDOM = byCost(CARDS.map((card) => card.name).filter((name) => !BASIC.includes(name)));
const ACTION = "turn action";
const BUY = "turn buy";
const CLEAN = "turn clean";
const PHASES: Record<DominionView["phase"], string> = {
  draft: "supply",
  action: ACTION,
  buy: BUY,
  "clean-up": CLEAN,
  over: "end",
};

export const rules: GameRules = {
  sections: (texts) => [
    section(texts, "goal", "dominion-rules-goal"),
    section(texts, "supply", "dominion-rules-supply"),
    {
      id: "turn",
      title: texts.text("dominion-rules-turn"),
      lines: ["action", "buy", "clean"].map((id) => ({ id, text: texts.text(`dominion-rules-${id}`) })),
    },
    section(texts, "attack", "dominion-rules-attack"),
    section(texts, "end", "dominion-rules-end"),
  ],
  chapters: (texts) =>
    Object.entries({ basic: BASIC, kingdom: KINGDOM }).map(([id, names]) => ({
      id,
      title: texts.text(`dominion-rules-${id}`),
      entries: names.map((name) => {
        const { types, cost, icon } = cardOf(name);
        const facts = [...types.map((type) => texts.text(`type-${type}`)), texts.text("dominion-costs", { cost })];
        return entry(texts, `card-${name}`, { id: name, icon, facts: facts.join(" · ") });
      }),
    })),
  asked: {
    "draft-pick": "supply",
    "play-action": ACTION,
    "play-treasure": BUY,
    "buy-card": BUY,
    "discard-top": CLEAN,
    "moat-reveal": "attack",
    "bureaucrat-victory": "attack",
    "militia-discard": "attack",
    "spy-fate": "attack",
    "thief-trash": "attack",
    "thief-gain": "attack",
    "cellar-discard": ACTION,
    "chancellor-flip": ACTION,
    "chapel-trash": ACTION,
    "feast-gain": ACTION,
    "library-keep": ACTION,
    "mine-trash": ACTION,
    "mine-gain": ACTION,
    "moneylender-trash": ACTION,
    "remodel-trash": ACTION,
    "remodel-gain": ACTION,
    "throne-room-card": ACTION,
    "workshop-gain": ACTION,
  } satisfies Record<QuestionKind, string>,
  between: (view) => PHASES[(view as DominionView).phase],
  // The questions of a card are called after it.
  about: (view) => {
    const question = (view as DominionView).question;
    if (!question) return [];
    const own = CARDS.map((card) => card.name).filter((name) => question.kind.startsWith(`${name}-`));
    return [...own, ...(question.attack && !own.includes(question.attack) ? [question.attack] : [])];
  },
  inGame: (view) => new Set(Object.keys((view as DominionView).supply)),
};

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Texts } from "../../../src/lib/text/texts";
import { plainWording } from "../../../src/lib/text/wording";
import {
  eventLine,
  logLines,
  openQuestion,
  optionText,
  questionLine,
  waitingLine,
} from "../../../src/games/dominion/words/wording";

const root = new URL("../../../../src/signoria/", import.meta.url);
const load = (language: string) =>
  new Texts(language, [
    readFileSync(new URL(`core/words/${language}.ftl`, root), "utf-8"),
    readFileSync(new URL(`games/dominion/words/${language}.ftl`, root), "utf-8"),
  ]);
const en = load("en");
const nl = load("nl");
const names = ["Joost", "Marieke"];

describe("wording", () => {
  it("labels options", () => {
    expect(optionText(en, "buy silver")).toBe("Buy Silver");
    expect(optionText(nl, "end-buys")).toBe("Einde beurt");
  });

  it("addresses the reader, and names everyone else", () => {
    const event = { at: 4, event: "card-bought", seat: 0, kind: "gold", cost: 6, coins: 0, buys: 0, left: 24 };
    expect(eventLine(en, event, 0, names)).toBe("You buy Gold for 6. There are 24 left.");
    expect(eventLine(en, event, 1, names)).toBe("Joost buys Gold for 6. There are 24 left.");
  });

  it("tells secrets only to those who have them", () => {
    const drawn = { at: 1, event: "cards-drawn", seat: 1, number: 2 };
    expect(eventLine(en, drawn, 0, names)).toBe("Marieke draws 2 cards.");
    expect(eventLine(en, { ...drawn, kinds: ["copper", "copper"], secret: true }, 1, names)).toBe("You draw 2 Copper.");
  });

  it("leaves out what another line tells", () => {
    const lines = logLines(
      en,
      [
        { at: 0, event: "phase", seat: 0, phase: "buy" },
        { at: 1, event: "bonus", seat: 0, cards: 1, actions: 2, buys: 0, coins: 0 },
        { at: 2, event: "cards-drawn", seat: 0, number: 1 },
        { at: 3, event: "cards-drawn", seat: 0, number: 5 },
        { at: 4, event: "clean-up", seat: 0, top: "copper", drawn: 5 },
      ],
      1,
      names,
    );
    expect(lines.map((line) => line.text)).toEqual([
      "Joost gets +2 actions.",
      "Joost draws a card.",
      "Joost cleans up and draws 5 cards.",
    ]);
  });

  it("tells a result and a tie", () => {
    const scores = { at: 9, event: "scores", winners: [1], sheets: [{ points: 30 }, { points: 30 }] };
    expect(eventLine(en, scores, 1, names)).toBe("You win with 30 points. With equal points, fewer turns decide.");
    expect(eventLine(en, { ...scores, winners: [0, 1] }, 1, names)).toBe(
      "You share the victory with Joost, with 30 points each.",
    );
  });

  it("asks, and tells the others what is asked", () => {
    const question = openQuestion({
      active: 0,
      revealed: [],
      players: [{}, { hand: ["copper", "copper", "estate", "moat", "gold"] }],
      question: { kind: "militia-discard", seat: 1, keep: 3 },
    });
    if (!question) throw new Error("there is a question");
    expect(questionLine(en, question, names)).toBe("Joost's Militia: discard until you have 3 cards left (2 to go).");
    expect(waitingLine(en, question, names)).toBe("Militia: Marieke is discarding down to 3 cards.");
  });
});

describe("wording of a game that has none of its own", () => {
  const view = {
    game: "stones",
    over: false,
    winners: null,
    seat: 0,
    question: { kind: "militia-discard", seat: 1, keep: 3 },
  };

  it("uses the texts that are there", () => {
    expect(plainWording.option(en, "buy silver")).toBe("Buy Silver");
    const bought = { at: 4, event: "card-bought", seat: 0, kind: "gold", cost: 6, coins: 0, buys: 0, left: 24 };
    expect(plainWording.log(en, [bought], 0, names).map((line) => line.text)).toEqual([
      "You buy Gold for 6. There are 24 left.",
    ]);
  });

  it("does without any", () => {
    const none = new Texts("en", [readFileSync(new URL("core/words/en.ftl", root), "utf-8")]);
    expect(plainWording.option(none, "take 3 gems")).toBe("take 3 gems");
    expect(plainWording.question(none, view, names)).toBe("militia-discard");
    expect(plainWording.waiting(none, view, names)).toBe("Marieke: militia-discard");
    expect(
      plainWording.log(none, [{ at: 0, event: "taken", seat: 1, left: 4 }], 0, names).map((line) => line.text),
    ).toEqual(["Marieke: taken (left 4)"]);
  });
});

import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BOLD_FROM, BOLD_TO, Formatter } from "../../src/lib/text/formatter";
import type { Message } from "../../src/lib/text/message";
import { Texts } from "../../src/lib/text/texts";
import cases from "./sentences.json";

const root = new URL("../../../src/signoria/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf-8");
const GAMES = ["dominion", "florence", "machiavelli", "magpies"];

function textsOf(game: string, language: string): Texts {
  const own = `games/${game}/words/${language}.ftl`;
  return new Texts(language, [
    read(`core/words/${language}.ftl`),
    ...(existsSync(new URL(own, root)) ? [read(own)] : []),
  ]);
}

interface Case {
  game: string;
  reader: number | null;
  variants?: string[];
}

const messages = cases.messages as unknown as (Case & { message: Message; en: string; nl: string })[];
const labels = cases.labels as (Case & { move: string; en: string; nl: string })[];

describe.each(["en", "nl"] as const)("the words of the terminal and of the browser are the same in %s", (language) => {
  const texts = new Map(GAMES.map((game) => [game, textsOf(game, language)]));
  const formatter = ({ game, reader, variants = [] }: Case) =>
    new Formatter(texts.get(game)!, { names: cases.names, seat: reader, variants });

  it("for events and questions", () => {
    for (const one of messages) expect(formatter(one).text(one.message)).toBe(one[language]);
    expect(messages.length).toBeGreaterThan(500);
  });

  it("for options", () => {
    for (const one of labels) expect(formatter(one).label(one.game, one.move)).toBe(one[language]);
    expect(labels.length).toBeGreaterThan(100);
  });
});

describe("a formatter", () => {
  const reader = { names: ["Joost", "Marieke"], seat: 1 };
  const drawn: Message = [
    "event-cards-drawn",
    { player: { seat: 0 }, secret: true, cards: { counted: { "card-gold": 2 } } },
  ];

  it("puts names between marks where they are to be bold", () => {
    const bold = new Formatter(textsOf("dominion", "en"), { ...reader, bold: true });
    expect(bold.text(drawn)).toBe(`Joost draws 2 ${BOLD_FROM}Golds${BOLD_TO}.`);
    const one: Message = ["event-cards-drawn", { ...drawn[1], cards: { counted: { "card-estate": 1 } } }];
    expect(bold.text(one)).toBe(`Joost draws an ${BOLD_FROM}Estate${BOLD_TO}.`);
  });

  it("tells what the shell knows of the table", () => {
    const shell = new Texts("en", [
      "event-undone = { $player-you ->\n  [yes] You take back.\n *[no] { $player } takes back.\n }",
    ]);
    const both = new Formatter(textsOf("dominion", "en"), reader, shell);
    expect(both.text(["event-undone", { player: { seat: 1 }, moves: 2 }])).toBe("You take back.");
  });

  it("writes an option as it is where there is no text for it", () => {
    const none = new Formatter(textsOf("magpies", "en"), reader);
    expect(none.label("magpies", "take 3 gems")).toBe("take 3 gems");
  });
});

import { describe, expect, it } from "vitest";
import { find, marked, pagesOf, type Page } from "../../src/lib/text/rules-search";

const ENGLISH: Page[] = [
  { id: "end", sort: "section", title: "The end", text: "After the last Province the cellars are counted." },
  { id: "cellar", sort: "entry", title: "Cellar", text: "Action. Discard any number of cards." },
  { id: "mine", sort: "entry", title: "Mine", text: "Trash a Treasure card." },
];
const DUTCH: Page[] = [
  { id: "end", sort: "section", title: "Het einde", text: "Na de laatste Provincie." },
  { id: "cellar", sort: "entry", title: "Kelder", text: "Actie. Leg zoveel kaarten af als je wilt." },
  { id: "mine", sort: "entry", title: "Mijn", text: "Vernietig een geldkaart; reëel één." },
];
const found = (query: string, pages = ENGLISH, others = [DUTCH]) =>
  find(query, pages, others).map(({ page }) => page.id);

describe("looking for something in the rules", () => {
  it("finds cards and sections, those first that are called so", () => {
    expect(found("cellar")).toEqual(["cellar", "end"]);
    expect(found("CARD")).toEqual(["cellar", "mine"]);
  });

  it("wants all words", () => {
    expect(found("trash treasure")).toEqual(["mine"]);
    expect(found("trash province")).toEqual([]);
  });

  it("finds in the other language too, and shows how it is called there", () => {
    expect(find("kelder", ENGLISH, [DUTCH])).toEqual([{ page: ENGLISH[1], other: DUTCH[1] }]);
    expect(find("cellar", DUTCH, [ENGLISH])[0]).toEqual({ page: DUTCH[1], other: ENGLISH[1] });
    expect(find("mine", ENGLISH, [DUTCH])[0]?.other).toBeNull();
  });

  it("does not mind accents", () => {
    expect(found("reeel een", DUTCH, [])).toEqual(["mine"]);
  });

  it("finds nothing for nothing", () => {
    expect(found("  ")).toEqual([]);
    expect(found("dragon")).toEqual([]);
  });

  it("reads all lines of a section, and all that is said of a card", () => {
    const lines = [
      { id: "action", text: "Play." },
      { id: "buy", text: "Buy." },
    ];
    const entries = [{ id: "moat", name: "Moat", icon: "castle" as const, facts: "Reaction", text: "+2", ruling: "R" }];
    expect(pagesOf([{ id: "turn", title: "A turn", lines }], [{ id: "all", title: "All", entries }])).toEqual([
      { id: "turn", sort: "section", title: "A turn", text: "Play. Buy." },
      { id: "moat", sort: "entry", title: "Moat", text: "Reaction +2 R" },
    ]);
  });
});

describe("what was looked for", () => {
  const shown = (text: string, query: string) =>
    marked(text, query)
      .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
      .join("");

  it("is marked wherever it stands, whatever its capitals and accents", () => {
    expect(shown("Draw a card. Cards!", "card")).toBe("Draw a [card]. [Card]s!");
    expect(shown("Eén reële kans", "een reele")).toBe("[Eén] [reële] kans");
    expect(shown("cafe\u0301 dicht", "cafe")).toBe("[cafe\u0301] dicht");
  });

  it("is nothing where nothing is looked for", () => {
    expect(marked("Moat", "")).toEqual([{ text: "Moat", found: false }]);
    expect(marked("", "moat")).toEqual([]);
  });
});

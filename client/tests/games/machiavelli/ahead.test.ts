import { describe, expect, it } from "vitest";
import { ahead } from "../../../src/games/machiavelli/talk/ahead";
import type { CharacterView, MachiavelliView } from "../../../src/games/machiavelli/view";

const NAMES = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"];

interface Round {
  called?: string;
  murdered?: string;
  saved?: boolean;
  places?: Record<string, CharacterView["place"]>;
  revealed?: string[];
  order?: MachiavelliView["order"];
  seat?: number | null;
}

function view({ called, murdered, saved, places = {}, revealed = [], order = [], seat = 0 }: Round): MachiavelliView {
  const characters = NAMES.map((character, place) => ({
    character,
    rank: place + 1,
    place: places[character] ?? null,
    revealed: revealed.includes(character),
    possible: [],
  }));
  const plots = { called: called ?? null, murdered: murdered ?? null, saved: saved ?? false };
  return { seat, characters, order, plots } as unknown as MachiavelliView;
}

const names = (characters: CharacterView[]): string[] => characters.map((one) => one.character);

describe("what a round still holds", () => {
  it("is whoever is called later, without those who lie open or were murdered", () => {
    const found = ahead(view({ called: "king", murdered: "architect", places: { bishop: "face-up", warlord: 0 } }));
    expect(names(found.characters)).toEqual(["merchant", "warlord"]);
    expect(names(found.own)).toEqual(["warlord"]);
    expect([found.choosing, found.before]).toEqual([null, null]);
  });

  it("has who was saved, and not who acted before their rank was called", () => {
    const found = ahead(
      view({ called: "magician", murdered: "merchant", saved: true, revealed: ["bishop"], places: { bishop: 1 } }),
    );
    expect(names(found.characters)).toEqual(["king", "merchant", "architect", "warlord"]);
  });

  it("tells nobody's character to who only watches", () => {
    expect(ahead(view({ called: "king", places: { warlord: 0 }, seat: null })).own).toEqual([]);
  });

  it("is, while characters are chosen, who follows and how many before the reader", () => {
    const choice = (seat: number, done = false, verb: "choose" | "put-down" = "choose") => ({
      seat,
      verb,
      number: 4,
      done,
    });
    const order = [choice(3, true), choice(1), choice(2), choice(2, false, "put-down"), choice(0)];
    const found = ahead(view({ order }));
    expect([found.choosing?.seat, found.choosers, found.before]).toEqual([1, [2, 0], 2]);
    expect(ahead(view({ order: [choice(0, true), choice(1)] })).before).toBeNull();
  });
});

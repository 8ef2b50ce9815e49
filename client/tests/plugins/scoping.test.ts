import { expect, test } from "vitest";
import postcss from "postcss";
import { scoped, scoping } from "../../plugins/scoping.ts";

test("a rule of a game holds while the game is on the page", () => {
  expect(scoped(".hand > .slot", "machiavelli")).toBe(':where([data-game="machiavelli"]) .hand > .slot');
});

test("what is said of the root is said of the root of that game", () => {
  expect(scoped(":root", "florence")).toBe(':root:where([data-game="florence"])');
  expect(scoped('[data-theme="dark"] .token', "machiavelli")).toBe(
    '[data-theme="dark"]:where([data-game="machiavelli"]) .token',
  );
  expect(scoped(":where(.is-low) .hand", "dominion")).toBe(':where(.is-low):where([data-game="dominion"]) .hand');
});

const kept = (file: string) => postcss([scoping()]).process(".card { color: red }", { from: file }).css;

test("the sheet of a game or of a part of its table holds for that game", () => {
  const there = ':where([data-game="dominion"]) .card { color: red }';
  expect(kept("/client/src/games/dominion/Board.css")).toBe(there);
  expect(kept("/client/src/games/dominion/hand/Hand.css")).toBe(there);
});

test("the sheets of all pages, of several games and of Svelte are left alone", () => {
  expect(kept("/client/src/styles/base.css")).toBe(".card { color: red }");
  expect(kept("/client/src/games/base/chooser.css")).toBe(".card { color: red }");
  expect(kept("/client/src/games/dominion/hand/Hand.svelte?svelte&type=style&lang.css")).toBe(".card { color: red }");
});

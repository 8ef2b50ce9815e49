import { expect, test } from "vitest";
import { scoped } from "../../plugins/scoping.ts";

test("a rule of a game holds while the game is on the page", () => {
  expect(scoped(".hand > .slot", "machiavelli")).toBe(':where([data-game="machiavelli"]) .hand > .slot');
});

test("what is said of the root is said of the root of that game", () => {
  expect(scoped(":root", "florence")).toBe(':root:where([data-game="florence"])');
  expect(scoped('[data-theme="dark"] .token', "machiavelli")).toBe(
    '[data-theme="dark"]:where([data-game="machiavelli"]) .token',
  );
});

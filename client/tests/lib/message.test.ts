import { expect, it } from "vitest";
import { worded } from "../../src/lib/text/message";
import { Texts } from "../../src/lib/text/texts";

const texts = new Texts("en", [
  `
thing-tower = Tower
    .within = tower
card-keep = Keep
    .classic = Stronghold
why-covered = { $player-you ->
        [yes] Your { $thing } lies on { $cell }.
       *[no] On { $cell } lies a { $thing } of { $player }.
    }
why-touches = It touches { $thing }. { $distance }
why-distance = Builders: { $builders }.
why-have = You have { $card }.
`,
]);
const readers = { names: ["Anna", "Bram"], reader: 0 };

it("puts a message into words", () => {
  const thing = { name: "thing-tower.within" };
  expect(worded(texts, ["why-covered", { thing, player: { seat: 0 }, cell: "c3" }], readers)).toBe(
    "Your tower lies on c3.",
  );
  expect(worded(texts, ["why-covered", { thing, player: { seat: 1 }, cell: "c3" }], readers)).toBe(
    "On c3 lies a tower of Bram.",
  );
  expect(worded(texts, ["why-touches", { thing, distance: ["why-distance", { builders: 1 }] }], readers)).toBe(
    "It touches tower. Builders: 1.",
  );
  const card = { name: "card-keep" };
  expect(worded(texts, ["why-have", { card }], { ...readers, variants: ["classic"] })).toBe("You have Stronghold.");
  expect(worded(texts, ["why-have", { card }], readers)).toBe("You have Keep.");
});

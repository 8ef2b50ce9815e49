import { describe, expect, it } from "vitest";
import { bookletOf, chosen, following, type Offered, type Settled } from "../../src/components/lobby/booklet";

const OFFERED: Offered = {
  defaults: { edition: "new", names: "few", feast: "must", remodel: "discard", counts: "strict" },
  presets: { booklet: { feast: "may", remodel: "hand", counts: "strict" } },
};
const PLAIN: Settled = {};
/** In the old edition there is no feast, and the booklet says what is usual. */
const EDITIONS: Settled = {
  readings: (options) => (options["edition"] === "old" ? ["counts"] : ["feast", "remodel", "counts"]),
};

describe("the booklet in one choice", () => {
  it("says which options are otherwise", () => {
    expect(bookletOf(PLAIN, OFFERED, OFFERED.defaults)).toEqual({
      standing: "usual",
      choices: ["usual", "booklet"],
      differing: ["feast", "remodel"],
    });
  });

  it("settles all that it says, and nothing else", () => {
    const changes = chosen(PLAIN, OFFERED, { names: "many", feast: "must" }, "booklet");
    expect(changes).toEqual({ feast: "may", remodel: "hand", counts: "strict" });
    expect(bookletOf(PLAIN, OFFERED, { names: "many", ...changes })).toMatchObject({
      standing: "booklet",
      differing: [],
    });
  });

  it("can be left for what is usual", () => {
    expect(chosen(PLAIN, OFFERED, { counts: "open" }, "usual")).toEqual({
      feast: "must",
      remodel: "discard",
      counts: "strict",
    });
  });

  it("is a mixture when only some of it holds", () => {
    expect(bookletOf(PLAIN, OFFERED, { feast: "may" })).toMatchObject({ standing: "own", differing: ["remodel"] });
  });

  it("is one thing with what is usual where both are the same", () => {
    expect(bookletOf(EDITIONS, OFFERED, { edition: "old" })).toEqual({
      standing: "booklet",
      choices: ["booklet"],
      differing: [],
    });
  });

  it("does not exist where a game has none", () => {
    expect(bookletOf(PLAIN, { defaults: {}, presets: {} }, {})).toBeNull();
  });
});

describe("another edition", () => {
  it("is played by its booklet too, if the first one was", () => {
    const options = { edition: "new", ...OFFERED.presets["booklet"] };
    expect(following(EDITIONS, { ...OFFERED, presets: OFFERED.presets }, options, { edition: "old" })).toEqual({
      edition: "old",
      counts: "strict",
    });
  });

  it("is played as usual if nothing was chosen", () => {
    expect(following(EDITIONS, OFFERED, { edition: "old" }, { edition: "new" })).toEqual({ edition: "new" });
    expect(following(EDITIONS, OFFERED, { edition: "new" }, { edition: "old" })).toEqual({ edition: "old" });
  });

  it("changes nothing else", () => {
    const options = { edition: "new", ...OFFERED.presets["booklet"] };
    expect(following(EDITIONS, OFFERED, options, { feast: "must" })).toEqual({ feast: "must" });
    expect(following(PLAIN, OFFERED, options, { names: "many" })).toEqual({ names: "many" });
  });
});

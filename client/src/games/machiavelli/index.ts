/** The table of Machiavelli. */
import type { GameParts } from "../game";
import Board from "./Board.svelte";
import { incomplete } from "./setup/missing";
import { editionOf, SWITCHES, word } from "./setup/options";
import { rules } from "./setup/rules";
import { TAKE_WHAT_IS_MINE } from "./play.svelte";
import { m } from "./words/text";
import { textPlay } from "./talk/text-play";
import type { MachiavelliView } from "./view";
import { printingOf } from "./words/names";

const machiavelli: GameParts = {
  name: "machiavelli",
  icon: "queen-crown",
  variants: printingOf,
  Board,
  textPlay,
  TextTable: () => import("./talk/TextTable.svelte"),
  TextOwn: () => import("./talk/TextOwn.svelte"),
  Chooser: () => import("./setup/Chooser.svelte"),
  readings: (options) => SWITCHES[editionOf(options)] ?? [],
  incomplete,
  preferences: (options) =>
    word(options, "edition") === "deluxe" && word(options, "unclaimed") === "asked" ? [TAKE_WHAT_IS_MINE] : [],
  turnStarts: ["round-started", "revealed"],
  momentIcons: {
    murdered: "sacrificial-dagger",
    bewitched: "cauldron",
    threatened: "stabbed-note",
    extorted: "rose",
    robbed: "swap-bag",
    destroyed: "castle-ruins",
    seized: "mounted-knight",
    exchanged: "shaking-hands",
    confiscated: "wax-seal",
    crown: "queen-crown",
    "last-round": "ringing-bell",
    "end-cancelled": "ringing-bell",
  },
  marks: {
    murder: "cloak-dagger",
    witch: "pointy-hat",
    theft: "robber",
    warrant: "stabbed-note",
    threat: "rose",
    loss: "cannon",
    city: "castle",
  },
  ScoreSheet: () => import("./setup/ScoreSheet.svelte"),
  Numbers: () => import("./setup/Numbers.svelte"),
  about(view, texts) {
    const { edition, round } = view as MachiavelliView;
    return `${texts.text(`edition-${edition}`)}, ${m("board-rounds", { number: round })}`;
  },
  rules,
  RulesPicture: () => import("./setup/RulesPicture.svelte"),
};

export default machiavelli;

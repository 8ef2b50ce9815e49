/** The table of De Vorsten van Florence. */
import type { GameParts } from "../game";
import Board from "./Board.svelte";
import Chooser from "./Chooser.svelte";
import { setOf } from "./composing";
import Rules from "./Rules.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import { f } from "./text";
import { textPlay } from "./text-play.svelte";
import TextOwn from "./TextOwn.svelte";
import TextTable from "./TextTable.svelte";
import type { FlorenceView } from "./view";
import { wording } from "./wording";

const florence: GameParts = {
  name: "florence",
  icon: "castle",
  wording,
  Board,
  textPlay,
  TextTable,
  TextOwn,
  Chooser,
  agreements: [],
  levels: { steward: "easy", house: "normal" },
  turnStarts: ["round-start", "turn-start"],
  ScoreSheet,
  about(view, texts) {
    const set = setOf((view as unknown as FlorenceView).options);
    return set ? `${texts.text(`set-${set}`)}, ${f("about-rounds").toLowerCase()}` : f("about-rounds");
  },
  Rules,
};

export default florence;

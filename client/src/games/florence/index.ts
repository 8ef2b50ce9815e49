/** The table of De Vorsten van Florence. */
import type { GameParts } from "../game";
import Board from "./Board.svelte";
import { textPlay } from "./text-play.svelte";
import TextOwn from "./TextOwn.svelte";
import TextTable from "./TextTable.svelte";
import { wording } from "./wording";

const florence: GameParts = {
  name: "florence",
  icon: "castle",
  wording,
  Board,
  textPlay,
  TextTable,
  TextOwn,
  levels: { steward: "easy", house: "normal" },
  turnStarts: ["round-start", "turn-start"],
};

export default florence;

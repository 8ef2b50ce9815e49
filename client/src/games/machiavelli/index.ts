/** The table of Machiavelli. */
import type { GameParts } from "../game";
import Board from "./Board.svelte";
import Chooser from "./Chooser.svelte";
import { incomplete } from "./missing";
import Rules from "./Rules.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import { m } from "./text";
import { textPlay } from "./text-play";
import TextOwn from "./TextOwn.svelte";
import TextTable from "./TextTable.svelte";
import type { MachiavelliView } from "./view";
import { wording } from "./wording";

const machiavelli: GameParts = {
  name: "machiavelli",
  icon: "queen-crown",
  wording,
  Board,
  textPlay,
  TextTable,
  TextOwn,
  Chooser,
  agreements: [],
  incomplete,
  levels: { builder: "easy", house: "normal" },
  turnStarts: ["round-started", "revealed"],
  ScoreSheet,
  about(view, texts) {
    const { edition, round } = view as unknown as MachiavelliView;
    return `${texts.text(`edition-${edition}`)}, ${m("board-rounds", { number: round })}`;
  },
  Rules,
};

export default machiavelli;

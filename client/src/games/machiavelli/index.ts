/** The table of Machiavelli. */
import type { GameParts } from "../game";
import Board from "./Board.svelte";
import Chooser from "./setup/Chooser.svelte";
import { incomplete } from "./setup/missing";
import Rules from "./setup/Rules.svelte";
import ScoreSheet from "./setup/ScoreSheet.svelte";
import { m } from "./words/text";
import { textPlay } from "./talk/text-play";
import TextOwn from "./talk/TextOwn.svelte";
import TextTable from "./talk/TextTable.svelte";
import type { MachiavelliView } from "./view";
import { printingOf } from "./words/names";

const machiavelli: GameParts = {
  name: "machiavelli",
  icon: "queen-crown",
  variants: printingOf,
  Board,
  textPlay,
  TextTable,
  TextOwn,
  Chooser,
  agreements: [],
  incomplete,
  turnStarts: ["round-started", "revealed"],
  ScoreSheet,
  about(view, texts) {
    const { edition, round } = view as MachiavelliView;
    return `${texts.text(`edition-${edition}`)}, ${m("board-rounds", { number: round })}`;
  },
  Rules,
};

export default machiavelli;

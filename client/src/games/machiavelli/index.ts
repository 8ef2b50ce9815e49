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
import { wording } from "./words/wording";

const inWords = { wording, textPlay, TextTable, TextOwn };
const setup = { Chooser, Rules, ScoreSheet };

const machiavelli: GameParts = {
  name: "machiavelli",
  icon: "queen-crown",
  Board,
  ...inWords,
  ...setup,
  agreements: [],
  incomplete,
  levels: { builder: "easy", house: "normal" },
  turnStarts: ["round-started", "revealed"],
  about(view, texts) {
    const { edition, round } = view as MachiavelliView;
    return `${texts.text(`edition-${edition}`)}, ${m("board-rounds", { number: round })}`;
  },
};

export default machiavelli;

/** The table of De Vorsten van Florence. */
import type { GameParts } from "../game";
import Board from "./Board.svelte";
import Chooser from "./setup/Chooser.svelte";
import { setOf } from "./setup/options";
import { rules } from "./setup/rules";
import RulesPicture from "./setup/RulesPicture.svelte";
import ScoreSheet from "./setup/ScoreSheet.svelte";
import { f } from "./words/text";
import { textPlay } from "./talk/text-play.svelte";
import TextOwn from "./talk/TextOwn.svelte";
import TextTable from "./talk/TextTable.svelte";
import type { FlorenceView } from "./view";

const florence: GameParts = {
  name: "florence",
  icon: "palette",
  Board,
  textPlay,
  TextTable,
  TextOwn,
  Chooser,
  turnStarts: ["round-start", "turn-start"],
  marks: { work: "quill-ink", best: "laurel-crown", together: "shaking-hands" },
  ScoreSheet,
  about(view, texts) {
    const set = setOf((view as FlorenceView).options);
    return set ? `${texts.text(`set-${set}`)}, ${f("about-rounds").toLowerCase()}` : f("about-rounds");
  },
  rules,
  RulesPicture,
};

export default florence;

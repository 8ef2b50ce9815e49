/** The table of De Vorsten van Florence. */
import type { GameParts } from "../game";
import Board from "./Board.svelte";
import { setOf } from "./setup/options";
import { rules } from "./setup/rules";
import { f } from "./words/text";
import { textPlay } from "./talk/text-play.svelte";
import type { FlorenceView } from "./view";

const florence: GameParts = {
  name: "florence",
  icon: "palette",
  Board,
  textPlay,
  TextTable: () => import("./talk/TextTable.svelte"),
  TextOwn: () => import("./talk/TextOwn.svelte"),
  Chooser: () => import("./setup/Chooser.svelte"),
  turnStarts: ["round-start", "turn-start"],
  marks: { work: "quill-ink", best: "laurel-crown", together: "shaking-hands" },
  ScoreSheet: () => import("./setup/ScoreSheet.svelte"),
  Numbers: () => import("./setup/Numbers.svelte"),
  about(view, texts) {
    const set = setOf((view as FlorenceView).options);
    return set ? `${texts.text(`set-${set}`)}, ${f("about-rounds").toLowerCase()}` : f("about-rounds");
  },
  rules,
  RulesPicture: () => import("./setup/RulesPicture.svelte"),
};

export default florence;

/** The table of Dominion. */
import type { GameParts } from "../game";
import { rules } from "./setup/rules";
import Board from "./Board.svelte";
import { d } from "./words/text";
import { textPlay } from "./talk/text-play";
import type { DominionView } from "./view";

const KINGDOM_SIZE = 10;

const dominion: GameParts = {
  name: "dominion",
  icon: "castle",
  Board,
  textPlay,
  TextTable: () => import("./talk/TextTable.svelte"),
  TextOwn: () => import("./talk/TextOwn.svelte"),
  Chooser: () => import("./setup/Chooser.svelte"),
  agreements: ["pile-counts", "remodel-gain", "feast-gain", "compulsion", "discard-order"],
  incomplete(options) {
    const number = ((options["kingdom"] ?? []) as string[]).length;
    return options["kingdom-mode"] === "custom" && number !== KINGDOM_SIZE
      ? d("dominion-kingdom-chosen", { number })
      : null;
  },
  marks: { attack: "crossed-swords", province: "medieval-gate", curse: "raven", end: "hourglass" },
  ScoreSheet: () => import("./setup/ScoreSheet.svelte"),
  Numbers: () => import("./setup/Numbers.svelte"),
  about(view, texts) {
    const { options, players } = view as DominionView;
    const turns = Math.max(...players.map((player) => player.turns));
    return `${texts.text(`kingdom-${String(options["kingdom-mode"])}`)}, ${d("dominion-score-help", { turns })}`;
  },
  hits: (event, seat) => event.mark === "attack" && event.seat !== seat,
  rules,
  RulesPicture: () => import("./setup/RulesPicture.svelte"),
};

export default dominion;

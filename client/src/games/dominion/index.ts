/** The table of Dominion. */
import type { GameParts } from "../game";
import Chooser from "./Chooser.svelte";
import Rules from "./Rules.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import Board from "./Table.svelte";
import { d } from "./text";
import { textPlay } from "./text-play";
import TextOwn from "./TextOwn.svelte";
import TextTable from "./TextTable.svelte";
import type { DominionView } from "./view";
import { wording } from "./wording";

const KINGDOM_SIZE = 10;

const dominion: GameParts = {
  name: "dominion",
  icon: "castle",
  wording,
  Board,
  textPlay,
  TextTable,
  TextOwn,
  Chooser,
  agreements: ["pile-counts", "remodel-gain", "feast-gain", "compulsion", "discard-order"],
  incomplete(options) {
    const number = ((options["kingdom"] ?? []) as string[]).length;
    return options["kingdom-mode"] === "custom" && number !== KINGDOM_SIZE ? d("dominion-kingdom-chosen", { number }) : null;
  },
  levels: { "big-money": "easy", house: "normal" },
  ScoreSheet,
  about(view, texts) {
    const { options, players } = view as unknown as DominionView;
    const turns = Math.max(...players.map((player) => player.turns));
    return `${texts.text(`kingdom-${String(options["kingdom-mode"])}`)}, ${d("dominion-score-help", { turns })}`;
  },
  Rules,
};

export default dominion;

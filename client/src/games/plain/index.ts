/** The table of any game: question, answers as buttons, and what the view says in words. */
import type { View } from "../../lib/state/view";
import type { GameTable } from "../game";
import { plainPlay } from "./play";
import Board from "./Board.svelte";

export function plain(name: string): Omit<GameTable, "levels"> {
  return {
    name,
    icon: "castle",
    Board,
    textPlay: plainPlay,
    TextTable: () => import("./TextTable.svelte"),
    ScoreSheet: () => import("./ScoreSheet.svelte"),
    scores,
  };
}

/** The scores at the end: `scores` of the view, or the points in the score of each player. */
function scores(view: View & { scores?: unknown; players?: unknown }): number[] {
  if (Array.isArray(view.scores)) return view.scores as number[];
  const players = (view.players ?? []) as { score?: { points?: number } | number }[];
  return players.map(({ score }) => (typeof score === "number" ? score : (score?.points ?? 0)));
}

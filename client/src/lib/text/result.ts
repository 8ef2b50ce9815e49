/** How a game ended, in one sentence for its reader. */
import type { GameTable } from "../../games/game";
import { gameTexts, shellTexts, t } from "./language.svelte";
import type { View } from "../state/view";

export function resultLine(game: GameTable, view: View, names: string[], mine: number[]): string {
  const winners = view.winners ?? [];
  const scores = game.scores(view);
  const first = winners[0];
  if (first === undefined) return t("reason-over");
  if (winners.length > 1)
    return t("score-share", { players: shellTexts().listing(winners.map((seat) => names[seat] ?? "")) });
  const points = scores[first] ?? 0;
  if (!mine.includes(first)) return t("score-lose", { winner: names[first] ?? "", points });
  const second = scores
    .map((number, seat) => ({ number, seat }))
    .filter((one) => one.seat !== first)
    .sort((a, b) => b.number - a.number)[0];
  const texts = gameTexts(game.name);
  const told = texts.has("score-total") ? texts.text("score-total", { points }) : String(points);
  return t("score-win", {
    points: told,
    margin: points - (second?.number ?? 0),
    second: names[second?.seat ?? 0] ?? "",
  });
}

/** How a game ended, in one sentence for its reader. */
import type { GameTable } from "../../games/game";
import { gameTexts, shellTexts, t } from "./language.svelte";
import type { View } from "../state/view";

/** What is known of the end beside the view: the places by seat, once the server has told them. */
export function resultLine(
  game: GameTable,
  view: View,
  names: string[],
  mine: number[],
  ranks: number[] | null = null,
): string {
  const winners = view.winners ?? [];
  const scores = game.scores(view);
  const [first] = winners;
  const [seat, ...others] = mine;
  if (first === undefined) return t("reason-over");
  const one = seat !== undefined && others.length === 0;
  if (winners.length > 1) {
    const listed = (seats: number[]): string => shellTexts().listing(seats.map((number) => names[number] ?? ""));
    if (one && winners.includes(seat))
      return t("score-share-you", { players: listed(winners.filter((other) => other !== seat)) });
    if (!one || !ranks) return t("score-share", { players: listed(winners) });
  }
  const points = scores[first] ?? 0;
  if (!mine.includes(first)) {
    if (one && ranks) return t("score-place-behind", { place: ranks[seat] ?? 0, behind: points - (scores[seat] ?? 0) });
    return t("score-lose", { winner: names[first] ?? "", points });
  }
  const second = scores
    .map((number, place) => ({ number, place }))
    .filter((other) => other.place !== first)
    .sort((a, b) => b.number - a.number)[0];
  const texts = gameTexts(game.name);
  const told = texts.has("score-total") ? texts.text("score-total", { points }) : String(points);
  return t("score-win", {
    points: told,
    margin: points - (second?.number ?? 0),
    second: names[second?.place ?? 0] ?? "",
  });
}

/** How long something took. */
export function duration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return t("duration-minutes", { number: minutes });
  if (minutes < 24 * 60) return t("duration-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return t("duration-days", { number: Math.round(minutes / (24 * 60)) });
}

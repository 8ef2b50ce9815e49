/** What is said of the line to a table, and of a decision that waits. */
import { loadedGame } from "../../games";
import type { LiveTable } from "../../lib/state/table.svelte";
import { troubled } from "../../lib/net/line";
import { formatterFor, shellTexts, t } from "../../lib/text/language.svelte";

/** The move that the reader has decided and the table has not acknowledged, in words. */
function moveSaid(table: LiveTable): string | null {
  const game = loadedGame(table.update?.table.game ?? "");
  if (!game || !table.decided) return null;
  const formatter = formatterFor(game, table, table.update?.seat ?? null);
  return shellTexts().listing(table.decided.map((move) => formatter.label(game.name, move)));
}

/** In the place of the question: where the move is. */
export function underway(table: LiveTable | null): string | null {
  const move = table?.line && table.line !== "back" ? moveSaid(table) : null;
  return move === null ? null : t(troubled(table?.line ?? null) ? "move-kept" : "move-underway", { move });
}

/** How the line is, and what becomes of what was decided. */
export function lineSaid(table: LiveTable): { title: string; about: string } | null {
  if (!table.line) return null;
  return { title: t(`line-${table.line}`), about: aboutSaid(table) };
}

function aboutSaid(table: LiveTable): string {
  switch (table.line) {
    case "sending":
      return moveSaid(table) ?? t("line-underway");
    case "back":
      return t(table.waited ? `line-arrived-${table.waited}` : "line-current");
    default:
      if (table.waiting > 0) return t(table.decided ? "line-kept-move" : "line-kept-other");
      return t(table.line === "offline" ? "line-trying" : "line-by-itself");
  }
}

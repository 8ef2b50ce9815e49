/** The levels of bots. */
import type { GameTable } from "../../games/game";
import { gameTexts, shellTexts, t } from "./language.svelte";

/** The level that a bot stands for. */
export function levelOf(game: GameTable, bot: string | null): string {
  if (!bot) return "normal";
  return game.levels[bot] ?? bot;
}

/** One line about the character of a level or a bot in this game. */
export function levelText(game: GameTable, bot: string | null): string {
  const level = levelOf(game, bot);
  const key = `level-text-${level}`;
  const texts = gameTexts(game.name);
  return characterOf(game.name, level) || (texts.has(key) ? texts.text(key) : "");
}

/**
 * How a level of the house plays, known before the texts of the game are; nothing for a game without a word about it.
 */
export function characterOf(game: string, level: string): string {
  const key = `character-${game}-${level}`;
  return shellTexts().has(key) ? t(key) : "";
}

/** The texts of Dominion: those of its rules, and those of its table beside them. */
import { gameTexts } from "../../lib/language.svelte";
import type { Arguments } from "../../lib/texts";

export function d(key: string, args: Arguments = {}): string {
  return gameTexts("dominion").text(key, args);
}

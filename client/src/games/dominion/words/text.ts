/** The texts of Dominion: those of its rules, and those of its table beside them. */
import { gameTexts } from "../../../lib/text/language.svelte";
import type { Variables } from "../../../lib/text/texts";

export function d(key: string, args: Variables = {}): string {
  return gameTexts("dominion").text(key, args);
}

/** The texts of Machiavelli: those of its rules, and those of its table beside them. */
import { gameTexts } from "../../lib/language.svelte";
import type { Arguments } from "../../lib/texts";

export function m(key: string, args: Arguments = {}): string {
  return gameTexts("machiavelli").text(key, args);
}

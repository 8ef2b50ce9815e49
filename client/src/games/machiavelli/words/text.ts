/** The texts of Machiavelli: those of its rules, and those of its table beside them. */
import { gameTexts } from "../../../lib/text/language.svelte";
import type { Arguments } from "../../../lib/text/texts";

export function m(key: string, args: Arguments = {}): string {
  return gameTexts("machiavelli").text(key, args);
}

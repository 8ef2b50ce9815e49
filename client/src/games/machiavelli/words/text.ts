/** The texts of Machiavelli: those of its rules, and those of its table beside them. */
import { gameTexts } from "../../../lib/text/language.svelte";
import type { Variables } from "../../../lib/text/texts";

export function m(key: string, args: Variables = {}): string {
  return gameTexts("machiavelli").text(key, args);
}

/** The texts of Florence: those of its rules, and those of its table beside them. */
import { gameTexts } from "../../../lib/text/language.svelte";
import type { Variables } from "../../../lib/text/texts";

export function f(key: string, args: Variables = {}): string {
  return gameTexts("florence").text(key, args);
}

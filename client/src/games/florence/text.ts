/** The texts of Florence: those of its rules, and those of its table beside them. */
import { gameTexts } from "../../lib/language.svelte";
import type { Arguments } from "../../lib/texts";

export function f(key: string, args: Arguments = {}): string {
  return gameTexts("florence").text(key, args);
}

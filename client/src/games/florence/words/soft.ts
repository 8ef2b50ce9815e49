/** Long names may be broken where the language allows it; browsers do not know that by themselves everywhere. */
import { f } from "./text";

const HYPHEN = "\u00ad";

export function soft(name: string): string {
  return f("hyphens")
    .split(" ")
    .reduce((text, word) => text.replace(word.replaceAll("-", ""), word.replaceAll("-", HYPHEN)), name);
}

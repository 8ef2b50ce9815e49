/** Notations and the words of engines, taken apart. */
import type { Texts } from "./texts";

/** A notation is a verb, and perhaps what it is about. */
export function parts(notation: string): [verb: string, about: string] {
  const space = notation.indexOf(" ");
  return space < 0 ? [notation, ""] : [notation.slice(0, space), notation.slice(space + 1)];
}

/** The attribute that labels a value of a table option: `auto`, but `value-9`, for none can begin with a digit. */
export function valueKey(value: string): string {
  return /^\d/.test(value) ? `value-${value}` : value;
}

/** The key of something: `card-moat`, or `<fact>-moat` where the fact says what kind of thing it is. */
export function keyOf(texts: Texts, fact: string, value: string): string {
  const keys = [`${fact}-${value}`, `card-${value}`];
  return keys.find((one) => /^[a-z][\w-]*$/.test(one) && texts.has(one)) ?? `card-${value}`;
}

/** The name of something, or itself where it has none. */
export function nameOf(texts: Texts, fact: string, value: string): string {
  return texts.named(keyOf(texts, fact, value));
}

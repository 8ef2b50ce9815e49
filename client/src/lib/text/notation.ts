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

/** The name of something: `card-moat`, or `<fact>-moat` where the fact says what kind of thing it is; else itself. */
export function nameOf(texts: Texts, fact: string, value: string): string {
  const key = [`${fact}-${value}`, `card-${value}`].find((one) => /^[a-z][\w-]*$/.test(one) && texts.has(one));
  return key ? texts.text(key) : value;
}

/**
 * What there is to say, without a word of any language: the key of a text, and what the text must be told. The server
 * speaks in messages (core/message.py says what each kind of argument is); a `Formatter` puts them into words.
 */

export interface Seat {
  seat: number;
}

export interface Name {
  name: string;
}

export interface Counted {
  counted: Record<string, number>;
}

export type Item = Seat | Name | Counted | Message;
export type Argument = boolean | number | string | Item | Item[];
export type Arguments = Record<string, Argument>;
export type Message = [key: string, args: Arguments];
/** Things that lie somewhere, by the name of that place. */
export type Things = Record<string, Name[]>;

/** Whether it is several items. A message begins with its key, and no list begins with a word. */
export function isList(argument: Item | Item[]): argument is Item[] {
  return Array.isArray(argument) && typeof argument[0] !== "string";
}

/** What a key names: of `card-gold` that is gold. */
export function idOf(key: string): string {
  return key.slice(key.indexOf("-") + 1);
}

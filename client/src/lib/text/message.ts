/** Messages of the rules put into words for a reader: the key of a text, and what the text must be told. */
import type { Arguments, Texts } from "./texts";

export type Message = [key: string, args: Record<string, unknown>];

/** Who reads, who the players are, and in which variants names are printed, the first first. */
export interface Readers {
  names: string[];
  reader: number | null;
  variants?: string[];
}

/**
 * Give the sentence. A seat `player` fills in `$player` with a name and tells by `$player-you` whether that is the
 * reader.
 */
export function worded(texts: Texts, [key, args]: Message, readers: Readers): string {
  const variables: Arguments = {};
  for (const [name, value] of Object.entries(args)) {
    variables[name] = typeof value === "number" ? value : words(texts, value, readers);
    if (isAbout(value, "seat")) variables[`${name}-you`] = value["seat"] === readers.reader ? "yes" : "no";
  }
  return texts.text(key, variables);
}

function words(texts: Texts, value: unknown, readers: Readers): string {
  if (Array.isArray(value)) return worded(texts, value as unknown as Message, readers);
  if (isAbout(value, "seat")) return readers.names[value["seat"] as number] ?? "";
  if (!isAbout(value, "name")) return String(value);
  const name = value["name"] as string;
  return texts.text((readers.variants ?? []).map((one) => `${name}.${one}`).find((one) => texts.has(one)) ?? name);
}

function isAbout(value: unknown, what: string): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && what in value;
}

/** The names of cards, characters, tiles, freedoms and objects, and what they do. */
import { valueKey } from "../../../lib/text/notation";
import type { Texts } from "../../../lib/text/texts";
import { BONUS, CHARACTERS, PERSONS, PRESTIGE } from "../box/pieces";

export function isCard(name: string): boolean {
  return name in PERSONS || name in PRESTIGE || BONUS.includes(name);
}

/** The key of the name of a card, a character, a tile, a freedom or an object; with `.text` behind it, of its rules. */
export function keyOf(name: string): string {
  if (isCard(name)) return `card-${name}`;
  return name in CHARACTERS ? `character-${name}` : `thing-${name}`;
}

export function nameOf(texts: Texts, name: string): string {
  return texts.text(keyOf(name));
}

/** What a card or an object does, or nothing where that needs no words. */
export function aboutOf(texts: Texts, name: string): string {
  const key = `${keyOf(name)}.text`;
  return texts.has(key) ? texts.text(key) : "";
}

/** The label of a value of a table option. */
export function valueText(texts: Texts, option: string, value: string): string {
  return texts.text(`table-option-${option}.${valueKey(value)}`);
}

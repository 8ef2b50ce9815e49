/** Messages put into words for a reader. The terminal has the same in core/formatter.py; the same cases test both. */
import { labelOf } from "./labels";
import { idOf, isList, type Argument, type Item, type Message } from "./message";
import { FORMS, type Form, type Texts, type Variables } from "./texts";

/** What stands between these is shown bold; they never reach the reader. */
export const BOLD_FROM = "\u0002";
export const BOLD_TO = "\u0003";

export interface Reader {
  /** The players by seat. */
  names: string[];
  /** The seat of the reader; null for a spectator's. */
  seat: number | null;
  /** Names are printed in the first of these variants that they have. */
  variants?: readonly string[];
  /** Put names between marks, to be shown bold. */
  bold?: boolean;
}

export class Formatter {
  readonly texts: Texts;
  readonly reader: Reader;
  /** The texts that tell what happened at the table rather than in the game, such as an undo. */
  readonly #shell: Texts | undefined;

  constructor(texts: Texts, reader: Reader, shell?: Texts) {
    this.texts = texts;
    this.reader = reader;
    this.#shell = shell;
  }

  /** The sentence; the facts themselves where there is no text for it. */
  text(message: Message): string {
    const [key, args] = message;
    const texts = this.texts.has(key) ? this.texts : this.#shell?.has(key) ? this.#shell : null;
    if (!texts) return this.#plainly(message);
    const variables: Variables = {};
    for (const [name, argument] of Object.entries(args)) Object.assign(variables, this.#variables(name, argument));
    return texts.text(texts.variant(key, this.reader.variants), variables);
  }

  /** The label of an option; the notation itself where there is no text for it. */
  label(game: string, notation: string): string {
    const label = labelOf(game, notation);
    return this.texts.has(label[0]) ? this.text(label) : notation;
  }

  /** Something within a message. */
  item(item: Item): string {
    return this.#words(item);
  }

  #variables(name: string, argument: Argument): Variables {
    if (typeof argument === "boolean") return { [name]: yes(argument) };
    if (typeof argument !== "object") return { [name]: argument };
    const items = isList(argument) ? argument : [argument];
    const told: Variables = { [name]: this.#listing(items) };
    const { seat } = this.reader;
    const isReader = (item: Item) => "seat" in item && item.seat === seat;
    if (items.some((item) => "seat" in item)) {
      told[`${name}-you`] = yes(items.some(isReader));
      told[`${name}-others`] = this.#listing(items.filter((item) => !isReader(item)));
    }
    if (items.some((item) => "name" in item)) {
      for (const form of FORMS) told[`${name}-${form}`] = this.#listing(items, form);
    }
    if (isList(argument)) told[`${name}-count`] = items.length;
    else if ("counted" in argument)
      told[`${name}-count`] = Object.values(argument.counted).reduce((all, number) => all + number, 0);
    return told;
  }

  #listing(items: Item[], form?: Form): string {
    return this.texts.listing(items.map((item) => this.#words(item, form)));
  }

  #words(item: Item, form?: Form): string {
    if (Array.isArray(item)) return this.text(item);
    if ("seat" in item) return this.reader.names[item.seat] ?? "";
    if ("name" in item) return this.#named(item.name, form);
    return this.texts.counted(item.counted, (key, form) => this.#named(key, form));
  }

  #named(key: string, form?: Form): string {
    const { bold, variants } = this.reader;
    const said = this.texts.named(key, variants, form);
    if (!bold) return said;
    // An article before a name is not bold.
    const name = this.texts.named(key, variants);
    const from = said.endsWith(` ${name}`) ? said.length - name.length : 0;
    return `${said.slice(0, from)}${BOLD_FROM}${said.slice(from)}${BOLD_TO}`;
  }

  /** A message of a game without texts: who it is about, what it is, and what is known of it. */
  #plainly([key, { player, ...facts }]: Message): string {
    const [part = ""] = key.split("-");
    if (part === "question") return idOf(key);
    const who = typeof player === "object" && !Array.isArray(player) ? `${this.#words(player)}: ` : "";
    const told = Object.entries(facts).map(([fact, value]) => `${fact} ${String(this.#variables(fact, value)[fact])}`);
    return `${who}${idOf(key)}${part === "event" && told.length > 0 ? ` (${told.join(", ")})` : ""}`;
  }
}

function yes(value: boolean): string {
  return value ? "yes" : "no";
}

/** What people read: Fluent messages in a language, lists in prose, counted names. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { idOf } from "./message";

/** The forms of a name in a sentence, attributes of it: a Moat, the Moat, Moats, and bare with a small letter. */
export const FORMS = ["one", "the", "many", "within"] as const;
export type Form = (typeof FORMS)[number];
export type Variables = Record<string, FluentVariable>;

/** How many times each key is there, in order of first appearance. */
export function timesOf(keys: readonly string[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const key of keys) times[key] = (times[key] ?? 0) + 1;
  return times;
}

/** Where a message or a term begins. */
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm;

type Entry = FluentResource["body"][number];

/** A message that is taken apart when it is first read: of a thousand a page says a few dozen. */
class Unread {
  #read: Entry | undefined;

  constructor(
    readonly id: string,
    readonly source: string,
  ) {}

  get value(): Entry["value"] {
    return this.#entry.value;
  }

  get attributes(): Entry["attributes"] {
    return this.#entry.attributes;
  }

  get #entry(): Entry {
    this.#read ??= new FluentResource(this.source).body[0];
    if (!this.#read) throw new Error(`the text ${this.id} cannot be read`);
    return this.#read;
  }
}

/** All messages of a source, none of them read yet. */
function unread(source: string): FluentResource {
  const resource = new FluentResource("");
  const found = [...source.matchAll(BEGINNING)];
  resource.body = found.map(
    ({ 1: id = "", index }, place) => new Unread(id, source.slice(index, found[place + 1]?.index)) as Entry,
  );
  return resource;
}

export class Texts {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string, sources: string[]) {
    this.language = language;
    // Isolation marks serve mixed writing directions; here they would only litter what is read.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const errors = this.#bundle.addResource(unread(source));
      if (errors.length > 0) throw new Error(`text in ${language}: ${errors.map(String).join("; ")}`);
    }
  }

  /** Whether there is such a message (`card-moat`) or attribute (`card-moat.text`). */
  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** Fill in a message or attribute. A missing text shows its key, so that the page goes on. */
  text(key: string, args: Variables = {}): string {
    const pattern = this.#pattern(key);
    if (pattern === null) {
      console.error(`there is no text ${key} in ${this.language}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) console.error(`text ${key} in ${this.language}: ${errors.map(String).join("; ")}`);
    // A long text stands on several lines of its file.
    return text.replaceAll("\n", " ");
  }

  /** The key of a name (`card-keep`) or a text (`card-keep.text`) in the first variant there is of it. */
  variant(key: string, variants: readonly string[] = []): string {
    const joint = key.includes(".") ? "-" : ".";
    return variants.map((variant) => `${key}${joint}${variant}`).find((one) => this.has(one)) ?? key;
  }

  /** A name or a text in the first variant there is of it. */
  printed(key: string, variants: readonly string[] = []): string {
    return this.text(this.variant(key, variants));
  }

  /** Join items as in prose: "Copper, Estate and Silver". */
  listing(items: string[]): string {
    return items.reduce((line, item, place) => {
      if (place === 0) return item;
      return this.text(place === items.length - 1 ? "list-last" : "list-next", { head: line, item });
    }, "");
  }

  /**
   * A name, or a form of it. What there is only one of has no `one` but `the`. What has no such form is called by its
   * name all the same, and what has no name by what follows in its key.
   */
  named(key: string, variants: readonly string[] = [], form?: Form): string {
    const printed = this.variant(key, variants);
    const [, variant] = printed.split(".");
    for (const one of form === undefined ? [] : form === "one" ? (["one", "the"] as const) : [form]) {
      const formed = `${key}.${one}${variant === undefined ? "" : `-${variant}`}`;
      if (this.has(formed)) return this.text(formed);
    }
    return this.has(printed) ? this.text(printed) : idOf(key);
  }

  /** Join names that were counted as in prose: "2 Coppers and an Estate". `named` gives a name in a form. */
  counted(times: Record<string, number>, named = (key: string, form: Form) => this.named(key, [], form)): string {
    return this.listing(
      Object.entries(times).map(([key, number]) =>
        number === 1 ? named(key, "one") : this.text("counted-item", { number, name: named(key, "many") }),
      ),
    );
  }

  #pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    if (!message) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }
}

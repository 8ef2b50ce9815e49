/** What people read: Fluent messages in a language, lists in prose, counted names. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Variables = Record<string, FluentVariable>;

export class Texts {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string, sources: string[]) {
    this.language = language;
    // Isolation marks serve mixed writing directions; here they would only litter what is read.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const errors = this.#bundle.addResource(new FluentResource(source));
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

  /** Join names as in prose, equal ones counted, in order of first appearance: "2 Copper and Estate". */
  counted(names: string[]): string {
    const numbers = new Map<string, number>();
    for (const name of names) numbers.set(name, (numbers.get(name) ?? 0) + 1);
    return this.listing(
      [...numbers].map(([name, number]) => (number === 1 ? name : this.text("counted-item", { number, name }))),
    );
  }

  #pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    if (!message) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }
}

/** The rules beside a table: menus and keys ask for them, the table that is on the page shows them. */
import { untrack } from "svelte";

class RulesBeside {
  open = $state(false);
  #tables = $state(0);

  /** Whether there is a table on the page that shows them; elsewhere the rules are a page of their own. */
  get offered(): boolean {
    return this.#tables > 0;
  }

  toggle(): void {
    this.open = !this.open;
  }

  /** Offer them while a component lives: use in `$effect`. The next table begins without them. */
  offer(): () => void {
    untrack(() => this.#tables++);
    return () => {
      this.#tables--;
      this.open = false;
    };
  }
}

export const rulesBeside = new RulesBeside();

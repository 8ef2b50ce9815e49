/** The arms at the table that this page shows, by seat; none on other pages. */

class Armory {
  arms = $state.raw<readonly number[]>([]);

  /** Show the arms of a table for as long as its page is open. */
  hang(arms: () => readonly number[]): void {
    $effect.pre(() => {
      this.arms = arms();
    });
    $effect(() => () => (this.arms = []));
  }
}

export const armory = new Armory();

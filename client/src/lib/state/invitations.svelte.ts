/** Where the reader is invited, as the server told last. */
import { api, type Invited } from "../net/api";

class Invitations {
  shown = $state.raw<Invited[]>([]);
  /** How often there was news, of those that the reader sent too. */
  heard = $state(0);

  /** What came along with something else. */
  told(found: Invited[]): void {
    this.shown = found;
  }

  async look(): Promise<void> {
    try {
      this.shown = await api.invitations();
    } catch {
      // The next time it may go well; what was shown stays.
    }
  }

  /** A table has said that something has changed. */
  news(): void {
    this.heard += 1;
    void this.look();
  }

  async decline(code: string): Promise<void> {
    this.shown = await api.decline(code);
  }
}

export const invitations = new Invitations();

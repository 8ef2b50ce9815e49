/** Log and chat beside the table: which is shown, and what is unread. */
import { preferences } from "./preferences.svelte";
import { play } from "../ui/sounds";
import { sinceLastTurn, type GameEvent } from "./events";
import type { TableLike } from "./table.svelte";

export class Panels {
  tab = $state<"log" | "chat">("log");
  /** Whether the drawer is open, where there is no room beside the table. */
  open = $state(false);
  /** Whether the log also tells what is still to come, where a game is replayed. */
  coming = $state(false);
  /** The event of the log at whose moment the reader wants to look; the board takes it from here. */
  looked = $state<number | null>(null);
  #read = $state(0);
  /** Up to which event the log was last shown. */
  #logged = $state(-1);
  readonly #table: TableLike;

  constructor(table: TableLike) {
    this.#table = table;
  }

  get unread(): number {
    return preferences.chat.on ? Math.max(0, this.#table.chat.length - this.#read) : 0;
  }

  /** How many lines the log has that the reader has not seen there: of others, since the reader's last turn. */
  fresh(events: GameEvent[], reader: number | null, starts?: string[]): number {
    const from = Math.max(this.#logged, sinceLastTurn(events, reader, starts));
    if (from < 0) return 0;
    return events.filter(({ at, said, joined, seat }) => at >= from && said && !joined && seat !== reader).length;
  }

  /** So many events are told in the log, which is shown. */
  told(events: number): void {
    if (this.open && this.tab === "log") this.#logged = events;
  }

  show(tab: "log" | "chat"): void {
    this.tab = tab;
    if (tab === "chat") this.#read = this.#table.chat.length;
  }

  openDrawer(tab: "log" | "chat"): void {
    this.show(tab);
    this.open = true;
  }

  /** Something was said: read at once if it is shown. */
  heard(visible: boolean): void {
    if (this.tab === "chat" && visible) this.#read = this.#table.chat.length;
    else if (preferences.chat.on && this.unread > 0) play("chat");
  }
}

/** What somebody looks for in the log: words, a player, a kind of event. */
import type { Line } from "../../lib/state/events";
import { BOLD_FROM, BOLD_TO } from "../../lib/text/formatter";
import { plain } from "../../lib/text/plain";

/** The kind of lines that are about the table rather than the game. */
export const AT_THE_TABLE = "table";
const TABLE_EVENTS = /^(seat-|undo|undone|played-on|resumed)/;

export class LogSearch {
  open = $state(false);
  words = $state("");
  seat = $state<number | null>(null);
  kind = $state<string>("");

  get active(): boolean {
    return this.open && (this.words.trim() !== "" || this.seat !== null || this.kind !== "");
  }

  clear(): void {
    this.words = "";
    this.seat = null;
    this.kind = "";
  }

  finds(line: Line): boolean {
    return (
      plain(unmarked(line.text)).includes(plain(this.words.trim())) &&
      (this.seat === null || concerns(line, this.seat)) &&
      (this.kind === "" || kindsOf(line).includes(this.kind))
    );
  }
}

/** The kinds of a line. */
export function kindsOf(line: Line): string[] {
  return TABLE_EVENTS.test(line.event.event) ? [AT_THE_TABLE] : line.marks;
}

/** Whether a line is about somebody: whoever does it, or to whom it is done. */
function concerns(line: Line, seat: number): boolean {
  const args = line.event.said?.[1] ?? {};
  return Object.values(args).some((argument) => JSON.stringify(argument).includes(`{"seat":${seat}}`));
}

function unmarked(text: string): string {
  return text.replaceAll(BOLD_FROM, "").replaceAll(BOLD_TO, "");
}

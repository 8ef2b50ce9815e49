/** What is asked, as it stands over a table. */
export interface Asked {
  /** Whose turn it is, or the reader who is asked; null when nobody's. */
  seat: number | null;
  turn: string;
  /** The round. */
  under: string;
  sentence: string;
  help: string;
  mine: boolean;
  /** Asked out of turn: something is done to the reader. */
  alarm: boolean;
}

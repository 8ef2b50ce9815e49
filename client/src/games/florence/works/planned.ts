/** What an action that is being considered would change, so that the calculator can reckon with it beforehand. */
export interface Planned {
  building?: string;
  landscape?: string;
  freedom?: string;
  jesters?: number;
  builders?: number;
  /** One more person or recruiting card. */
  cards?: number;
  prestige?: number;
  /** Cells that will be covered. */
  cells?: number;
}

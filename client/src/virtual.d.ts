declare module "virtual:icons" {
  /** Grows with every table that is loaded. */
  export const ICONS: Record<string, string>;
}
declare module "virtual:texts" {
  /** The texts of the shell and of games, by language. */
  export const TEXTS: Record<string, Record<string, () => Promise<{ default: string }>>>;
}

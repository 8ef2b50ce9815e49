/** Whether this device can tell its owner something while the page is closed; and if not, why. */

/**
 * `ready`: it can. `insecure`: browsers do that over https alone. `install`: an iPhone lets only apps on the home
 * screen tell anything. `denied`: the owner has said no to the browser. `page`: only as long as the page is open.
 * `never`: nothing of the kind.
 */
export type Telling = "ready" | "insecure" | "install" | "denied" | "page" | "never";

export interface Device {
  secure: boolean;
  /** What the browser was allowed; null where it cannot ask. */
  permission: NotificationPermission | null;
  push: boolean;
  apple: boolean;
  installed: boolean;
}

export function tellingOn({ secure, permission, push, apple, installed }: Device): Telling {
  if (!secure) return "insecure";
  if (apple && !installed) return "install";
  if (permission === null) return "never";
  if (permission === "denied") return "denied";
  return push ? "ready" : "page";
}

/** Whether somebody who may be told is asked again: not for so many days after "not now". */
export const NOT_NOW_DAYS = 30;

export function mayAsk(refused: string | null, now: number): boolean {
  const at = Number(refused ?? NaN);
  return Number.isNaN(at) || now - at > NOT_NOW_DAYS * 86_400_000;
}

/** Telling somebody who is looking elsewhere that it is their turn: title, icon of the tab, and a notification. */
import { preferences } from "../state/preferences.svelte";

const CALM = "/icon.svg";
const CALLING = "/icon-turn.svg";

let shown: Notification | null = null;

export function title(text: string, calling: boolean): void {
  document.title = calling ? `● ${text}` : text;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = calling ? CALLING : CALM;
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
}

export function notify(text: string, body: string): void {
  if (!preferences.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  shown?.close();
  shown = new Notification(text, { body, icon: CALM, tag: "signoria-turn" });
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}

/** Ask the browser for permission; tells whether notifications will come. */
export async function allowNotifications(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Telling somebody who is looking elsewhere that it is their turn: title, icons, a notification, a touch. */
import { preferences } from "../state/preferences.svelte";
import { app } from "./app.svelte";
import { play } from "./sounds";

const CALM = "/icon.svg";
const CALLING = "/icon-turn.svg";
/** Milliseconds on, off, on. */
const TOUCH = [80, 60, 120];

let shown: Notification | null = null;

export function title(text: string, calling: boolean): void {
  document.title = calling ? `● ${text}` : text;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = calling ? CALLING : CALM;
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
}

/** At how many tables it is the reader's turn, on the icon of the app. */
export function badge(number: number): void {
  if (!("setAppBadge" in navigator)) return;
  // Only an installed app has an icon of its own.
  (number > 0 ? navigator.setAppBadge(number) : navigator.clearAppBadge()).catch(() => undefined);
}

/** Whether this device can be felt: most that have a mouse pretend to. */
export function canVibrate(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** What is heard and felt of it. */
export function call(): void {
  play("turn");
  vibrate();
}

/** That little time is left. */
export function hurry(): void {
  play("clock");
  vibrate();
}

export function vibrate(): void {
  // Browsers refuse until the page was touched, and say so aloud.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- older browsers do not say
  if (preferences.vibrate.on && canVibrate() && navigator.userActivation?.hasBeenActive) navigator.vibrate(TOUCH);
}

export async function notify(text: string, body: string): Promise<void> {
  if (
    !preferences.notify.on ||
    !document.hidden ||
    !("Notification" in window) ||
    Notification.permission !== "granted"
  )
    return;
  const options = { body, icon: "/icons/icon-192.png", tag: "signoria-turn", data: { path: location.pathname } };
  if (await app.show(text, options)) return;
  shown?.close();
  shown = new Notification(text, options);
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}

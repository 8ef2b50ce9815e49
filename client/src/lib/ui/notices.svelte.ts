/** How the reader is told something while the page is closed: one switch for this device, and other ways beside it. */
import { api, type HookChannel, type NoticesShown } from "../net/api";
import { keep, kept } from "../state/device";
import { preferences } from "../state/preferences.svelte";
import { app, onApple } from "./app.svelte";
import { mayAsk, tellingOn, type Telling } from "./telling";

const REFUSED = "notices-refused";
/** What the server was told of this browser last. */
const KNOWN = "push";
type Form = HookChannel["form"];

class Notices {
  shown = $state.raw<NoticesShown | null>(null);
  /** Whether this browser is told by the server, as far as it knows itself. */
  here = $state(kept(KNOWN) !== null && kept(KNOWN) !== "");
  permission = $state<NotificationPermission | null>("Notification" in window ? Notification.permission : null);
  readonly telling: Telling = $derived(
    tellingOn({
      secure: isSecureContext,
      permission: this.permission,
      push: "PushManager" in window && "serviceWorker" in navigator,
      apple: onApple(),
      installed: app.installed,
    }),
  );

  async load(): Promise<void> {
    this.shown = await api.notices();
  }

  /** When the page opens: a browser may have another address by now, of which nobody is told. */
  async renew(): Promise<void> {
    if (this.here && this.telling === "ready") await this.#subscribe();
  }

  /** Tell the reader here from now on; says whether that works with the page closed, and without it at all. */
  async turnOn(): Promise<"always" | "page" | "denied"> {
    if (this.permission === null) return "denied";
    this.permission = await Notification.requestPermission();
    if (this.permission !== "granted") return "denied";
    preferences.notify.on = true;
    // So that nobody is told at night what can wait.
    preferences.prefer({ wishes: { zone: Intl.DateTimeFormat().resolvedOptions().timeZone } });
    try {
      return (await this.#subscribe()) ? "always" : "page";
    } catch {
      // Browsers without a push service of their own.
      return "page";
    }
  }

  async turnOff(): Promise<void> {
    preferences.notify.on = false;
    keep(KNOWN, "");
    this.here = false;
    const registration = await app.ready();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
    await this.load();
    for (const one of this.shown?.channels ?? []) if (one.mine) this.shown = await api.closeChannel(one.id);
  }

  async #subscribe(): Promise<boolean> {
    const registration = this.telling === "ready" ? await app.ready() : null;
    if (!registration) return false;
    const { key } = (this.shown ??= await api.notices());
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    const told = JSON.stringify([endpoint, preferences.language]);
    if (kept(KNOWN) !== told) {
      this.shown = await api.openPush({
        address: endpoint ?? "",
        p256dh: keys?.["p256dh"] ?? "",
        auth: keys?.["auth"] ?? "",
        language: preferences.language,
      });
      keep(KNOWN, told);
    }
    this.here = true;
    return true;
  }

  async byMail(address: string): Promise<void> {
    this.shown = await api.openMail({ address, language: preferences.language });
  }

  async byHook(address: string, form: Form): Promise<void> {
    this.shown = await api.openHook({ address, form, language: preferences.language });
  }

  async close(id: string): Promise<void> {
    this.shown = await api.closeChannel(id);
  }

  async attempt(id: string): Promise<boolean> {
    return (await api.tryChannel(id)).arrived;
  }

  /** Whether the reader is asked of our own accord: where it would help, and not again and again. */
  get mayAsk(): boolean {
    const can = this.telling === "ready" || this.telling === "install";
    return can && !this.here && !preferences.notify.on && mayAsk(kept(REFUSED), Date.now());
  }

  notNow(): void {
    keep(REFUSED, String(Date.now()));
  }
}

export const notices = new Notices();

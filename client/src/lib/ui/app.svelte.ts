/** The page as an app: a worker that keeps its shell, a newer version that waits, and whether it can be installed. */

/** What Chromium hands to a page that may be installed; others have their own menu for it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** How this browser installs the page: by a button, from its share sheet, from its menu; or why it cannot. */
export type Installing = "button" | "share" | "menu" | "insecure";

const WORKER = "/worker.js";
const ASSETS = "/assets/";
/** Milliseconds after which whoever comes back to an open page has it look for a newer version. */
const LOOK_EVERY = 3_600_000;

class App {
  /** A newer version that waits until nobody has the old one open, or somebody wants it. */
  newer = $state.raw<ServiceWorker | null>(null);
  #prompt = $state.raw<InstallPrompt | null>(null);
  installed = $state(standsAlone());
  readonly installing: Installing = $derived(
    this.#prompt ? "button" : !isSecureContext ? "insecure" : onApple() ? "share" : "menu",
  );
  #registration: ServiceWorkerRegistration | null = null;
  #looked = Date.now();

  /** Before the page is drawn: the browser offers once to install it. */
  start(): void {
    addEventListener("beforeinstallprompt", (event) => {
      // The page asks in its own time.
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => (this.installed = true));
    if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
    document.addEventListener("visibilitychange", () => !document.hidden && this.#look());
    // Without a worker everything works but opening without a network.
    this.#register().catch(() => undefined);
  }

  async install(): Promise<void> {
    const prompt = this.#prompt;
    // It can be used once.
    this.#prompt = null;
    await prompt?.prompt();
  }

  /** Load the newer version here; other windows go on with theirs. */
  renew(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.newer?.postMessage({ type: "take-over" });
  }

  /** A notification through the worker, which phones demand; says whether there is one. */
  async show(text: string, options: NotificationOptions): Promise<boolean> {
    if (!this.#registration?.active) return false;
    await this.#registration.showNotification(text, options);
    return true;
  }

  /** The worker, once it is there; null where there is none. */
  async ready(): Promise<ServiceWorkerRegistration | null> {
    return this.#registration ? navigator.serviceWorker.ready : null;
  }

  async #register(): Promise<void> {
    const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
    this.#registration = registration;
    const seen = () => {
      // The first one of all has nothing to replace.
      if (navigator.serviceWorker.controller) this.newer = registration.waiting;
    };
    seen();
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => coming.state === "installed" && seen());
    });
    const { active } = await navigator.serviceWorker.ready;
    // What was loaded before there was a worker went past it.
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    active?.postMessage({ type: "keep", paths: loaded.filter((path) => path.startsWith(ASSETS)) });
  }

  #look(): void {
    if (Date.now() - this.#looked < LOOK_EVERY) return;
    this.#looked = Date.now();
    this.#registration?.update().catch(() => undefined);
  }
}

/** Whether the page was opened from the home screen. */
function standsAlone(): boolean {
  return (
    matchMedia("(display-mode: standalone)").matches ||
    ("standalone" in navigator && (navigator as { standalone?: boolean }).standalone === true)
  );
}

/** iPhones and iPads, which call themselves Macs. */
export function onApple(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) || (navigator.userAgent.includes("Mac") && navigator.maxTouchPoints > 1)
  );
}

export const app = new App();

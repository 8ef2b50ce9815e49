/**
 * Stands between the pages and the server: keeps the shell, so that a page opens without a network and says so itself.
 * It keeps files of the client and nothing else: no answer of the server, and no page of a table.
 */
import { outdated, SHELL_PAGE, wayOf } from "./ways";

/** What the build knows: the version, and the files without which no page opens. */
declare const VERSION: string;
declare const SHELL: readonly string[];

/** What a worker has that a page has not, as far as it is used here. */
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pressed extends Lasting {
  readonly notification: Notification;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Pages {
  claim(): Promise<void>;
  matchAll(sort: { type: "window" }): Promise<{ url: string; focus(): Promise<unknown> }[]>;
  openWindow(url: string): Promise<unknown>;
}
const worker = globalThis as unknown as EventTarget & {
  clients: Pages;
  navigator: object;
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
};

type Badge = (number: number) => Promise<void>;

/** What a page says to it. */
type Said = { type: "take-over" } | { type: "keep"; paths: string[] };

const OURS = "signoria ";
const CACHE = OURS + VERSION;
/** A page that the server has not sent after so many milliseconds is opened from here. */
const LIMIT = 4000;
const HASHED = "/assets/";

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  // What has a lasting name is asked for anew.
  await cache.addAll(SHELL.map((path) => new Request(path, path.startsWith(HASHED) ? {} : { cache: "no-cache" })));
}

async function activate(): Promise<void> {
  for (const name of outdated(await caches.keys(), OURS, CACHE)) await caches.delete(name);
  await worker.clients.claim();
}

/** The page from the server; from here if there is none, or it is out of order, or too slow. */
async function page(request: Request): Promise<Response> {
  const shell = await caches.match(SHELL_PAGE);
  if (!shell) return fetch(request);
  const late = new Promise<Response>((open) => setTimeout(() => open(shell), LIMIT));
  const sent = fetch(request).then(
    (answer) => (answer.status >= 500 ? shell : answer),
    () => shell,
  );
  return Promise.race([sent, late]);
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function file(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}

/** Keep what a page has loaded before there was a worker. */
async function keep(paths: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = paths.filter((path) => path.startsWith(HASHED));
  await Promise.all(wanted.map(async (path) => (await caches.match(path)) ?? cache.add(path).catch(() => undefined)));
}

/** What the server tells somebody whose page is closed, or elsewhere. */
interface Told {
  title: string;
  body: string;
  path: string;
  tag: string;
  /** At how many tables it is their turn. */
  waiting?: number | null;
}

/** Tell it: the server knows who is at the table, a worker only where its pages were opened. */
async function tell({ title, body, path, tag, waiting }: Told): Promise<void> {
  const icon = "/icons/icon-192.png";
  await worker.registration.showNotification(title, { body, tag, icon, badge: icon, data: { path } });
  if (waiting) await (worker.navigator as { setAppBadge?: Badge }).setAppBadge?.(waiting).catch(() => undefined);
}

/** The table to which a notification calls. */
async function show(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window" });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(path));
}

worker.addEventListener("install", (event) => (event as Lasting).waitUntil(install()));
worker.addEventListener("activate", (event) => (event as Lasting).waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const way = wayOf(request, location.origin, SHELL);
  if (way) (event as Fetching).respondWith({ page, asset, file }[way](request));
});
worker.addEventListener("message", (event) => {
  const said = (event as MessageEvent<Said>).data;
  (event as unknown as Lasting).waitUntil(said.type === "keep" ? keep(said.paths) : worker.skipWaiting());
});
worker.addEventListener("push", (event) => {
  const told = (event as Pushed).data?.json() as Told | undefined;
  if (told) (event as Pushed).waitUntil(tell(told));
});
worker.addEventListener("notificationclick", (event) => {
  const { notification } = event as Pressed;
  notification.close();
  (event as Pressed).waitUntil(show((notification.data as { path?: string } | null)?.path ?? SHELL_PAGE));
});

/** Keeping the screen on while people play: one looks at a table for long without touching it. */

/** Keep it on until the returned function is called. A browser lets go of it when the page is hidden. */
export function keepAwake(): () => void {
  if (!("wakeLock" in navigator)) return () => undefined;
  let lock: Promise<WakeLockSentinel | null> | null = null;
  const wake = () => {
    // A battery that is low may refuse.
    if (!document.hidden) lock = navigator.wakeLock.request("screen").catch(() => null);
  };
  wake();
  document.addEventListener("visibilitychange", wake);
  return () => {
    document.removeEventListener("visibilitychange", wake);
    void lock?.then((held) => held?.release());
  };
}

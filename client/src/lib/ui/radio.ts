/** Groups of which one is chosen. */

/** Choose the next or the one before by an arrow key, as all such groups do. */
export function stepped<T>(event: KeyboardEvent, values: T[], value: T, choose: (value: T) => void): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (by === undefined || values.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  choose(values[(values.indexOf(value) + by + values.length) % values.length]!);
  const group = event.currentTarget as HTMLElement;
  queueMicrotask(() => group.querySelector<HTMLElement>('[aria-checked="true"]')?.focus());
}

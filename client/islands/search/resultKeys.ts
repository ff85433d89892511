import type { KeyboardEvent } from 'react';

/** Arrow keys walk from the field through everything that can be followed, and back; Tab reaches it all the same. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.nativeEvent.isComposing || !field) return;
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  const next = at < 0 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

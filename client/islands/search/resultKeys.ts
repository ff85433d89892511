import type { KeyboardEvent } from 'react';
import { select } from '../../hooks/hook.ts';

/** Arrow keys move the focus from the field through the links of the results and back, in addition to Tab. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.nativeEvent.isComposing || !field) return;
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>(select('result'))];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  const next = at < 0 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

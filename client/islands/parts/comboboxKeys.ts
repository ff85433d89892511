import type { ComboboxState } from './comboboxState.ts';

/** From this many options on Home and End go to the first and the last one (docs/rules.md#long-selects). */
const ENDS_FROM = 5;

/** What a key does in a combobox; undefined where the text field handles it. */
export function keyAction(box: ComboboxState, key: string, isAlt: boolean): (() => void) | undefined {
  const { isOpen, active, activate, listedOptions, chosen, open, close, pick } = box;
  const last = listedOptions.length - 1;
  const isLong = isOpen && listedOptions.length >= ENDS_FROM;
  switch (key) {
    case 'ArrowDown':
      if (!isOpen) return () => open(isAlt ? -1 : Math.max(chosen ? listedOptions.indexOf(chosen) : 0, 0));
      return () => activate(active < last ? active + 1 : 0);
    case 'ArrowUp':
      if (isAlt) return close;
      return isOpen ? () => activate(active > 0 ? active - 1 : last) : () => open(last);
    case 'Home':
      return isLong ? () => activate(0) : undefined;
    case 'End':
      return isLong ? () => activate(last) : undefined;
    case 'Enter':
      if (!isOpen) return undefined;
      return listedOptions[active] ? () => pick(listedOptions[active]) : box.settle;
    case 'Escape':
      // Escape closes the list first, then clears; only then it closes the dialog around it (ARIA APG).
      if (isOpen) return close;
      return box.value || box.typed ? box.clear : undefined;
    default:
      return undefined;
  }
}

import { storageKeys } from '../../../content/visitor/storageKeys.ts';
import { read } from '../../browserState/storage.ts';

/** Chooses the departure point that this browser has stored, unless the address names one (docs/rules.md#my-visit-point). */
export function chooseStoredPoint(field: HTMLElement): void {
  const stored = read(storageKeys.departureLocation);
  if (!(field instanceof HTMLSelectElement) || new URLSearchParams(location.search).has(field.name)) return;
  if ([...field.options].some(({ value }) => value === stored)) field.value = stored ?? '';
}

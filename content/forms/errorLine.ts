import type { FormField } from './formTypes.ts';

/** More errors than these are told by the names of their fields, on one line. */
const FEW = 3;

/**
 * What the list of errors above a form says of one (docs/rules.md#form-errors): the field's label, unless the error names
 * the field itself. `count` is how many errors there are.
 */
export function errorLine(label: string, error: string, count: number): string {
  if (count > FEW) return label;
  return error.toLowerCase().includes(label.toLowerCase()) ? error : `${label} · ${error}`;
}

/** The numbers in a field's errors: how many characters its text may have, and how many it has. A form is sent with CRLF. */
export function errorNumbers(field: FormField, typed = ''): Readonly<Record<string, number>> {
  return 'maxLength' in field ? { most: field.maxLength, length: typed.trim().replaceAll('\r\n', '\n').length } : {};
}

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

/** A line of the list of errors above a form: the field's label, unless the error names the field itself. */
export function errorLine(label: string, error: string): string {
  return error.toLowerCase().includes(label.toLowerCase()) ? error : `${label} · ${error}`;
}

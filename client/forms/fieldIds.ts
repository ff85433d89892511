/** Ids of a field's parts: targets of labels, descriptions and the summary's links. */
export function fieldIds(name: string): { readonly control: string; readonly hint: string; readonly error: string } {
  return { control: `field-${name}`, hint: `field-${name}-hint`, error: `field-${name}-error` };
}

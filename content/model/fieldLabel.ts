/** The name of a field for editors, made from its id: `externalLink1st` reads "External link 1st". */
export function fieldLabel(id: string): string {
  const words = id.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A text of so many characters at most; what is cut off is marked, and no character is halved. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}

/**
 * A text on one line, cut at the end of a word with an ellipsis where it is longer than that. The length is in UTF-16 units;
 * no character is halved.
 */
export function shortened(text: string, length: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  // Chinese and Japanese have no spaces between words.
  const end = plain.slice(0, length).lastIndexOf(' ');
  return `${plain.slice(0, end > length / 2 ? end : length - 1).replace(/[\s\p{Cs},;:，、；：]+$/u, '')}…`;
}

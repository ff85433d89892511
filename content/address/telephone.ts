/** Figures, apart as people group them. `/` with a space after it begins another number. */
const groups = '\\d(?:(?:[\\s().·‐-–-]|\\/(?!\\s)){0,3}\\d)*';
/** The first number in a text, which may end in letters as on a dial: `1-800-GALLERY`. */
const number = new RegExp(`\\+?${groups}(?:-[A-Z]{3,8}(?!\\p{L}))?`, 'u');
/** The figure of each letter of the Latin alphabet on a dial. */
const dial = '22233344455566677778889999';
/** Shorter ones are called nowhere. */
const SHORTEST = 3;

/**
 * The address that calls a number as an editor wrote it (docs/rules.md#telephone-numbers): the first of several, without its
 * extension, and without the 0 in brackets that follows a country's code. Undefined for a text without a number.
 */
export function telephoneHref(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/(?<=\+[\d\s]{1,5})\(0\)/, '');
  const digits = (number.exec(plain)?.[0] ?? '')
    .replaceAll(/[A-Z]/g, (letter) => dial.charAt(letter.charCodeAt(0) - 65))
    .replaceAll(/[^\d+]/g, '');
  return digits.length < SHORTEST ? undefined : `tel:${digits}`;
}

/** Digits and letters that are hard to confuse when read aloud: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A receipt number, e.g. MG-7Q4K-2M9X, from eight random bytes. */
export function receiptNumber(bytes: Uint8Array): string {
  const letters = Array.from(bytes.slice(0, 8), (byte) => alphabet[byte % alphabet.length]).join('');
  return `MG-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Reads a typed receipt number into its canonical spelling; undefined for any other text. */
export function readReceipt(text: string): string | undefined {
  const typed = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const [, first, second] = /^(?:MG)?([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})$/.exec(typed) ?? [];
  return second === undefined ? undefined : `MG-${first}-${second}`;
}

import { byBytes, joinedBytes } from '../platform/bytes.ts';

/** The link to the styles stands in the head, well before this byte. */
const HEAD_BYTES = 32_768;

/**
 * Returns true for a visitor who comes to the page from elsewhere, and so has none of the site's files as a rule. A browser
 * that does not say where it comes from gets the link, and so does one that fetches a page ahead.
 */
export function isArrival({ headers }: Request): boolean {
  const from = headers.get('Sec-Fetch-Site');
  const isElsewhere = from !== null && from !== 'same-origin';
  return isElsewhere && headers.get('Sec-Fetch-Mode') === 'navigate' && !headers.has('Sec-Purpose');
}

/**
 * A page with its styles in place of the link to them: whoever arrives sees the first picture without waiting for a second
 * file (docs/rules.md#styles-of-arrival), and fetches that file for the next page once it is idle. The page, with its nonce, as
 * it is where it has no such link.
 */
export function withInlineStyles(page: Uint8Array, styles: Uint8Array): Uint8Array {
  const head = byBytes.decode(page.subarray(0, HEAD_BYTES));
  const [link, attributes] = /<link rel="stylesheet" href="[^"]*"([^>]*)\/>/.exec(head) ?? [];
  if (link === undefined) return page;
  const start = head.indexOf(link);
  const encoder = new TextEncoder();
  return joinedBytes([
    page.subarray(0, start),
    encoder.encode(`<style${attributes}>`),
    styles,
    encoder.encode('</style>'),
    page.subarray(start + link.length),
  ]);
}

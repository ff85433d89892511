/** Elements that may stand in markup that needs no parser: without attributes, and in each other as they come. */
const EMPHASIS = 'strong|em|b|i';
const words = /^[^<>&\p{Cc}]*$/u;
const part = new RegExp(`<(/?)(${EMPHASIS})>`, 'g');

/**
 * Returns true for markup that `sanitizeHtml` leaves as it is, so that most pages need no parser: words, and pairs of
 * elements for emphasis. False for everything that is not surely so.
 */
export function isPlainHtml(html: string): boolean {
  if (html.length > LIMIT || !words.test(html.replaceAll(part, ' ').replaceAll('\n', ' '))) return false;
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(part)) {
    if (slash === '') {
      // A parser would close and open again an element that is nested in its own kind.
      if (open.includes(name)) return false;
      open.push(name);
    } else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

/** Longer texts go to the parser, in characters: no announcement is as long. */
const LIMIT = 2000;

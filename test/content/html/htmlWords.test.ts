import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeHtml, removeHtml } from '../../../content/html/htmlWords.ts';
import { sanitizeHtml } from '../../../content/html/sanitizeHtml.ts';

describe('html-remove and html-escape', () => {
  test.each([
    ['<p>One</p><p>two <b>three</b></p><script>x</script>', 'One two three'],
    [
      '<a title="a > b" href="https://a.example/?a=1&amp;b=2">Tea &amp; cake</a> &lt;at three&gt;',
      'Tea & cake <at three>',
    ],
    ['Coffee<br>all <em>day</em>', 'Coffee all day'],
  ])('all tags are removed, the words stay: %s', (html, words) => {
    expect(removeHtml(sanitizeHtml(html))).toBe(words);
  });

  test('escaped text has no markup', () => {
    expect(escapeHtml('<a> & </a>')).toBe('&lt;a&gt; &amp; &lt;/a&gt;');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>]/);
      }),
    );
  });
});

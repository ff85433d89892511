import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainHtml } from '../../../content/html/plainHtml.ts';
import { sanitizeHtml } from '../../../content/html/sanitizeHtml.ts';

const pieces = fc.oneof(
  fc.constantFrom('<strong>', '</strong>', '<em>', '</em>', '<b>', '</b>', '<i>', '</i>'),
  fc.constantFrom(
    '<small>',
    '<',
    '>',
    '&',
    '&amp;',
    '<br>',
    '<p>',
    '<b class="x">',
    '<B>',
    '</',
    '\r\n',
    '\0',
    '\u00a0',
    '\n',
  ),
  fc.string({ unit: 'binary' }),
);

test('markup that counts as plain is left as it is by the parser', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const html = parts.join('');
      fc.pre(isPlainHtml(html));
      expect(sanitizeHtml(html)).toBe(html);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['words', true],
  ['<strong>The beauty journey</strong> has <em>begun <b>today</b></em>', true],
  ['<strong>open', false],
  ['<em><strong>crossed</em></strong>', false],
  ['<b onclick="x()">a</b>', false],
  ['<script>x</script>', false],
  ['Tea &amp; cake', false],
  ['<a href="https://a.example/">more</a>', false],
])('%s: plain %s', (html, isPlain) => {
  expect(isPlainHtml(html)).toBe(isPlain);
});

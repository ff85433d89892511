import { describe, expect, test } from 'vitest';
import { htmlWithTables } from '../../../content/html/htmlTables.ts';
import { sanitizeHtml } from '../../../content/html/sanitizeHtml.ts';

const rowOf = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr>`;

describe('a table of an editor’s markup', () => {
  test.each([
    ['two columns', `<table>${rowOf(['Dish', 'Price'])}</table>`, ''],
    [
      'its first row',
      `<table>${rowOf(['Name', 'Kept & "used"', 'For'])}</table>`,
      'Name Kept &amp; &quot;used&quot; For',
    ],
    [
      'its caption',
      `<table><caption>Our <b>cookies</b></caption>${rowOf(['Name', 'Kept', 'For'])}</table>`,
      'Our cookies',
    ],
  ])('scrolls by itself, and where it is wide by keyboard under a name: %s', (_, markup, name) => {
    const html = htmlWithTables(sanitizeHtml(`<p>a</p>${markup}<p>b</p>`));
    const region = name && ` role="region" tabindex="0" aria-label="${name}"`;
    expect(html).toMatch(/^<p>a<\/p><div class="prose-table"[^>]*><table>.*<\/table><\/div><p>b<\/p>$/s);
    expect(html).toContain(`<div class="prose-table"${region}><table>`);
  });

  test('that holds another stays as it is', () => {
    const html = sanitizeHtml('<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>');
    expect(htmlWithTables(html)).toBe(html);
  });
});

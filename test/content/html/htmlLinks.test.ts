import { describe, expect, test } from 'vitest';
import { htmlWithLinks } from '../../../content/html/htmlLinks.ts';
import { sanitizeHtml } from '../../../content/html/sanitizeHtml.ts';
import { visit } from '../../support/content/read.ts';

const french = {
  ...visit,
  city: 'paris',
  language: 'fr',
  tree: 'mobile',
  carriedQuery: '?without-overlay=true',
} as const;
const drawn = (html: string): string => htmlWithLinks(sanitizeHtml(html), french);
const outbound = (href: string): string =>
  `<a href="${href}" rel="noopener" target="_blank" data-outbound="">x<span class="visually-hidden"> (nouvelle fenêtre)</span></a>`;

describe('a link in an editor’s markup', () => {
  test.each([
    ['help@meridian.com', '<a href="mailto:help@meridian.com">x</a>'],
    ['mailto:help@meridian.com', '<a href="mailto:help@meridian.com">x</a>'],
    ['tel:+33 1 55 50 01 87', '<a href="tel:+33155500187">x</a>'],
    ['/paris/stores/map', '<a href="/fr/paris/mobile/stores/map?without-overlay=true">x</a>'],
    [
      '/sydney/dining/listing?state=past&amp;sort=end',
      '<a href="/en/sydney/mobile/dining/listing?state=past&amp;sort=end&amp;without-overlay=true">x</a>',
    ],
    ['https://shop.meridian.example/a?b=1&amp;c=%22', '<a href="https://shop.meridian.example/a?b=1&amp;c=%22">x</a>'],
    ['#hours', '<a href="#hours">x</a>'],
    ['#', '<a>x</a>'],
    ['', '<a>x</a>'],
    ['words', '<a>x</a>'],
    ['javascript:alert(1)', '<a>x</a>'],
    ['//evil.example', '<a>x</a>'],
    ['www.other.example', outbound('https://www.other.example/')],
    ['https://other.example/a?b=1&amp;c=2', outbound('https://other.example/a?b=1&amp;c=2')],
  ])('to %s', (href, link) => {
    expect(drawn(`<a href="${href}">x</a>`)).toBe(link);
  });

  test('is none without words, unless a picture stands for them', () => {
    expect(drawn('<a href="https://other.example/">&nbsp;<b> </b></a>')).not.toContain('href');
    expect(drawn('<a href="/paris"><img src="https://a.example/a.png" alt="Paris"></a>')).toContain('href');
  });

  test('keeps its title and what it holds, and opens no window of its own', () => {
    expect(
      drawn('<p><a title="a > b" target="_blank" rel="opener" href="/paris"><b>Accueil</b>\nParis</a>, <a>x</a></p>'),
    ).toBe('<p><a title="a > b" href="/fr/paris/mobile?without-overlay=true"><b>Accueil</b>\nParis</a>, <a>x</a></p>');
  });
});

import { expect, test } from 'vitest';
import { linkTo } from '../support/content/read.ts';
import { leading, node, textNode } from '../support/content/richText.ts';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import { elements } from '../support/worker/pageText.ts';

const text = node('document', node('paragraph', leading('entry-hyperlink', linkTo('supper'), textNode('a supper'))));

test('a call to action and a link in a text go with the item that they lead to, when it expires', async () => {
  const site = siteWith([
    added('eventDetailPage', 'supper', { endDate: '2026-06-14T23:00' }),
    added('cta', 'book-supper', { title: 'Come to supper', internalLink: linkTo('supper') }),
    added('service', 'host', { body: text, cta: [linkTo('book-supper')] }),
  ]);
  const read = async (now: string) => {
    site.setNow(now);
    const html = await site.read('/en/sydney/service/host');
    const links = elements(html, 'a').filter(({ href }) => href?.endsWith('/event/supper'));
    return { links: links.length, words: html.includes('a supper'), button: html.includes('Come to supper') };
  };
  // Twelve hours after its end it counts as expired; the page that was made before that is not shown after it.
  expect(await read('2026-06-15T00:59:59Z')).toEqual({ links: 2, words: true, button: true });
  expect(await read('2026-06-15T01:00:00Z')).toEqual({ links: 0, words: true, button: false });
});

test('a card in a text goes when it expires', async () => {
  const cards = node('document', ...['gala', 'stall'].map((id) => leading('embedded-entry-block', linkTo(id))));
  const site = siteWith([
    added('columnContentGenericCard', 'gala', { title: 'Gala', endDate: '2026-06-14T23:00' }),
    added('columnContentGenericCard', 'stall', { title: 'Stall' }),
    added('news', 'weekend', { body: cards }),
  ]);
  const cardsAt = async (now: string): Promise<readonly string[]> => {
    site.setNow(now);
    const html = await site.read('/en/sydney/what-is-happening/news/weekend');
    return ['Gala', 'Stall'].filter((title) => html.includes(`>${title}<`));
  };
  expect(await cardsAt('2026-06-15T00:59:59Z')).toEqual(['Gala', 'Stall']);
  expect(await cardsAt('2026-06-15T01:00:00Z')).toEqual(['Stall']);
});

test.each([
  ['has expired', 'eventDetailPage', { endDate: '2026-06-14T10:00' }],
  ['has no page of its own', 'service', { withoutDetail: true }],
] as const)('what a bar or a notice links to is left out where it %s', async (_, type, fields) => {
  const site = siteWith([
    added(type, 'supper', fields),
    added('cta', 'book-supper', { title: 'Come to supper', internalLink: linkTo('supper') }),
    added('announcement', 'news', { reference: linkTo('supper') }),
    added('notification', 'note', { cta: [linkTo('book-supper')] }),
  ]);
  site.setNow('2026-06-15T02:00:00Z');
  const html = await site.read('/fr/paris/service/listing');
  expect(html).toContain('data-notification="note"');
  expect(html).not.toContain('Come to supper');
  const announced = elements(html, 'a').filter((link) => link['class'] === 'announcement-link');
  expect(announced).toContainEqual(expect.objectContaining({ href: '/fr/paris/announcement/news' }));
});

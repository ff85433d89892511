import { expect, test } from 'vitest';
import { node, textNode } from '../support/content/richText.ts';
import { changedSite } from '../support/worker/changedSite.ts';
import { testSite } from '../support/worker/testWorld.ts';

test.each([
  ['a card', '/cn/sydney/what-is-happening/news/listing', /class="card-title".*?<\/h2>/s],
  ['a headline', '/cn/sydney/what-is-happening/news/bench-in-the-window', /<h1.*?<\/h1>/s],
  ['a lead', '/cn/sydney/dining/lantern-table', /class="lead.*?<\/p>/s],
  ['a line of links', '/cn/sydney/stores/sydney', /class="link-row".*?<\/a>/s],
])('a Chinese title breaks between words: of %s', async (_, path, title) => {
  expect(title.exec(await testSite().read(path))?.[0]).toContain('\u200b');
});

test.each([
  ['en/sydney', '. <a'],
  ['cn/sydney', '。<a'],
  ['jp/okinawa', '。<a'],
  ['kr/okinawa', '. <a'],
])('a space stands before the link of the question of consent where a language has spaces: %s', async (site, words) => {
  const html = await testSite().read(`/${site}`);
  expect(/id="consent-text">.*?<\/p>/s.exec(html)?.[0].replaceAll('<!-- -->', '')).toContain(words);
});

test.each([
  [
    'a hyphen inside a word',
    '/fr/paris/what-is-happening/event/listing',
    'Les <span class="whole-word">rendez-vous</span> de',
  ],
  [
    'the space in the company’s name',
    '/en/venice/stores/venice',
    '<span class="whole-word">Meridian Galleria</span> Venice',
  ],
])('no line end of a title: %s', async (_, path, words) => {
  expect(/<h1.*?<\/h1>/s.exec(await testSite().read(path))?.[0]).toContain(words);
});

test('a number stays with what it counts in running text', async () => {
  expect(await testSite().read('/en/sydney/terms-bak-and-conditions')).toContain('within 30\u00a0days');
});

test('the title of a day keeps its date together', async () => {
  const html = await testSite().read('/en/sydney/my-visit?on=2026-12-03&at=18:00&from=airport');
  expect(html).toContain('Departure on December\u00a03,\u00a02026 at 6pm');
});

test('a Korean word of one syllable stays with its neighbour: in a title', async () => {
  const html = await testSite().read('/kr/okinawa');
  expect(html.match(/<h[12][^>]*>[^<]*\p{sc=Hang}\u00a0\p{sc=Hang}/gu)).not.toBeNull();
});

test.each([
  ['Stay for two.', '<blockquote data-marks=""><p>Stay for two.</p></blockquote>'],
  ['“Stay for two.”', '<blockquote><p>“Stay for two.”</p></blockquote>'],
  ['「席にどうぞ」', '<blockquote><p>「席にどうぞ」</p></blockquote>'],
])('a quotation gets marks unless its editor wrote some: %s', async (value, quotation) => {
  const body = node('document', node('blockquote', node('paragraph', textNode(value))));
  const site = changedSite(({ sys, fields }) => (sys.id === 'sydney-news-window-bench' ? { ...fields, body } : fields));
  expect(await site.read('/en/sydney/what-is-happening/news/bench-in-the-window')).toContain(quotation);
});

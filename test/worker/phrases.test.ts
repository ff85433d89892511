import { expect, test } from 'vitest';
import { testSite } from '../support/worker/testWorld.ts';

test.each([
  ['a card', '/cn/sydney/what-is-happening/news/listing', /class="card-title".*?<\/h2>/s],
  ['a headline', '/cn/sydney/what-is-happening/news/bench-in-the-window', /<h1>.*?<\/h1>/s],
  ['a lead', '/cn/sydney/dining/lantern-table', /class="lead.*?<\/p>/s],
  ['a line of links', '/cn/sydney/stores/sydney', /class="link-row".*?<\/a>/s],
])('a Chinese title breaks between words: of %s', async (_, path, title) => {
  const html = await (await testSite().visit(path)).text();
  expect(title.exec(html)?.[0]).toMatch(/<wbr\/>|\u200b/);
});

test('a hyphen inside a word is no line end of a title', async () => {
  const html = await (await testSite().visit('/fr/paris/what-is-happening/event/listing')).text();
  expect(/<h1.*?<\/h1>/s.exec(html)?.[0]).toContain('Les <span class="whole-word">rendez-vous</span> de la galerie');
});

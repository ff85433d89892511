import { expect, test } from 'vitest';
import { specimenSections } from '../../client/specimens/specimenSections.ts';
import { sectionTypes } from '../../content/model/targets.ts';
import { elements, mainOf } from './pageText.ts';
import { testSite } from './testWorld.ts';

test('in development every section stands on one page, in two languages', async () => {
  const { clientFiles } = testSite().world;
  const site = testSite({ world: { clientFiles: { ...clientFiles, isDevelopment: true } } });
  for (const [language, lang] of [
    ['en', 'en'],
    ['cn', 'zh-Hans'],
  ]) {
    const answer = await site.visit(`/specimens?lang=${language}`);
    const html = await answer.text();
    expect([answer.status, elements(html, 'html')[0]?.['lang']]).toEqual([200, lang]);
    const heroes = elements(mainOf(html), 'div').flatMap(({ 'data-layout': layout }) => layout ?? []);
    expect([...new Set(heroes)].toSorted()).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  }
  expect(site.lines.filter((line) => line.includes('"error"'))).toEqual([]);
});

test('every section type has a specimen in client/specimens/specimenSections.ts', () => {
  const specimens = specimenSections((en) => en, new Date('2026-11-21T00:00:00Z')).map(
    ({ contentType }) => contentType,
  );
  // Heroes have specimens of their own, one a layout.
  expect(sectionTypes.filter((type) => type !== 'heroBanner' && !specimens.includes(type))).toEqual([]);
});

test('elsewhere it is no page', async () => {
  expect((await testSite().visit('/specimens')).status).toBe(404);
});

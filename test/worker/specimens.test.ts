import { expect, test } from 'vitest';
import { specimenSections } from '../../client/specimens/specimenSections.ts';
import { sectionTypes } from '../../content/model/targets.ts';
import { elements, mainOf } from '../support/worker/pageText.ts';
import { testSite } from '../support/worker/testWorld.ts';

const developmentSite = () =>
  testSite({ world: { clientFiles: { ...testSite().world.clientFiles, isDevelopment: true } } });

test('in development one page shows every section, in two languages', async () => {
  const site = developmentSite();
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

test('every layout of a card and of a hero has a form of its own', async () => {
  const html = mainOf(await developmentSite().read('/specimens?lang=en'));
  const cards = [...html.matchAll(/data-span="(\w+)"><article class="card" data-variant="(\w+)"/g)];
  const forms = new Set(cards.map(([, span, variant]) => `${span} ${variant}`));
  // One column, one column with its words over the picture, two columns, three columns.
  for (const form of ['full row', 'full overlay', 'half feature', 'third standard']) expect(forms).toContain(form);
  const heroes = new Map(
    [...html.matchAll(/data-layout="([A-G])"[\s\S]*?class="hero-body" data-tone="(\w+)"/g)].map(([, layout, tone]) => [
      layout,
      tone,
    ]),
  );
  // In A, D and F the words stand over the picture.
  const layoutsOverPictures = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].filter((layout) =>
    /picture|ivory/.test(heroes.get(layout) ?? ''),
  );
  expect(layoutsOverPictures).toEqual(['A', 'D', 'F']);
  expect(html).toMatch(/data-size="1"/);
  expect(html).toMatch(/data-align="(?:start|middle|end)"/);
});

test('outside of development it is no page', async () => {
  expect((await testSite().visit('/specimens')).status).toBe(404);
});

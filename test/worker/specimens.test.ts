import { expect, test } from 'vitest';
import { hasContent } from '../../client/sections/sections.tsx';
import { specimenSections } from '../../client/specimens/specimens.ts';
import { noItems } from '../../content/cards/listSections.ts';
import { sectionTypes } from '../../content/model/targets.ts';
import { visit } from '../support/content/read.ts';
import { elements, mainOf } from '../support/worker/pageText.ts';
import { testSite } from '../support/worker/testWorld.ts';

const developmentSite = () =>
  testSite({ world: { clientFiles: { ...testSite().world.clientFiles, isDevelopment: true } } });

test('in development one page shows every section', async () => {
  const site = developmentSite();
  const answer = await site.visit('/specimens');
  const heroes = elements(mainOf(await answer.text()), 'div').flatMap(({ 'data-layout': layout }) => layout ?? []);
  expect([answer.status, [...new Set(heroes)].toSorted()]).toEqual([200, ['A', 'B', 'C', 'D', 'E', 'F', 'G']]);
  expect(site.lines.filter((line) => line.includes('"error"'))).toEqual([]);
});

test('no specimen of a section is empty', () => {
  const specimens = specimenSections(new Date('2026-06-15T02:00:00Z'));
  const filled = specimens.filter((entry) => hasContent(entry.contentType, entry, visit, noItems));
  expect(filled).toEqual(specimens);
  expect(sectionTypes.filter((type) => specimens.every(({ contentType }) => contentType !== type))).toEqual([]);
});

test('every layout of a card and of a hero has a form of its own', async () => {
  const html = mainOf(await developmentSite().read('/specimens'));
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

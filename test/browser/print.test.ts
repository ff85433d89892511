import { expect } from 'vitest';
import { settled, test } from '../support/browser/visitor.ts';

test('a printed store keeps its telephone and mail, not the links to other pages', async ({ visit }) => {
  const page = await visit('/en/sydney/stores/sydney', { hasScript: false });
  const facts = page.locator('.facts').first();
  await page.emulateMedia({ media: 'print' });
  expect(await facts.locator('[href^="tel:"]').isVisible()).toBe(true);
  expect(await facts.locator('[href^="mailto:"]').isVisible()).toBe(true);
  expect(await page.locator('address').first().isVisible()).toBe(true);
  expect(await page.locator('.hours-table').first().isVisible()).toBe(true);
  for (const name of ['.detail-actions', '.breadcrumb', '.guide'])
    expect(await page.locator(name).first().isVisible(), name).toBe(false);
});

test.for(['/jp/saipan/what-is-happening/event/thread-a-strand', '/fr/paris/what-is-happening/event/champagne-hour'])(
  'on paper no fact of %s is empty',
  async (path, { visit }) => {
    const page = await visit(path, { hasScript: false });
    await page.emulateMedia({ media: 'print' });
    const facts = page.locator('.detail .facts > div').filter({ visible: true });
    expect(await facts.count()).toBeGreaterThan(1);
    for (const fact of await facts.all()) expect((await fact.locator('dd').innerText()).trim()).not.toBe('');
  },
);

test('on paper no dot stands before the place alone', async ({ visit }) => {
  const page = await visit('/kr/siem-reap/dining/sugar-palm-cafe', { hasScript: false });
  await page.emulateMedia({ media: 'print' });
  const terms = page.locator('.detail-terms').first().locator('li');
  const printed = await terms.evaluateAll((all) =>
    all.filter((term) => getComputedStyle(term).display !== 'none').map((term) => term.textContent),
  );
  expect(printed).toEqual(['1층 남쪽 회랑']);
});

test.for(['en/sydney/stores/sydney', 'fr/paris/stores/paris', 'en/sydney/my-visit?on=2026-06-17&at=19:30'])(
  '%s is one sheet of paper',
  async (path, { visit }) => {
    const page = await visit(`/${path}`, settled);
    expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);

test.for([
  ['/en/sydney/what-is-happening/event/listing', 2],
  ['/en/sydney/stores/map', 2],
  ['/en/sydney/brand/listing', 4],
  ['/en/sydney/searching/watch', 2],
] as const)('of %s no sheet is empty, or has a title alone', async ([path, sheets], { visit }) => {
  const page = await visit(path, settled);
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets);
});

test.for(['/en/sydney/brand/aurelle', '/en/sydney/dining/lantern-table', '/en/sydney/stores/map'])(
  'nothing on %s is wider than its paper',
  async (path, { visit }) => {
    const page = await visit(path, { width: 673, hasScript: false });
    await page.emulateMedia({ media: 'print' });
    const sides = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sides).toBe(0);
  },
);

test('paper keeps the results of a search, not its form', async ({ visit }) => {
  const page = await visit('/en/sydney/searching/hesperia', { hasScript: false });
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.search-result').first().isVisible()).toBe(true);
  expect(await page.locator('.search-form').first().isVisible()).toBe(false);
});

test('on paper an opening is as wide as its page', async ({ visit }) => {
  const page = await visit('/en/sydney/dining/lantern-table', { width: 673, hasScript: false });
  await page.emulateMedia({ media: 'print' });
  const widthOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().width);
  expect(await widthOf('.hero-picture')).toBe(await widthOf('main'));
});

test('on paper with its backgrounds an opening’s words stand on white', async ({ visit }) => {
  const page = await visit('/en/sydney', { width: 820, hasScript: false });
  const ground = () =>
    page
      .locator('.hero-body')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground()).not.toBe('rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: 'print' });
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
});

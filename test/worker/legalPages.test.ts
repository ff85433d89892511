import { expect, test } from 'vitest';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import { elements } from '../support/worker/pageText.ts';
import { testSite } from '../support/worker/testWorld.ts';

test.each(['/en/sydney/privacy-policy', '/cn/sydney/privacy-policy'])(
  'a long legal text says what it holds, in %s',
  async (path) => {
    const html = await testSite().read(path);
    const targets = elements(html, 'a').flatMap(({ href = '' }) => (href.startsWith('#part-') ? [href.slice(1)] : []));
    expect(targets.length).toBeGreaterThan(3);
    expect(elements(html, 'h2').flatMap(({ id = '' }) => (id.startsWith('part-') ? [id] : []))).toEqual(targets);
  },
);

test('a table that may scroll is reached by keyboard and named by the heading above it, otherwise by its head', async () => {
  const block = (nodeType: string, content: readonly object[]) => ({ nodeType, data: {}, content });
  const words = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
  const row = (cells: readonly string[]) =>
    block(
      'table-row',
      cells.map((cell) => block('table-header-cell', [block('paragraph', [words(cell)])])),
    );
  const body = block('document', [
    block('table', [row(['Ring', 'Inside, in mm', 'Around, in mm'])]),
    block('heading-2', [words('Sizes of rings')]),
    block('table', [row(['EU', 'US', 'Japan'])]),
    block('table', [row(['Dish', 'Price'])]),
  ]);
  const site = siteWith([added('pptcPage', 'sizes', { title: 'Sizes', body })]);
  const html = await (await site.visit('/en/sydney/special-offers/terms-and-conditions/sizes')).text();
  const tables = elements(html, 'div').filter((element) => element['class'] === 'prose-table');
  expect(tables.map(({ role, tabindex, 'aria-label': name }) => [role, tabindex, name])).toEqual([
    ['region', '0', 'Ring, Inside, in mm, Around, in mm'],
    ['region', '0', 'Sizes of rings'],
    [undefined, undefined, undefined],
  ]);
});

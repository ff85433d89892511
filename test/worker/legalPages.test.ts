import { expect, test } from 'vitest';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import { elements, mainOf } from '../support/worker/pageText.ts';
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

const block = (nodeType: string, content: readonly object[], data = {}) => ({ nodeType, data, content });
const words = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const cell = (nodeType: string, text: string) => block(nodeType, [block('paragraph', [words(text)])]);

test('a table that may scroll is reached by keyboard and named by the heading above it, otherwise by its head', async () => {
  const row = (cells: readonly string[]) =>
    block(
      'table-row',
      cells.map((text) => cell('table-header-cell', text)),
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

test('the headings of a text stand in the page’s outline, none is empty, and no link is without words', async () => {
  const link = (text: string) => block('paragraph', [block('hyperlink', [words(text)], { uri: 'https://a.example/' })]);
  const body = block('document', [
    block('heading-3', [words('Rings')]),
    block('heading-6', [words('Gold')]),
    block('heading-2', [words('  ')]),
    block('unordered-list', [block('list-item', [block('heading-6', [words('Silver')])])]),
    block('heading-3', [words('Chains')]),
    link(' '),
    link('Sizes'),
  ]);
  const html = '<h1>Watches</h1><h3>Straps</h3><h2> </h2><p><a href="https://a.example/"> </a></p>';
  const site = siteWith([added('pptcPage', 'sizes', { title: 'Sizes', body, html })]);
  const main = mainOf(await site.read('/en/sydney/special-offers/terms-and-conditions/sizes'));
  const outline = [...main.matchAll(/<(h\d)[^>]*>([^<]*)/g)].map(([, level, text]) => `${level} ${text}`);
  expect(outline).toEqual(['h1 Sizes', 'h2 Rings', 'h3 Gold', 'h3 Silver', 'h2 Chains', 'h2 Watches', 'h3 Straps']);
  expect(elements(main, 'a').filter(({ href }) => href === 'https://a.example/')).toHaveLength(1);
});

test('a heading cell heads its row beside other cells, and its column above them', async () => {
  const [head, plain] = ['table-header-cell', 'table-cell'];
  const body = block('document', [
    block('table', [
      block('table-row', [cell(head, 'Ring'), cell(head, 'Price')]),
      block('table-row', [cell(head, 'Gold'), cell(plain, '100')]),
    ]),
  ]);
  const site = siteWith([added('pptcPage', 'prices', { title: 'Prices', body })]);
  const html = await site.read('/en/sydney/special-offers/terms-and-conditions/prices');
  expect(elements(html, 'th').map(({ scope }) => scope)).toEqual(['col', 'col', 'row']);
});

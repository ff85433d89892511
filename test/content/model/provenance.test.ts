import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryGraph } from '../../../content/model/graph.ts';
import { createProvenance, unmarked } from '../../../content/model/provenance.ts';
import { readEntries } from '../../../content/model/readEntry.ts';
import type { ContentType } from '../../../content/model/registry.ts';
import { written } from '../../support/content/read.ts';
import { node, textNode } from '../../support/content/richText.ts';

const isMarked = (text: string): boolean => unmarked(text) !== text;

describe('marks of the source of a text', () => {
  test('name their source; removing them restores the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.stringMatching(/^[a-z]{1,8}$/)), { maxLength: 40 }),
        (texts) => {
          const provenance = createProvenance();
          for (const [text, field] of texts) {
            const marked = String(provenance.marked({ entry: 'e', field }, text));
            expect(unmarked(marked)).toBe(text);
            if (text.trim() !== '')
              expect([isMarked(marked), provenance.sourceIn(marked)]).toEqual([true, { entry: 'e', field }]);
          }
        },
      ),
    );
  });

  test('an empty text and other values stay unmarked', () => {
    const { marked } = createProvenance();
    const value = { some: 'object' };
    expect([
      marked({ entry: 'e', field: 'f' }, ' '),
      marked({ entry: 'e', field: 'f' }, value),
      marked({ entry: 'e', field: 'f' }, undefined),
    ]).toEqual([' ', value, undefined]);
  });

  test('marks in an address are removed too, and in an address within it', () => {
    const inner = encodeURIComponent(String(createProvenance().marked({ entry: 'e', field: 'f' }, 'words')));
    expect([unmarked(inner), unmarked(encodeURIComponent(inner)), unmarked(inner.toLowerCase())]).toEqual([
      'words',
      'words',
      'words',
    ]);
  });

  test('incomplete marks are removed too', () => {
    const marked = String(createProvenance().marked({ entry: 'e', field: 'f' }, 'words'));
    for (let length = 0; length <= marked.length; length += 1)
      expect('words').toContain(unmarked(marked.slice(0, length)));
  });

  test('each line of a rich text has one mark, in its last words; its pictures have one too', () => {
    const provenance = createProvenance();
    const line = (...content: unknown[]) => node('paragraph', ...content);
    const document = node(
      'document',
      line(textNode('one '), node('hyperlink', textNode('see '), textNode('two')), textNode(' ')),
      node('unordered-list', node('list-item', line(textNode('three'))), node('list-item', line(textNode('four')))),
      node(
        'table',
        node('table-row', node('table-cell', line(textNode('five'))), node('table-cell', line(textNode('')))),
      ),
      node('embedded-entry-block'),
    );
    const picture = { url: 'https://a.example/p', kind: 'image', alt: '', color: '#000000', focus: { x: 0, y: 0 } };
    const text = provenance.marked(
      { entry: 'e', field: 'body' },
      { document, entries: new Map(), assets: new Map([['p', picture]]) },
    );
    const values = [...JSON.stringify(text).matchAll(/"value":"([^"]*)"/g)].map(([, value = '']) => value);
    expect(values.filter(isMarked).map(unmarked)).toEqual(['two', 'three', 'four', 'five']);
    expect(text).toMatchObject({ assets: new Map([['p', { alt: '', color: expect.stringMatching(/^#000000./) }]]) });
  });

  test.each<[ContentType, string, unknown, boolean]>([
    ['event', 'title', 'Tea', true],
    ['event', 'startDate', '2026-06-15', true],
    ['event', 'features', ['Wine'], true],
    ['event', 'slug', 'tea', false],
    ['event', 'admission', 'sold out', false],
    ['event', 'joinLink', 'https://a.example', false],
    ['seo', 'keywords', ['tea'], false],
    ['storeLocator', 'phone', '+61 2', true],
    ['brand', 'title', 'Aurelle', true],
    // The name of settings is for editors.
    ['globalSettings', 'title', 'Sydney', false],
  ])('of a %s the field %s of %j is marked: %j', (type, field, value, marked) => {
    const graph = entryGraph({ total: 1, items: [written(type, 'it', { [field]: value })] });
    if (!graph) throw new Error('nothing was read');
    const [entry] = readEntries(graph, [type], (html) => html, createProvenance()).entries;
    expect(isMarked(String(entry && Reflect.get(entry, field)))).toBe(marked);
  });

  test('texts of a list are marked and keep their words', () => {
    const { marked, sourceIn } = createProvenance();
    const list = marked({ entry: 'e', field: 'features' }, ['a', ' ']);
    expect(list).toEqual([expect.stringMatching(/^a./), ' ']);
    expect(sourceIn(String(list))).toEqual({ entry: 'e', field: 'features' });
  });
});

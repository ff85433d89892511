import { describe, expect, test } from 'vitest';
import { linesOf } from '../../content/model/richTextLines.ts';
import { withLines } from '../../sample/editor/editedLines.ts';
import { leading, node, textNode } from '../support/content/richText.ts';

const link = (value: string) => ({ ...node('hyperlink', textNode(value)), data: { uri: '/x' } });
const embedded = leading('embedded-entry-block', { sys: { id: 'e' } });
const document = node(
  'document',
  node('heading-2', textNode('A heading')),
  node('paragraph', textNode('See '), link('our story'), textNode(' and '), textNode('more', 'bold'), textNode('.')),
  embedded,
  node(
    'unordered-list',
    node('list-item', node('paragraph', textNode('One'))),
    node('list-item', node('paragraph', textNode('Two'))),
  ),
);
const lines = ['A heading', 'See our story and more.', 'One', 'Two'];

describe('a rich text as lines', () => {
  test('has a line for each block with words', () => {
    expect(linesOf(document)).toEqual(lines);
    const deep = Array.from({ length: 50 }).reduce((inner) => node('quote', inner), textNode('Deep'));
    for (const empty of [undefined, null, 'text', { nodeType: 'document' }, node('document', deep)])
      expect(linesOf(empty)).toEqual([]);
  });

  test('stays the same object of the same parts with the same lines', () => {
    expect(withLines(document, lines)).toEqual(document);
  });

  test('keeps links and emphasis around what changes, and inside it', () => {
    const changed = withLines(document, ['A heading', 'See our long story and more!', 'One', 'Two']);
    expect(linesOf(changed)[1]).toBe('See our long story and more!');
    expect(JSON.stringify(changed)).toContain('"uri":"/x"');
    expect(JSON.stringify(withLines(document, ['A heading', 'See our story and much more.', 'One', 'Two']))).toContain(
      '"value":"much more","marks":[{"type":"bold"}]',
    );
  });

  test('takes new lines as paragraphs, and drops items with their list', () => {
    const more = withLines(document, [...lines.slice(0, 2), 'Between', ...lines.slice(2)]);
    expect(linesOf(more)).toEqual(['A heading', 'See our story and more.', 'Between', 'One', 'Two']);
    const less = withLines(document, lines.slice(0, 2));
    expect([linesOf(less), JSON.stringify(less).includes('list')]).toEqual([lines.slice(0, 2), false]);
    expect(JSON.stringify(less)).toContain('embedded-entry-block');
    expect(linesOf(withLines(undefined, ['First words']))).toEqual(['First words']);
    expect(linesOf(withLines(document, []))).toEqual([]);
  });

  test('any lines come back as they were written', () => {
    const words = ['', 'a', 'é̃ 𝒜', 'See our story', 'more.', '  spaces  '];
    for (const a of words)
      for (const b of words) {
        const lines = [a, b, 'One'];
        expect(linesOf(withLines(document, lines))).toEqual(lines);
      }
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createProvenance, isMarked, unmarked } from '../../content/provenance.ts';

describe('marks of where a text comes from', () => {
  test('name their source, and leave the text as it was when taken out', () => {
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

  test('an empty text stays empty, and what is no text stays itself', () => {
    const { marked } = createProvenance();
    const value = { some: 'object' };
    expect([
      marked({ entry: 'e', field: 'f' }, ' '),
      marked({ entry: 'e', field: 'f' }, value),
      marked({ entry: 'e', field: 'f' }, undefined),
    ]).toEqual([' ', value, undefined]);
  });

  test('broken marks are taken out too', () => {
    const marked = String(createProvenance().marked({ entry: 'e', field: 'f' }, 'words'));
    for (let length = 0; length <= marked.length; length += 1)
      expect('words').toContain(unmarked(marked.slice(0, length)));
  });
});

import { describe, expect, test } from 'vitest';
import { withChapters } from '../../sample/space/chapters.ts';
import { composeSpace } from '../../sample/space/compose.ts';
import { entry } from '../../sample/space/seed.ts';

const heritage = (fields: object) => entry('aboutTheStore', 'paris-about-heritage', fields);
const architecture = (fields: object) => entry('aboutTheStore', 'paris-about-architecture', fields);
const bodyOf = (...seeds: readonly ReturnType<typeof heritage>[]) =>
  withChapters({ tag: 'paris', seeds }).seeds[0]?.fields['body'];

describe('a page about the store', () => {
  test('on the architecture shows its wall after its first paragraph, in all its languages', () => {
    const body = { en: 'A printer.\n\n## Kept\n\nThe stones.', fr: 'Un imprimeur.\n\nLes pierres.' };
    expect(bodyOf(architecture({ body }))).toEqual({
      en: 'A printer.\n\n![](plate-paris)\n\n## Kept\n\nThe stones.',
      fr: 'Un imprimeur.\n\n![](plate-paris)\n\nLes pierres.',
    });
  });

  test.each([
    ['a picture of its own', { body: { en: 'A printer.\n\n![](arch-spiral)\n\nThe stones.' } }],
    ['sections of its own', { body: { en: 'A printer.\n\nThe stones.' }, content: ['paris-store'] }],
  ])('that has %s keeps its text', (_, fields) => {
    expect(bodyOf(architecture(fields))).toEqual(fields.body);
  });

  test('that shows a thing of which there is no picture is named with it', async () => {
    const seeds = [heritage({ title: { en: 'A' }, body: { en: 'A.\n\n![](relic-atlantis)\n\nB.' } })];
    await expect(composeSpace([{ tag: 'paris', seeds }])).rejects.toThrow(
      'paris-about-heritage: relic-atlantis is no file of sample/media/catalog.json',
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentTypeRow, contentTypes } from '../../../content/model/registry.ts';
import { written as entry, readList } from '../../support/content/read.ts';
import { words } from '../../support/words.ts';

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'gone');
const link = fc.record({
  sys: fc.record({ type: fc.constant('Link'), linkType: fc.constantFrom('Entry', 'Asset', 'Tag'), id: ids }),
});
const media = fc.record(
  {
    secure_url: fc.oneof(fc.webUrl(), fc.string()),
    resource_type: fc.anything(),
    width: fc.anything(),
    context: fc.oneof(
      fc.anything(),
      fc.record({
        custom: fc.record({ alt: fc.anything(), color: fc.anything(), focusX: fc.anything() }, { requiredKeys: [] }),
      }),
    ),
  },
  { requiredKeys: [] },
);
const { document } = fc.letrec((tie) => ({
  node: fc.record(
    {
      nodeType: fc.constantFrom(
        ...words(`
        paragraph text hyperlink embedded-entry-block embedded-asset-block entry-hyperlink table nonsense
      `),
      ),
      value: fc.oneof(fc.string(), fc.anything()),
      marks: fc.oneof(fc.constant([]), fc.anything()),
      data: fc.oneof(fc.record({ target: link }), fc.anything()),
      content: fc.oneof(fc.array(tie('node'), { maxLength: 3 }), fc.anything()),
    },
    { requiredKeys: ['nodeType'] },
  ),
  document: fc.record({
    nodeType: fc.constant('document'),
    data: fc.constant({}),
    content: fc.array(tie('node'), { maxLength: 3 }),
  }),
}));
const value = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'binary' }),
  fc.date().map(String),
  link,
  fc.array(link, { maxLength: 3 }),
  media,
  fc.array(media, { maxLength: 2 }),
  document,
);

test.each(contentTypes.map((type) => [type]))('random content in each field of a %s is read without error', (type) => {
  const { fields } = contentTypeRow(type);
  const names = [...Object.keys(fields), 'nonsense'];
  const linkedEntry = fc.record({
    type: fc.constantFrom(...contentTypes),
    fields: fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 }),
  });
  const fieldValues = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
  fc.assert(
    fc.property(
      fieldValues,
      fc.array(linkedEntry, { maxLength: 3 }),
      fc.array(fc.anything(), { maxLength: 2 }),
      (entryFields, others, rubbish) => {
        const included = others.map((item, index) => entry(item.type, 'bcd'[index] ?? 'x', item.fields));
        const { entries } = readList(type, [entry(type, 'a', entryFields), ...rubbish], {
          includes: { Entry: [...included, ...rubbish], Asset: rubbish },
          errors: rubbish,
        });
        const [parsedEntry] = entries;
        expect(parsedEntry?.id).toBe('a');
        expect(Object.keys(fields).every((name) => parsedEntry && name in parsedEntry)).toBe(true);
      },
    ),
    { numRuns: 15 },
  );
});

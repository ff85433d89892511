import { expect, test } from 'vitest';
import { fieldsOf } from '../../../content/forms/forms.ts';
import { contentTypeDefinition } from '../../../content/model/definitions.ts';
import { localSymbol, symbol } from '../../../content/model/fields.ts';
import { createProvenance } from '../../../content/model/provenance.ts';
import { contentTypeRow, contentTypes } from '../../../content/model/registry.ts';
import { entryOf } from '../../support/content/read.ts';

test('only what editors translate is localized', () => {
  expect([symbol().localized, localSymbol().localized, localSymbol({ required: true }).required]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each(contentTypes)('%s is defined by the kinds of its fields', (type) => {
  const kinds = { value: /^(?!RichText$|Link$).+/, link: /^Link$/, links: /^Array$/, richText: /^RichText$/ };
  const { fields } = contentTypeRow(type);
  const definition = contentTypeDefinition(type);
  expect(definition.fields.map(({ id }) => id)).toEqual(Object.keys(fields));
  for (const field of definition.fields) expect(field.type).toMatch(kinds[fields[field.id]?.kind ?? 'value']);
  expect(definition.displayField in fields).toBe(true);
});

test('pictures are marked, other lists of objects are not; entries of a preview are noted', () => {
  const provenance = createProvenance();
  const picture = {
    url: 'u',
    kind: 'image',
    tags: [],
    width: 1,
    height: 1,
    alt: 'A',
    color: '#000000',
    focus: { x: 0, y: 0 },
  };
  const source = { entry: 'e', field: 'media' };
  const marked = provenance.marked(source, [picture]);
  expect(marked).not.toEqual([picture]);
  expect(provenance.sourceIn(JSON.stringify(marked))).toEqual(source);
  const unmarkable = [{ color: '#000000' }, { focus: 'x' }];
  expect(provenance.marked(source, unmarkable)).toBe(unmarkable);
  const entry = entryOf('event', { title: 'Tea' });
  provenance.note(entry);
  expect(provenance.entries.get(entry.id)).toBe(entry);
});

test.each([
  ['en', 'firstName', 'lastName'],
  ['jp', 'lastName', 'firstName'],
] as const)('in %s a name begins with %s', (language, first, second) => {
  const names = fieldsOf('contact', language).map(([name]) => name);
  expect(names.indexOf(second) - names.indexOf(first)).toBe(1);
  expect(names.toSorted()).toEqual(
    fieldsOf('contact', 'en')
      .map(([name]) => name)
      .toSorted(),
  );
  expect(fieldsOf('newsletter', language).map(([name]) => name)).toEqual(
    fieldsOf('newsletter', 'en').map(([name]) => name),
  );
});

test.each([
  ['weekly', ['Mo-Su 10:00-20:00'], 1],
  ['weekly', ['Mo-Fr 10:00-20:00', '12-25 closed'], undefined],
  ['exceptions', ['12-25 closed'], 1],
  ['exceptions', ['Mo-Su 10:00-20:00'], undefined],
  ['weekly', [7], undefined],
] as const)('opening hours: a line of another kind makes the field unusable: %s %j', (field, lines, read) => {
  const { [field]: row } = contentTypeRow('openingHours').fields;
  const value = row?.kind === 'value' ? row.read(lines) : undefined;
  expect(Array.isArray(value) ? value.length : value).toBe(read);
});

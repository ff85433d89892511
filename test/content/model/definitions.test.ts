import { describe, expect, test } from 'vitest';
import { contentTypeDefinition } from '../../../content/model/definitions.ts';
import { contentTypeRow, contentTypes, isContentType } from '../../../content/model/registry.ts';
import { canonical, differenceText, modelDrift, readLiveTypes, typeDrift } from '../../../tools/editors/drift.ts';

const asExported = (): unknown =>
  JSON.parse(JSON.stringify({ contentTypes: contentTypes.map((type) => contentTypeDefinition(type)) }));
const live = () => readLiveTypes(asExported());

describe('content types as the content service accepts them', () => {
  test.each(contentTypes.map((type) => [type]))('%s keeps the service’s limits', (type) => {
    const { displayField, fields, sys } = contentTypeDefinition(type);
    expect(sys.id).toMatch(/^[A-Za-z0-9_]{1,64}$/);
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.length).toBeLessThanOrEqual(50);
    expect(fields.filter(({ id }) => !/^[A-Za-z][A-Za-z0-9_]{0,63}$/.test(id))).toEqual([]);
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    expect(fields.filter(({ disabled, omitted }) => disabled || omitted)).toEqual([]);
    for (const field of fields) {
      if (field.type === 'Link')
        expect(field).toMatchObject({ linkType: 'Entry', validations: [{ linkContentType: expect.any(Array) }] });
      if (field.type === 'Array')
        expect(field).toMatchObject({ items: { type: expect.stringMatching(/^(?:Symbol|Link)$/) } });
    }
    expect(fields.find(({ id }) => id === displayField)).toMatchObject({ type: 'Symbol', validations: [] });
  });

  test('links lead only to types that exist', () => {
    const targets = contentTypes.flatMap((type) =>
      Object.values(contentTypeRow(type).fields).flatMap((field) => ('targets' in field ? field.targets : [])),
    );
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((target) => !isContentType(target))).toEqual([]);
  });
});

describe('drift of a space’s model', () => {
  test('an export of the registry has none; order, empty and absent make no difference', () => {
    expect(modelDrift(live())).toEqual([]);
    const shuffled = live().map((type) => ({ ...type, fields: type.fields.toReversed() }));
    expect(modelDrift(shuffled)).toEqual([]);
    expect(canonical({ b: 1, a: undefined, flags: null, message: 'Please' })).toBe(canonical({ flags: '', b: 1 }));
  });

  type Types = ReturnType<typeof live>;
  /** The model in which one field is another. */
  const withField = (type: string, name: string, change: object) => (types: Types) =>
    types.map((each) => ({
      ...each,
      fields: each.fields.map((field) => (each.sys.id === type && field.id === name ? { ...field, ...change } : field)),
    }));
  const blog = { sys: { id: 'blogPost' }, name: 'Blog', description: '', displayField: '', fields: [] };
  const renamed = (types: Types) => types.map((type) => (type.sys.id === 'seo' ? { ...type, name: 'SEO' } : type));
  const choices = { validations: [{ in: ['exact', 'prefix', 'regexp'], message: 'Choose' }] };
  const told = 'validations is [{"in":["exact","prefix","regexp"]}], in the model [{"in":["exact","prefix"]}]';
  test.each<[string, (types: Types) => Types, string[]]>([
    ['a type that is not there', (types) => types.slice(1), ['homePage: missing in the space']],
    ['a type of the space’s own', (types) => [...types, { ...types[0], ...blog }], ['blogPost: not in the model']],
    ['another name', renamed, ['seo: name is "SEO", in the model "Head of a page"']],
    ['a choice more', withField('redirect', 'match', choices), [`redirect.match: ${told}`]],
    [
      'an omitted field',
      withField('zenchef', 'rid', { omitted: true }),
      ['zenchef.rid: omitted is true, in the model false'],
    ],
  ])('%s is reported', (_, change, told) => {
    expect(modelDrift(change(live())).map(differenceText)).toEqual(told);
  });

  test('a type is compared with its own definition only', () => {
    const [home] = live();
    expect(home && typeDrift(contentTypeDefinition('homePage'), home)).toEqual([]);
  });

  test.each([[undefined], [{}], [{ contentTypes: [{ name: 'x' }] }]])('%j are no content types', (raw) => {
    expect(() => readLiveTypes(raw)).toThrow('This is no content of a space');
  });
});

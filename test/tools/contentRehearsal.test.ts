import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { breaches, type ModelledEntry } from '../../tools/editors/rehearsal/breaches.ts';
import { houseSpace } from '../support/tools/houseSpace.ts';

describe('content:push -- --rehearse', () => {
  const { house, writes, ask, beginAfter, close } = houseSpace('editors/contentPush');
  beforeEach(() => beginAfter('--yes'));
  afterAll(close);
  const rehearse = (...words: string[]) => ask(['--rehearse', ...words]);
  const addEvent = (fields: Readonly<Record<string, unknown>>) =>
    house().put(
      'entries',
      'tea',
      { fields: { title: { 'en-US': 'Tea' }, slug: { 'en-US': 'tea' }, ...fields }, metadata: { tags: [] } },
      { typeId: 'event', publishedVersion: 1 },
    );
  type Field = { readonly id: string };
  /** The space has a model of events of its own. */
  const change = (changed: (fields: readonly Field[]) => readonly Field[]) => {
    house().edit('content_types', 'event', (body) => ({
      ...body,
      fields: changed(Array.isArray(body['fields']) ? body['fields'] : []),
    }));
    house().publishType('event');
  };

  test('says that nothing breaks, and writes nothing', async () => {
    addEvent({});
    const { status, stdout } = await rehearse();
    expect([status, writes()]).toEqual([0, []]);
    expect(stdout).toContain('1 entry of the space');
    expect(stdout).toContain('nothing breaks');
  });

  test('a change that would break entries is refused with their names, even with --yes', async () => {
    change((fields) =>
      fields.map((field) => ({ ...field, ...(field.id === 'slug' && { validations: [], required: false }) })),
    );
    addEvent({ slug: { 'en-US': 'not a slug' } });
    const { status, stdout, stderr } = await rehearse('--yes');
    expect([status, stderr, writes()]).toEqual([1, '1 entry would break: nothing has been changed.\n', []]);
    expect(stdout).toMatch(/^breaks {5}event tea, slug: “not a slug” does not have the form\. Write .+ \(en-US\)$/m);
  });

  test('what does not pass the space’s own model is told, and refuses nothing', async () => {
    addEvent({ slug: { 'en-US': 'not a slug' } });
    const { status, stdout } = await rehearse();
    expect(status).toBe(0);
    expect(stdout).toContain(' 1 place does not pass the space’s own model already');
    expect(stdout).toContain('nothing breaks');
  });

  test('entries that come along are checked too, and those that need the new model are told', async () => {
    change((fields) => fields.filter(({ id }) => id !== 'frequency'));
    const { status, stdout } = await rehearse('--entries', '--city', 'sydney');
    expect(status).toBe(0);
    expect(stdout).toMatch(/\d+ places need the new model, which is pushed first/);
    expect(stdout).toContain('nothing breaks');
  });
});

describe('an entry against a model', () => {
  const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });
  const base = { name: '', localized: false, required: false, disabled: false, omitted: false, validations: [] };
  const type = { name: '', description: '', displayField: '' };
  const problem = (field: object, value: unknown, more: Partial<ModelledEntry> = {}): string | undefined => {
    const model = [
      { ...type, sys: { id: 'event' }, fields: [{ ...base, id: 'f', type: 'Symbol', ...field }] },
      { ...type, sys: { id: 'brand' }, fields: [] },
    ];
    const entry = { id: 'a', contentType: 'event', isPublished: true, fields: { f: { 'en-US': value } }, ...more };
    const brand = { id: 'b', contentType: 'brand', isPublished: true, fields: {} };
    return breaches([entry, brand], model, 'en-US')[0]?.problem;
  };

  const array = { type: 'Array', items: { type: 'Symbol', validations: [] } };
  const toEntry = { type: 'Link', linkType: 'Entry' };
  const only = (type: string) => ({ ...toEntry, validations: [{ linkContentType: [type] }] });
  const range = { type: 'Number', validations: [{ range: { max: 3 } }] };
  test.each<[string, object, unknown, string | undefined]>([
    ['a text', {}, 'Tea', undefined],
    ['a number for a text', {}, 3, 'is no Symbol (en-US)'],
    ['a text that is too long', {}, 'x'.repeat(257), 'is no Symbol (en-US)'],
    ['a long text where one may stand', { type: 'Text' }, 'x'.repeat(257), undefined],
    ['a fraction', { type: 'Integer' }, 1.5, 'is no Integer (en-US)'],
    ['a day', { type: 'Date' }, '2026-01-26', undefined],
    ['no day', { type: 'Date' }, 'soon', 'is no Date (en-US)'],
    ['a place', { type: 'Location' }, { lat: 1, lon: 2 }, undefined],
    ['one of the choices', { validations: [{ in: ['a'] }] }, 'a', undefined],
    ['none of the choices', { validations: [{ in: ['a'] }] }, 'b', 'b is none of the choices (en-US)'],
    ['a long list', { ...array, validations: [{ size: { max: 1 } }] }, ['a', 'b'], 'is too long or too short (en-US)'],
    ['no list', array, 'a', 'is no list (en-US)'],
    ['a link to the right type', only('brand'), link('b'), undefined],
    ['a link to another type', only('news'), link('b'), 'links to a brand, which is not accepted (en-US)'],
    ['an asset for an entry', toEntry, link('b', 'Asset'), 'is no link to an Entry (en-US)'],
    ['a number that is too large', range, 4, 'is too large or too small (en-US)'],
    ['nothing where something is required', { required: true }, '', 'is required, and empty'],
  ])('%s', (_, field, value, expected) => {
    expect(problem(field, value)).toBe(expected);
  });

  test('a draft may lack what is required', () => {
    expect(problem({ required: true }, '', { isPublished: false })).toBeUndefined();
  });

  test('a value of an unknown field, a translation of a field without languages, and an unknown type are breaches', () => {
    expect(problem({}, '', { fields: { gone: { 'en-US': 'x' } } })).toBe('the field does not exist, and has a value');
    expect(problem({}, '', { fields: { f: { 'en-US': 'x', ja: 'y' } } })).toBe(
      'the field is not localised, and has translations',
    );
    expect(problem({}, 'x', { contentType: 'blog' })).toBe('its content type does not exist');
  });
});

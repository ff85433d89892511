import { describe, expect, test } from 'vitest';
import { entryForm, pictureFields, titleOf } from '../../../content/model/entryForm.ts';
import { entryGraph } from '../../../content/model/graph.ts';
import { linkTo, written } from '../../support/content/read.ts';

const picture = (name: string, kind = 'image') => ({
  secure_url: `https://assets.meridian.example/${name}.webp`,
  resource_type: kind,
});

function formOf(type: string, fields: Readonly<Record<string, unknown>>, others: readonly object[] = []) {
  const items = [
    written(type, 'it', fields),
    ...others.map((other, index) => written(type, `other${index}`, { ...other })),
  ];
  const linked = [written('brandCategory', 'wine', { title: 'Wine' }), written('unknown', 'odd', {})];
  const Asset = [{ sys: { id: 'own' }, fields: { title: 'Own', file: { url: '//images.ctfassets.net/own.webp' } } }];
  const graph = entryGraph({ total: items.length, items, includes: { Entry: linked, Asset } });
  const [entry, ...rest] = graph?.items ?? [];
  if (!graph || !entry) throw new Error('nothing was read');
  return entryForm(entry, graph, { ...graph, items: rest });
}

const field = (type: string, id: string, raw: unknown, others?: readonly object[]) =>
  formOf(type, { [id]: raw }, others)?.fields.find((one) => one.id === id);

describe('the form of an entry', () => {
  test('has its title, the name of its type for editors, and its fields with labels', () => {
    const form = formOf('event', { title: 'Tea' });
    expect([form?.id, form?.title, form?.type]).toEqual(['it', 'Tea', 'Event']);
    expect(form?.fields.slice(0, 2).map(({ id, label }) => [id, label])).toEqual([
      ['title', 'Title'],
      ['slug', 'Slug'],
    ]);
    expect(formOf('brand', {})?.fields.map(({ label }) => label)).toEqual([
      'Title',
      'Display name',
      'Chinese name',
      'Comall brand id',
    ]);
  });

  test('is none for a type that the site does not know', () => {
    expect(formOf('unknown', { title: 'Tea' })).toBeUndefined();
  });

  test.each<[string, string, unknown, object | undefined]>([
    ['event', 'title', 'Tea', { kind: 'text', value: 'Tea', isLong: false }],
    ['event', 'title', undefined, { kind: 'text', value: '', isLong: false }],
    ['event', 'title', true, { kind: 'text', value: '', isLong: false }],
    ['event', 'description', 'Words', { kind: 'text', value: 'Words', isLong: true }],
    ['event', 'admission', 'sold out', { kind: 'choice', value: 'sold out', choices: ['by invitation', 'sold out'] }],
    ['event', 'isFeatured', true, { kind: 'flag', value: true }],
    ['event', 'isFeatured', 'yes', { kind: 'flag', value: false }],
    ['event', 'seatsTotal', 12, { kind: 'number', value: '12' }],
    ['event', 'seatsTotal', 0, { kind: 'number', value: '0' }],
    ['event', 'startDate', '2026-06-15', { kind: 'date', value: '2026-06-15' }],
    ['event', 'features', ['Wine', 'Tea'], { kind: 'lines', value: ['Wine', 'Tea'] }],
    ['event', 'features', ['Wine', 7], { kind: 'lines', value: [] }],
    // A place on a map is chosen on a map.
    ['storeLocator', 'location', { lat: 1, lon: 1 }, undefined],
  ])('%s.%s with %j', (type, id, raw, control) => {
    const found = field(type, id, raw);
    expect(found && { ...found, id: undefined, label: undefined }).toEqual(control);
  });

  test('shows the lines of a rich text, and keeps the text itself', () => {
    const text = { nodeType: 'text', value: 'One line', marks: [], data: {} };
    const raw = { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: [text] }] };
    expect(field('event', 'body', raw)).toEqual({
      id: 'body',
      label: 'Body',
      kind: 'richText',
      value: ['One line'],
      raw,
    });
  });

  test.each<[string, unknown, readonly object[]]>([
    ['category', [linkTo('wine'), linkTo('gone')], [{ id: 'wine', title: 'Wine', type: 'Category' }]],
    ['category', [linkTo('odd')], [{ id: 'odd', title: 'odd', type: 'unknown' }]],
    ['brand', linkTo('wine'), [{ id: 'wine', title: 'Wine', type: 'Category' }]],
    ['brand', null, []],
    ['brand', undefined, []],
  ])('names what %s links to: %j', (id, raw, value) => {
    expect(field('event', id, raw)).toMatchObject({ kind: 'links', value });
  });

  test.each<[string, unknown, number]>([
    ['a list', [picture('hall'), picture('door')], 2],
    ['one alone', picture('hall'), 1],
    ['an asset of the space', [{ sys: { type: 'Link', linkType: 'Asset', id: 'own' } }], 1],
    ['none', null, 0],
    ['nothing at all', undefined, 0],
    ['what is no picture', [7], 0],
  ])('shows the pictures of a field with %s', (_, raw, count) => {
    const found = field('event', 'media', raw);
    expect(found?.kind === 'pictures' && found.value.length).toBe(count);
  });

  test('offers the pictures of other entries, each once, without films and no more than 24', () => {
    const others = Array.from({ length: 30 }, (_, index) => ({ media: [picture(`p${index}`)], mediaThumbnail: [] }));
    const repeated = { media: [picture('p0'), picture('film', 'video')], mediaThumbnail: picture('p1') };
    const found = field('event', 'media', [], [repeated, ...others]);
    const urls = found?.kind === 'pictures' ? found.choices.map((one) => one.picture.url) : [];
    expect(urls).toHaveLength(24);
    expect(new Set(urls).size).toBe(24);
    expect(urls.slice(0, 3)).toEqual(['p0', 'p1', 'p2'].map((name) => picture(name).secure_url));
    expect(urls.join()).not.toContain('film');
    expect(found?.kind === 'pictures' && found.choices[0]?.raw).toEqual(picture('p0'));
  });
});

test.each<[Readonly<Record<string, unknown>>, string]>([
  [{ title: 'A', name: 'B' }, 'A'],
  [{ title: '', name: 'B' }, 'B'],
  [{ title: 7, topic: 'C' }, 'C'],
  [{ siteName: 'D' }, 'D'],
  [{ subject: 'E' }, 'it'],
])('%j is titled %s', (fields, title) => {
  const graph = entryGraph({ total: 1, items: [written('event', 'it', fields)] });
  expect(graph?.items.map(titleOf)).toEqual([title]);
});

test('pictures stand in the fields of media', () => {
  expect(pictureFields('seo')).toEqual(['media']);
  expect(pictureFields('brand')).toEqual([]);
  expect(pictureFields('unknown')).toEqual([]);
});

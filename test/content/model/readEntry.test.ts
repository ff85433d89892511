import { describe, expect, test } from 'vitest';
import { sanitizeHtml } from '../../../content/html/sanitizeHtml.ts';
import { entryGraph, LINK_DEPTH } from '../../../content/model/graph.ts';
import { type ReadingNote, readEntries } from '../../../content/model/readEntry.ts';
import { written as entry, linkTo, readList } from '../../support/content/read.ts';
import { leading, node } from '../../support/content/richText.ts';

const notesOf = (notes: readonly ReadingNote[]): readonly string[] =>
  notes.map(({ entry: id, field, problem }) => `${id}.${field} ${problem}`);

describe('what an editor can save gives a smaller entry and a note, never an error', () => {
  test('an empty entry has the values for missing fields', () => {
    const { entries, notes } = readList('event', [entry('event', 'e', {})]);
    expect(entries[0]).toMatchObject({
      id: 'e',
      contentType: 'event',
      title: '',
      slug: '',
      media: [],
      category: [],
      startDate: undefined,
      removedAfterExpired: undefined,
    });
    expect(notes).toEqual([]);
  });

  test.each<[string, Readonly<Record<string, unknown>>, object, readonly string[]]>([
    ['a number for a text', { title: 7 }, { title: '' }, ['e.title unusable']],
    ['a slug with a slash', { slug: 'a/b' }, { slug: '' }, ['e.slug unusable']],
    ['a date that names no moment', { startDate: 'soon' }, { startDate: undefined }, ['e.startDate unusable']],
    ['words with a year in them', { startDate: 'Sale 2026' }, { startDate: undefined }, ['e.startDate unusable']],
    ['a month that is none', { startDate: '2026-13-01' }, { startDate: undefined }, ['e.startDate unusable']],
    ['a day that does not exist', { startDate: '2027-02-29' }, { startDate: undefined }, ['e.startDate unusable']],
    ['a moment of no day', { startDate: '2027-04-31T10:00' }, { startDate: undefined }, ['e.startDate unusable']],
    ['a year of long ago', { startDate: '0202-06-15' }, { startDate: undefined }, ['e.startDate unusable']],
    ['a leap day', { startDate: '2028-02-29' }, { startDate: '2028-02-29' }, []],
    ['a day without a time', { startDate: '2026-06-15' }, { startDate: '2026-06-15' }, []],
    ['a time of the city’s own', { startDate: '2026-06-15T10:00' }, { startDate: '2026-06-15T10:00' }, []],
    ['a time with a zone', { startDate: '2026-06-15T10:00+1000' }, { startDate: '2026-06-15T10:00+1000' }, []],
    ['a text for a switch', { isFeatured: 'yes' }, { isFeatured: undefined }, ['e.isFeatured unusable']],
    [
      'null everywhere',
      { title: null, category: null, media: null, body: null, brand: null },
      { title: '', category: [], media: [], body: undefined, brand: undefined },
      [],
    ],
    ['a link to nowhere', { category: [linkTo('gone')] }, { category: [] }, []],
    ['a link to another type', { category: [linkTo('e')] }, { category: [] }, ['e.category wrong type']],
    ['no link at all', { category: [{ id: 'x' }] }, { category: [] }, ['e.category unusable']],
    ['a rich text', { body: { nodeType: 'document', content: [] } }, { body: expect.anything() }, []],
    ['a rich text that is none', { body: { nodeType: 'paragraph' } }, { body: undefined }, ['e.body unusable']],
    [
      'a picture without an address',
      { media: [{ secure_url: 'javascript:alert(1)' }] },
      { media: [] },
      ['e.media unusable'],
    ],
    [
      'one bad picture among good ones',
      { media: [{ secure_url: 'https://a.example/x.webp' }, 7] },
      { media: [expect.objectContaining({ url: 'https://a.example/x.webp' })] },
      [],
    ],
    [
      'a list where one is meant',
      { booking: [linkTo('b'), linkTo('gone')] },
      { booking: expect.objectContaining({ id: 'b' }) },
      [],
    ],
    ['one where a list is meant', { cta: linkTo('c') }, { cta: [expect.objectContaining({ id: 'c' })] }, []],
    [
      'fields that the type does not have',
      { nonsense: 1, constructor: 2, __proto__: { title: 'x' } },
      { title: '' },
      [],
    ],
  ])('%s', (_, fields, expected, problems) => {
    const { entries, notes } = readList('event', [entry('event', 'e', fields)], {
      includes: { Entry: [entry('booxi', 'b', {}), entry('cta', 'c', {})] },
    });
    expect(entries[0]).toMatchObject(expected);
    expect(notesOf(notes)).toEqual(problems);
  });

  test.each([
    ['nothing but exceptions', { exceptions: ['12-25 closed'] }, false],
    ['a week that no one can read', { weekly: ['Mo-Su 10:00-20:00', 'on Sundays'] }, false],
    ['a season', { seasons: ['11-01/11-30 Mo-Su 10:00-20:00'] }, true],
  ])('whether a place is open is known of opening hours with %s', (_, fields, isKnown) => {
    const linkedHours = entry('openingHours', 'h', fields);
    const { entries, notes } = readList('dining', [entry('dining', 'e', { hours: linkTo('h') })], {
      includes: { Entry: [linkedHours] },
    });
    expect(entries[0]?.hours?.id).toBe(isKnown ? 'h' : undefined);
    expect(notesOf(notes).includes('e.hours unusable')).toBe(!isKnown);
  });

  test('of what a page links to, that of other cities and of none is left out, but for what may be of any city', () => {
    const of = (tag: string, type: string) => ({
      ...entry(type, tag, {}),
      metadata: { tags: tag === 'none' ? [] : [{ sys: { id: tag } }] },
    });
    const tags = ['sydney', 'global', 'hawaii', 'none'];
    const fields = {
      relatedItems: tags.map((id) => linkTo(id)),
      cta: linkTo('cta'),
      popupPosition: [linkTo('hawaii')],
    };
    const graph = entryGraph({
      total: 2,
      items: [entry('event', 'e', fields), entry('event', 'listed', {}), entry('notification', 'n', fields)],
      includes: { Entry: [...tags.map((tag) => of(tag, 'event')), { ...of('hawaii', 'cta'), ...entry('cta', 'cta') }] },
    });
    const reading =
      graph && readEntries(graph, ['event', 'notification'], sanitizeHtml, undefined, new Map(), 'sydney');
    const [event, , notice] = reading?.entries ?? [];
    expect(event).toMatchObject({ relatedItems: [{ id: 'sydney' }, { id: 'global' }], cta: [{ id: 'cta' }] });
    expect(notice).toMatchObject({ popupPosition: [{ id: 'hawaii' }] });
    expect(notesOf(reading?.notes ?? [])).toEqual(['e.relatedItems other city']);
  });

  test('a list of links of which nothing is there any more is not empty by choice', () => {
    const positions = {
      all: [],
      one: [linkTo('here'), linkTo('gone')],
      none: [linkTo('gone')],
      tooDeep: [linkTo('x')],
    };
    const items = Object.entries(positions).map(([id, popupPosition]) => entry('notification', id, { popupPosition }));
    const { entries } = readList('notification', items, {
      includes: { Entry: [entry('homePage', 'here', {})] },
      errors: [
        { sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType: 'Entry', id: 'gone' } },
      ],
    });
    expect(entries.map(({ id, popupPosition, gone }) => [id, popupPosition.length, gone])).toEqual([
      ['all', 0, undefined],
      ['one', 1, undefined],
      ['none', 0, ['popupPosition']],
      ['tooDeep', 0, undefined],
    ]);
  });

  test('entries reported as errors are left out, with every reference to them', () => {
    const items = [
      entry('event', 'e', { category: [linkTo('bad'), linkTo('good')], brand: linkTo('bad') }),
      entry('event', 'bad', {}),
    ];
    const { entries, notes } = readList('event', items, {
      includes: { Entry: [entry('brandCategory', 'good', { title: 'Tasting' }), entry('brandCategory', 'bad', {})] },
      errors: [
        { sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType: 'Entry', id: 'bad' } },
        'rubbish',
        null,
      ],
    });
    expect(entries.map(({ id, category, brand }) => [id, category.map(({ title }) => title), brand])).toEqual([
      ['e', ['Tasting'], undefined],
    ]);
    expect(notesOf(notes)).toEqual(['e.category unresolved', 'e.brand unresolved']);
  });

  test('a field is named once with each of its problems, so that a dead link hides no value that cannot be used', () => {
    const nowhere = leading('embedded-entry-block', linkTo('gone'));
    const body = node('document', nowhere, nowhere, node('wonder-block'));
    const photo = linkTo('lost', 'Asset');
    const fields = { body, category: [linkTo('gone'), { id: 'x' }], media: [photo, { foo: 1 }] };
    const { notes } = readList('event', [entry('event', 'e', fields)], {
      errors: [{ sys: { id: 'notResolvable', type: 'error' }, details: { linkType: 'Entry', id: 'gone' } }],
    });
    expect(notesOf(notes)).toEqual([
      'e.body unresolved',
      'e.body unusable',
      'e.category unresolved',
      'e.category unusable',
      'e.media unusable',
    ]);
  });

  test('media fields take assets of the content service, alone or beside the asset host’s objects', () => {
    const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Asset', id } });
    const asset = (id: string, contentType: string) => ({
      sys: { id },
      fields: {
        title: 'A door',
        description: '',
        file: { url: `//images.ctfassets.net/s/${id}/0/a`, contentType, details: { image: { width: 90, height: 60 } } },
      },
    });
    const items = [
      entry('event', 'list', { media: [link('photo'), { secure_url: 'https://a.example/x.webp' }, link('paper')] }),
      entry('event', 'one', { media: link('film') }),
      entry('event', 'lost', { media: [link('gone')] }),
    ];
    const Asset = [asset('photo', 'image/jpeg'), asset('film', 'video/mp4'), asset('paper', 'application/pdf')];
    const { entries, notes } = readList('event', items, { includes: { Asset } });
    expect(entries.map(({ media }) => media.map(({ kind, url }) => `${kind} ${url}`))).toEqual([
      ['image https://images.ctfassets.net/s/photo/0/a', 'image https://a.example/x.webp'],
      ['video https://images.ctfassets.net/s/film/0/a'],
      [],
    ]);
    expect(entries[0]?.media[0]).toMatchObject({ width: 90, height: 60, alt: 'A door' });
    expect(notesOf(notes)).toEqual(['lost.media unresolved']);
  });

  test('entries that link to each other end after five levels', () => {
    const items = [
      entry('brandPavilion', 'a', { childrenBrands: [linkTo('b')] }),
      entry('brandPavilion', 'b', { childrenBrands: [linkTo('a'), linkTo('b')] }),
    ];
    const { entries, notes } = readList('brandPavilion', items);
    let depth = 0;
    for (let at = entries[0]; at?.childrenBrands[0]; at = at.childrenBrands[0]) depth += 1;
    expect(depth).toBe(LINK_DEPTH);
    expect(notes).toEqual([]);
    expect(() => JSON.stringify(entries)).not.toThrow();
  });

  test('an entry is read once, however deep it is linked', () => {
    // The leaf is as deep as links are followed, and is linked from above as well.
    const chain = ['b', 'c', 'd', 'e', 'leaf'];
    const linked = chain.map((id, index) =>
      entry('brandPavilion', id, { childrenBrands: chain.slice(index + 1, index + 2).map((next) => linkTo(next)) }),
    );
    const top = entry('brandPavilion', 'a', { childrenBrands: [linkTo('b'), linkTo('leaf')] });
    const [topBrand] = readList('brandPavilion', [top], { includes: { Entry: linked } }).entries;
    let last = topBrand;
    for (let at = topBrand; at; at = at.childrenBrands[0]) last = at;
    expect([last?.id, last === topBrand?.childrenBrands[1]]).toEqual(['leaf', true]);
  });

  test('an entry keeps its dates and its cities, as far as they can be read', () => {
    const sys = (id: string) => ({ id, contentType: { sys: { id: 'event' } } });
    const metadata = (...ids: readonly unknown[]) => ({ tags: ids.map((id) => ({ sys: { id } })) });
    const [dated, undated, broken] = readList('event', [
      {
        sys: { ...sys('a'), createdAt: '2026-01-01', updatedAt: '2026-01-02' },
        metadata: metadata('sydney', 'venice'),
      },
      { sys: { ...sys('b'), createdAt: 7, updatedAt: null } },
      { sys: sys('c'), metadata: metadata('sydney', 7) },
    ]).entries;
    expect(dated).toMatchObject({ createdAt: '2026-01-01', sysUpdatedAt: '2026-01-02', tags: ['sydney', 'venice'] });
    expect(undated).toMatchObject({ createdAt: '', sysUpdatedAt: '' });
    expect([undated?.tags, broken?.tags]).toEqual([undefined, undefined]);
  });

  test('anything but a list answer is recognised', () => {
    for (const answer of [undefined, null, 'text', [], {}, { items: 'many' }, { items: null }])
      expect(entryGraph(answer)).toBeUndefined();
    expect(entryGraph({ items: ['rubbish', null, { sys: {} }], includes: 'none', errors: 7 })?.items).toEqual([]);
  });
});

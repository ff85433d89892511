/** A small space with one example of everything that the service treats differently. */

type Values = Readonly<Record<string, unknown>>;

const field = (id: string, type: string, extra: object = {}) => ({ id, name: id, type, ...extra });

/** A link as Contentful writes it. */
export const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

const english = (fields: Values) =>
  Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, { 'en-US': value }]));

interface Options {
  readonly tags?: readonly string[];
  readonly draft?: boolean;
  readonly archived?: boolean;
  readonly updatedAt?: string;
  readonly localised?: Readonly<Record<string, Values>>;
}

const resource = (id: string, fields: Values, options: Options) => ({
  sys: {
    id,
    createdAt: '2026-01-01T08:00:00.000Z',
    updatedAt: options.updatedAt ?? '2026-01-10T08:00:00.000Z',
    ...(options.draft ? {} : { publishedVersion: 3, publishedCounter: 2 }),
    ...(options.archived ? { archivedAt: '2026-01-11T08:00:00.000Z' } : {}),
  },
  metadata: { tags: (options.tags ?? []).map((tag) => link('Tag', tag)) },
  fields: { ...english(fields), ...options.localised },
});

const entry = (type: string, id: string, fields: Values, options: Options = {}) => {
  const { sys, ...rest } = resource(id, fields, options);
  return { sys: { ...sys, type: 'Entry', contentType: link('ContentType', type) }, ...rest };
};

const asset = (id: string, fields: Values, options: Options = {}) => {
  const { sys, ...rest } = resource(id, fields, options);
  return { sys: { ...sys, type: 'Asset' }, ...rest };
};

const picture = (name: string) => ({
  url: `//assets.meridian.example/image/upload/v1/meridian/${name}.webp`,
  fileName: `${name}.webp`,
  contentType: 'image/webp',
  details: { size: 2048, image: { width: 1920, height: 1080 } },
});

const richText = (text: string, target: string) => ({
  nodeType: 'document',
  data: {},
  content: [
    { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: text, marks: [], data: {} }] },
    { nodeType: 'embedded-entry-block', data: { target: link('Entry', target) }, content: [] },
  ],
});

const locale = (code: string, fallbackCode: string | null) => ({
  sys: { id: `locale-${code}`, type: 'Locale' },
  code,
  name: code,
  fallbackCode,
  default: code === 'en-US',
});

const contentType = (id: string, fields: readonly object[]) => ({
  sys: { id, type: 'ContentType' },
  name: id,
  description: '',
  displayField: 'title',
  fields,
});

/** The export file. */
export const sampleSpace = {
  contentTypes: [
    contentType('brand', [
      field('title', 'Symbol', { localized: true }),
      field('slug', 'Symbol'),
      field('parent', 'Link', { linkType: 'Entry' }),
      field('logo', 'Link', { linkType: 'Asset' }),
      field('note', 'Symbol', { omitted: true }),
    ]),
    contentType('event', [
      field('title', 'Symbol', { localized: true }),
      field('body', 'Text', { localized: true }),
      field('story', 'RichText'),
      field('start', 'Date'),
      field('end', 'Date', { disabled: true }),
      field('seats', 'Integer'),
      field('price', 'Number'),
      field('featured', 'Boolean'),
      field('place', 'Location'),
      field('topics', 'Array', { items: { type: 'Symbol' } }),
      field('brand', 'Link', { linkType: 'Entry' }),
      field('related', 'Array', { items: { type: 'Link', linkType: 'Entry' } }),
      field('media', 'Object'),
    ]),
  ],
  tags: ['global', 'sydney', 'tokyo'].map((id) => ({ sys: { id, type: 'Tag', visibility: 'public' }, name: id })),
  locales: [locale('en-US', null), locale('zh-Hans', 'en-US'), locale('zh-Hant', 'zh-Hans'), locale('ja', null)],
  entries: [
    entry(
      'brand',
      'aurelle',
      { slug: 'aurelle', logo: link('Asset', 'aurelle-logo'), note: 'for editors' },
      { tags: ['global'], localised: { title: { 'en-US': 'Aurelle', 'zh-Hans': '欧蕾尔' } } },
    ),
    entry(
      'brand',
      'velmora',
      { title: 'Velmora', slug: 'velmora', parent: link('Entry', 'aurelle') },
      { tags: ['sydney'], updatedAt: '2026-01-12T08:00:00.000Z' },
    ),
    entry('brand', 'secret', { title: 'Secret', slug: 'secret' }, { draft: true, tags: ['sydney'] }),
    entry('brand', 'gone', { title: 'Gone', slug: 'gone' }, { archived: true }),
    entry(
      'event',
      'opening',
      {
        story: richText('Doors open with a fanfare', 'velmora'),
        start: '2026-01-20',
        end: '2026-01-25T18:00+11:00',
        seats: 40,
        price: 12.5,
        featured: true,
        place: { lat: -33.8688, lon: 151.2093 },
        topics: ['art', 'music'],
        brand: link('Entry', 'aurelle'),
        related: [link('Entry', 'sale'), link('Entry', 'secret'), link('Entry', 'nowhere')],
        media: [{ secure_url: 'https://assets.meridian.example/image/upload/v1/meridian/hero-atrium.webp' }],
      },
      {
        tags: ['global', 'sydney'],
        localised: {
          title: { 'en-US': 'Grand Opening Café', 'zh-Hans': '盛大开幕', ja: 'グランドオープン' },
          body: { 'en-US': 'An evening on 2026-01-20', 'zh-Hant': '夜' },
        },
      },
    ),
    entry(
      'event',
      'sale',
      {
        title: 'Winter sale',
        start: '2026-01-10T09:30:00.000Z',
        seats: 5,
        price: 99,
        featured: false,
        place: { lat: 35.6762, lon: 139.6503 },
        topics: ['music'],
        brand: link('Entry', 'velmora'),
        related: [link('Entry', 'opening')],
      },
      { tags: ['tokyo'], updatedAt: '2026-01-14T08:00:00.000Z' },
    ),
    entry('event', 'quiet', { title: 'Quiet hour' }),
  ],
  assets: [
    asset('aurelle-logo', { title: 'Aurelle logo', file: picture('aurelle-logo') }, { tags: ['global'] }),
    asset('film', {
      title: 'Film',
      file: { url: '//other.example/film.mp4', fileName: 'film.mp4', contentType: 'video/mp4', details: { size: 9 } },
    }),
    asset('sketch', { title: 'Sketch', file: picture('sketch') }, { draft: true }),
  ],
};

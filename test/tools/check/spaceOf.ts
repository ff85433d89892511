import { languageCodes, languages } from '../../../content/languages.ts';
import type { SpaceLocale } from '../../../content/model/spaceLocales.ts';
import type { CheckedSpace } from '../../../tools/editors/check/checkedSpace.ts';
import { readSpace } from '../../../tools/editors/check/readSpace.ts';

/** An entry as a test writes it: plain values are of the default locale. */
export interface Written {
  readonly type: string;
  readonly id?: string;
  readonly tags?: readonly string[];
  readonly draft?: true;
  readonly createdAt?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
  /** Values by locale, beside or in place of the default one. */
  readonly spoken?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const now = new Date('2026-06-15T02:00:00.000Z');

/** Where the spaces of tests come from. */
export const source = {
  id: 'house',
  environment: 'master',
  host: '',
  now,
  origin: 'https://www.meridian.example',
  domains: ['meridian.example'],
  mediaHosts: ['assets.meridian.example', 'images.ctfassets.net'],
};

/** A link to an entry, as the content service stores it. */
export const to = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });

/** A picture as the asset host's app stores it. */
export const picture = (width: number, alt = 'A red door', lang = 'en') => [
  {
    secure_url: `https://assets.meridian.example/image/upload/v1/p-${width}.jpg`,
    resource_type: 'image',
    width,
    height: width,
    context: { custom: { alt, lang } },
  },
];

/** A published asset of the content service itself. */
export const asset = (id: string, url: string, contentType = 'image/jpeg') => ({
  sys: { id, publishedVersion: 1 },
  fields: {
    title: { 'en-US': 'A red door' },
    file: { 'en-US': { url, contentType, details: { image: { width: 2000, height: 1000 } } } },
  },
});

/** Rich text of one paragraph with the given nodes. */
export const text = (...content: unknown[]) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content }],
});

/** A node of rich text that leads to an entry or an asset. */
export const nodeTo = (nodeType: string, target: string, linkType = 'Entry') => ({
  nodeType,
  data: { target: to(target, linkType) },
  content: [],
});

/** A published space of Sydney, in all locales of the site. */
export function spaceOf(
  entries: readonly Written[],
  options: { assets?: unknown[]; locales?: (string | SpaceLocale)[] } = {},
): CheckedSpace {
  const codes = options.locales ?? languageCodes.map((code) => languages[code].locale);
  const raw = {
    locales: codes.map((code) => (typeof code === 'string' ? { code, default: code === 'en-US' } : code)),
    entries: entries.map(({ type, id = 'it', tags = ['sydney'], draft, createdAt, fields = {}, spoken = {} }) => ({
      sys: {
        id,
        contentType: { sys: { id: type } },
        createdAt,
        updatedAt: now.toISOString(),
        ...(draft ? {} : { publishedVersion: 1 }),
      },
      metadata: { tags: tags.map((tag) => to(tag, 'Tag')) },
      fields: {
        ...Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, { 'en-US': value, ...spoken[name] }]),
        ),
        ...Object.fromEntries(Object.entries(spoken).filter(([name]) => !(name in fields))),
      },
    })),
    assets: options.assets ?? [],
  };
  return readSpace(raw, source);
}

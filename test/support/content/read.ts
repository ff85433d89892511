import { cityClock, type Visit } from '../../../content/address/visit.ts';
import { sanitizeHtml } from '../../../content/html/sanitizeHtml.ts';
import { entryGraph } from '../../../content/model/graph.ts';
import { readEntries } from '../../../content/model/readEntry.ts';
import type { ContentType, EntryOf } from '../../../content/model/registry.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An entry as the content service delivers it. */
export const written = (type: string, id: string, fields: Fields = {}) => ({
  sys: { id, contentType: { sys: { id: type } }, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-02T00:00:00Z' },
  fields,
});

/** A link to an entry. */
export const linkTo = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });

/** An entry as the site reads it, with others that it links to. */
export function entryOf<Type extends ContentType>(
  type: Type,
  fields: Fields,
  linked: readonly ReturnType<typeof written>[] = [],
): EntryOf<Type> {
  const graph = entryGraph({ total: 1, items: [written(type, 'it', fields)], includes: { Entry: linked } });
  const [entry] = graph ? readEntries(graph, [type], sanitizeHtml).entries : [];
  if (!entry) throw new Error(`no ${type} was read`);
  return entry;
}

/** A visit of Sydney's home page in English. */
export const visit: Visit = {
  city: 'sydney',
  cityName: 'Sydney',
  language: 'en',
  tree: 'desktop',
  path: [],
  match: { kind: 'home', parameters: {} },
  isMainland: false,
  isPreview: false,
  hasShop: false,
  clock: cityClock('sydney', new Date('2026-06-15T02:00:00Z')),
  origin: 'https://www.meridian.example',
  domains: ['meridian.example', 'meridian-china.example'],
  assets: {
    world: 'https://assets.meridian.example',
    china: 'https://assets.meridian-china.example',
    content: [],
    service: [],
  },
  frameHosts: [],
  kakaoKey: '',
  hasMemberPages: true,
  hiddenCities: [],
  carriedQuery: '',
  choiceQuery: '',
};

/** Reads a list answer as the site does. */
export function readList<Type extends ContentType>(type: Type, items: readonly unknown[], more: object = {}) {
  const graph = entryGraph({ total: items.length, items, ...more });
  if (!graph) throw new Error('no list answer');
  return readEntries(graph, [type], sanitizeHtml);
}

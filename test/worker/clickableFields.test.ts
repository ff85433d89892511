import { fromHtml } from 'hast-util-from-html';
import { beforeAll, expect, test } from 'vitest';
import { buildPath } from '../../content/address/address.ts';
import { isReadByAll, pagesReading, type RecordedPage } from '../../content/ahead/recordedPages.ts';
import type { City } from '../../content/cities.ts';
import type { Field } from '../../content/model/fields.ts';
import { type ContentType, contentTypeRow, contentTypes } from '../../content/model/registry.ts';
import { pagePath } from '../../content/pages.ts';
import { type DeskEntry, placeOf } from '../../content/translations/deskEntries.ts';
import { createDelivery } from '../../worker/contentful/delivery.ts';
import { tagsOf } from '../../worker/contentful/listCall.ts';
import { allPages } from '../../worker/contentful/spaceLists.ts';
import { cityRecords } from '../../worker/platform/recordedPages.ts';
import { richText } from '../support/content/richText.ts';
import { fillIndex } from '../support/worker/filledIndex.ts';
import { pagesOf } from '../support/worker/recordedPairs.ts';
import { HEALTH_KEY, testSite } from '../support/worker/testWorld.ts';
import { unseenFields, unseenOfType } from '../support/worker/unseenFields.ts';

const FIELDS_NOW = '2026-06-15T02:00:00.083Z';
const site = testSite({ now: FIELDS_NOW, variables: { HEALTH_KEY } });
/** Each page keeps what is saved for one view, so that it is asked for once. */
const views: string[] = [];
let entries: readonly DeskEntry[] = [];
let records: readonly RecordedPage[] = [];

beforeAll(async () => {
  const entriesOf = (city: City) =>
    allPages(createDelivery(site.world, 'preview'), { ...tagsOf(city), locale: '*', include: 0 });
  // Sydney has no list of news.
  const lists = (await entriesOf('guam')).filter(({ contentType }) => contentType === 'newsListComponent');
  entries = [...(await entriesOf('sydney')), ...lists];
  const sitemap = await site.read('/sitemap/sydney.xml');
  const listedPaths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/en\/[^<]*)/g)].map(([, path = '']) => path);
  const paths = [...(await pagesOf('sydney')).filter((path) => path.startsWith('/en/')), ...listedPaths];
  await fillIndex(site, [...new Set(paths)]);
  records = await cityRecords(site.world, 'sydney');
});

/** A year that no entry of the space has, and a number that no page shows. */
const YEAR = 2040;
const NUMBER = 918_000;
/** Entries of a type that are looked at; more where nothing was seen. */
const ENTRIES = 3;
const MOST = 60;

/** Texts that the site reads and nobody sees: with another value an entry is another one. */
const keys: readonly string[] = [
  ...['slug', 'cityBaseValue', 'localeKey', 'locale', 'url', 'internalName', 'supportLang'],
  ...['rid', 'apiKey', 'tag', 'onlineCode', 'booxiApikey', 'comallBrandId', 'source'],
];

/** Fields that share an element with another field: a click opens that field, and both stand in the same panel. */
const panelFields: Readonly<Record<string, readonly string[]>> = {
  backgroundImageMobile: ['backgroundImage'],
  // A card shows its thumbnail where it has one.
  mediaMobile: ['media', 'mediaThumbnail'],
  endDate: ['startDate'],
  time: ['startDate'],
  amount: ['unit'],
  seatsLeft: ['title'],
  seatsTotal: ['title'],
  socialIconImage: ['name'],
};

/** A value by which a field of a type is found again, by the field's place in its row, and how a page shows it. */
const values: Readonly<Record<string, (at: number) => { readonly value: unknown; readonly mark: string }>> = {
  Symbol: (at) => ({ value: `Zq${at}z`, mark: `zq${at}z` }),
  Text: (at) => ({ value: `Zq${at}z`, mark: `zq${at}z` }),
  Array: (at) => ({ value: [`Zq${at}z`], mark: `zq${at}z` }),
  Date: (at) => ({ value: `${YEAR + at}-03-09`, mark: String(YEAR + at) }),
  Integer: (at) => ({ value: NUMBER + at, mark: String(NUMBER + at) }),
  Object: (at) => ({
    value: [
      {
        secure_url: `https://assets.meridian.example/zq${at}z.webp`,
        resource_type: 'image',
        width: 1600,
        height: 900,
        context: { custom: { alt: 'A picture' } },
      },
    ],
    mark: `zq${at}z`,
  }),
};

function markedValue(name: string, field: Field, at: number) {
  const mark = `zq${at}z`;
  if (field.kind === 'richText') return { value: richText(mark), mark };
  // An address shows no words.
  if (field.kind !== 'value' || keys.includes(name) || /link/i.test(name)) return undefined;
  if (name === 'email') return { value: `${mark}@meridian.example`, mark };
  const candidate = values[field.definition.type]?.(at);
  return candidate && field.read(candidate.value) !== undefined ? candidate : undefined;
}

type Node = ReturnType<typeof fromHtml>['children'][number];

/** Marks on a page, each with the field that a click on it opens; empty for none. */
function marksUnder(nodes: readonly Node[], opens = ''): readonly (readonly [mark: string, opens: string])[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return marksIn(node.value).map((mark) => [mark, opens] as const);
    if (node.type !== 'element' || ['head', 'script', 'style', 'template'].includes(node.tagName)) return [];
    if ('dataPreviewTools' in node.properties) return [];
    const { dataContentfulEntryId: id, dataContentfulFieldId: field, src, srcSet, poster } = node.properties;
    const nearestField = id === undefined ? opens : `${id} ${field}`;
    const pictures = marksIn([src, srcSet, poster].flat().join()).map((mark) => [mark, nearestField] as const);
    return [...pictures, ...marksUnder(node.children, nearestField)];
  });
}

function marksIn(text: string): readonly string[] {
  return [...text.replaceAll(',', '').matchAll(/zq\d+z|\b20[4-9]\d\b|\b918\d{3}\b/gi)].map(([mark]) =>
    mark.toLowerCase(),
  );
}

/** The page of an entry with what is typed, as its preview shows it. */
async function marksOnPage(path: string, id: string, fields: object, isWhole: boolean) {
  if (!views.includes(path)) views.push(path);
  const answer = await site.visit(
    `/preview/draft${path}${path.includes('?') ? '&' : '?'}is-preview-mode=true`,
    { 'content-type': 'application/json' },
    {
      method: 'POST',
      body: JSON.stringify({
        drafts: { locale: 'en-US', entries: [{ id, fields }] },
        wanted: { part: isWhole ? 'page' : 'main' },
        untranslated: [],
        view: String(views.indexOf(path)),
      }),
    },
  );
  return answer.status === 200 ? marksUnder(fromHtml(await answer.text()).children) : [];
}

/** Pages that only an address with a query, or no link, leads to, and those of parts that many others read or show in part. */
const addresses: Partial<Record<ContentType, string>> = {
  localeWebsite: '/en/sydney/select-destination',
  brand: '/en/sydney/brand/aurelle',
  departureRules: '/en/sydney/my-visit?on=2026-06-17&at=19:30',
  predictSearch: '/en/sydney/searching',
  storeQuestion: '/en/sydney/searching/hours',
  allowance: '/en/sydney/my-visit',
  storeGuide: '/en/sydney/stores/sydney',
  storeGuideAddress: '/en/sydney/stores/sydney',
  newsListComponent: '/en/guam',
  loyaltyBenefitSummary: '/en/sydney/dfs-circle-overview-sydney',
  loyaltyTier: '/en/sydney/dfs-circle-overview-sydney',
  standardLocatorGroup: '/en/sydney/stores/sydney-airport',
  standardTimeslotComponent: '/en/sydney/what-is-happening/event/colour-hour',
};

/** Entries of a type, each with a page that shows it: its own, or first one of each entry and then further ones. */
function placesOf(type: ContentType): readonly (readonly [id: string, path: string])[] {
  const places = entries.flatMap((entry) => {
    if (entry.contentType !== type) return [];
    const isEverywhere = isReadByAll(records, entry.id);
    if (isEverywhere) idsOutsideBody.add(entry.id);
    const place = placeOf(entry, 'en-US');
    // What only a deeper page shows is read by lists, too.
    const reading = pagesReading(records, entry.id)
      .map(({ segments }) => segments)
      .toSorted((left, right) => right.length - left.length);
    const paths = place ? [pagePath(place.kind, place.parameters)] : isEverywhere || addresses[type] ? [[]] : reading;
    return paths.map((path, round) => ({
      round,
      id: entry.id,
      path: addresses[type] ?? buildPath({ language: 'en', city: 'sydney', tree: 'desktop', path }),
    }));
  });
  return places.toSorted((a, b) => a.round - b.round).map(({ id, path }) => [id, path] as const);
}

/** Entries that are looked for outside of a page's body, too: in menus, settings and backgrounds. */
const idsOutsideBody = new Set<string>();

test.each(contentTypes)('whatever is seen of %s leads to its field, and what is not seen is known', async (type) => {
  const rows = Object.entries(contentTypeRow(type).fields).flatMap(([name, field], at) => {
    const fieldMark = markedValue(name, field, at);
    return fieldMark ? [{ name, kind: field.kind === 'value' ? field.definition.type : 'RichText', ...fieldMark }] : [];
  });
  const seenNames = new Set<string>();
  const wrongNames = new Set<string>();
  const shownIds = new Set<string>();
  const look = async (
    id: string,
    path: string,
    typedRows: typeof rows,
    emptyNames: readonly string[] = [],
  ): Promise<void> => {
    const fields = [...emptyNames.map((name) => [name, '']), ...typedRows.map(({ name, value }) => [name, value])];
    for (const [mark, opens] of await marksOnPage(path, id, Object.fromEntries(fields), idsOutsideBody.has(id))) {
      const name = typedRows.find((row) => row.mark === mark)?.name ?? '';
      seenNames.add(name);
      shownIds.add(id);
      if (![name, ...(panelFields[name] ?? [])].some((field) => opens === `${id} ${field}`))
        wrongNames.add(`${name} -> ${opens} on ${path}`);
    }
  };
  const unseen = () => rows.filter(({ name }) => !seenNames.has(name));
  const places = placesOf(type);
  const words = rows.filter(({ kind }) => kind !== 'Date');
  // The first entry may be one that is over.
  for (const [at, [id, path]] of places.slice(0, MOST).entries())
    if (seenNames.size === 0 || (at < ENTRIES && words.some(({ name }) => !seenNames.has(name))))
      await look(id, path, words);
  const shownPlace = places.find(([id]) => shownIds.has(id)) ?? places[0];
  if (shownPlace) {
    // A date decides what else is seen, and a field may be shown in place of another that is empty.
    await look(
      ...shownPlace,
      rows.filter(({ kind }) => kind === 'Date'),
    );
    const missing = unseen().filter(({ kind }) => kind !== 'Date');
    idsOutsideBody.add(shownPlace[0]);
    await look(...shownPlace, missing, [...seenNames]);
  }
  expect([...wrongNames]).toEqual([]);
  const hidden = unseen().flatMap(({ name }) => (unseenFields.includes(name) ? [] : [name]));
  expect(hidden.toSorted()).toEqual(unseenOfType[type] ?? []);
});

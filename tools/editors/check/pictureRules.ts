import * as v from 'valibot';
import { counted } from '../../../content/counted.ts';
import { assetMedia } from '../../../content/media/media.ts';
import type { ContentType } from '../../../content/model/registry.ts';
import { ownValue } from '../../../content/ownValue.ts';
import type { CheckedEntry, CheckedSpace } from './checkedSpace.ts';
import { isGlobal, rowOf, standardValue } from './checkedSpace.ts';
import type { Fault, Rule } from './finding.ts';
import { assetBody, mediaOf } from './mediaOf.ts';

/** How wide a picture must be for its slot to look sharp on a plain screen, in pixels. */
const widths = {
  /** Across the page; wider ones are delivered at 1280 at most (docs/rules.md#picture-widths). */
  across: 1200,
  /** Beside text or in a row of two. */
  half: 800,
  /** Cards and menus. */
  card: 480,
  /** Phones, at twice their width. */
  phone: 750,
} as const;
type Slot = keyof typeof widths;

/** The slot of a media field in any type; `media` depends on the type. Other fields have no minimum width. */
const slots: Readonly<Record<string, Slot>> = {
  backgroundImage: 'across',
  backgroundImageMobile: 'phone',
  mediaMobile: 'phone',
  mediaThumbnail: 'card',
  videoCoverImage: 'half',
  media1st: 'half',
  media2nd: 'half',
  media3rd: 'half',
  hero: 'half',
};

const mediaSlots: Partial<Record<ContentType, Slot>> = {
  heroBanner: 'across',
  fixedRatioBanner: 'across',
  aboutTheStore: 'across',
  basicPage: 'across',
  artCultureListPage: 'across',
  brandListPage: 'across',
  diningListPage: 'across',
  eventListPage: 'across',
  newsListPage: 'across',
  serviceListPage: 'across',
  specialOfferListPage: 'across',
  indexPage: 'across',
  mediaCenterListingPage: 'across',
  seo: 'across',
  promoBanner: 'card',
  columnContentGenericCard: 'card',
};

function slotOf({ contentType }: CheckedEntry, field: string): Slot | undefined {
  if (field !== 'media') return ownValue(slots, field);
  const byType: Readonly<Record<string, Slot>> = mediaSlots;
  return ownValue(byType, contentType) ?? 'half';
}

interface Placed {
  readonly entry: CheckedEntry;
  readonly field: string;
  readonly slot: Slot;
  readonly width: number;
  /** What its crops are made by and the editor has not said. */
  readonly lacks: readonly string[];
}

const facts = v.object({ context: v.object({ custom: v.record(v.string(), v.unknown()) }) });

/** What a media field's item does not say of its picture: an asset of the space has no place for it. */
function lackedBy(item: unknown): readonly string[] {
  const parsedFacts = v.safeParse(facts, item);
  const { focusX, color } = parsedFacts.success ? parsedFacts.output.context.custom : {};
  return [...(focusX === undefined ? ['focal point'] : []), ...(color === undefined ? ['colour'] : [])];
}

/** Pictures with a slot, in the default language; without drawings, which have no pixels, and videos. */
function placedIn(space: CheckedSpace): readonly Placed[] {
  return space.entries.flatMap((entry) =>
    Object.keys(entry.fields).flatMap((field) => {
      const slot = slotOf(entry, field);
      const items: readonly unknown[] = slot ? [standardValue(space, entry, field)].flat() : [];
      return items.flatMap((item) =>
        mediaOf(space, item).flatMap(({ kind, url, width }) =>
          slot && kind === 'image' && !/\.svg(?:$|\?)/.test(url)
            ? [{ entry, field, slot, width, lacks: lackedBy(item) }]
            : [],
        ),
      );
    }),
  );
}

/** At most so many cities share a picture (docs/rules.md#picture-shared). */
const SHARING_CITIES = 3;

/** Pictures of what single cities own that more cities share than may, most shared first; without drawings and videos. */
function sharedPictures(space: CheckedSpace): readonly string[] {
  const places = new Map<string, string[]>();
  for (const entry of space.entries.filter((each) => !isGlobal(each)))
    for (const field of Object.keys(entry.fields))
      for (const { kind, url } of mediaOf(space, standardValue(space, entry, field)))
        if (kind === 'image' && !/\.svg(?:$|\?)/.test(url))
          places.set(url, [...(places.get(url) ?? []), ...entry.cities]);
  return [...places]
    .map(([url, all]) => ({ url, places: all.length, cities: new Set(all).size }))
    .filter(({ cities }) => cities > SHARING_CITIES)
    .toSorted((a, b) => b.cities - a.cities || b.places - a.places)
    .map(
      ({ url, places: uses, cities }) => `${url} is in ${counted(cities, 'city', 'cities')}: ${counted(uses, 'use')}`,
    );
}

/** The host of a picture's, a video's or a file's address, where the site's settings do not name it. */
function strayHost({ mediaHosts }: CheckedSpace, address: string): string | undefined {
  const [, host = ''] = /^(?:https?:)?\/\/([^/?#]+)/i.exec(address) ?? [];
  return host === '' || mediaHosts.includes(host.toLowerCase()) ? undefined : host;
}

function strayMessage(host: string): string {
  return `is on ${host}, which no setting names: browsers do not load it (CONTENT_ASSET_HOSTS, SERVICE_ASSET_HOSTS)`;
}

/** Addresses of media in a value, by locale: of a media field, or of an editor's own markup. */
function addressesIn(space: CheckedSpace, value: unknown): readonly string[] {
  if (typeof value === 'string')
    return [...value.matchAll(/\ssrc\s*=\s*["']?([^"'\s>]+)/gi)].map(([, address = '']) => address);
  // Of assets the asset itself is told.
  return mediaOf({ ...space, assetById: new Map() }, value).map(({ url }) => url);
}

/** Rules of pictures in the slots where pages show them. */
export const pictureRules = {
  'media-host': {
    severity: 'error',
    holds: 'Pictures and videos are on hosts that the site’s settings name',
    find: (space) => [
      ...space.entries.flatMap((entry) =>
        Object.entries(entry.fields).flatMap(([field, byLocale]) => {
          const row = ownValue(rowOf(entry)?.fields, field);
          if (row?.kind !== 'value' || !['Object', 'Text'].includes(row.definition.type)) return [];
          return Object.entries(byLocale).flatMap(([locale, value]) =>
            [...new Set(addressesIn(space, value).flatMap((address) => strayHost(space, address) ?? []))].map(
              (host) => ({
                entry,
                field,
                locale,
                message: strayMessage(host),
              }),
            ),
          );
        }),
      ),
      ...space.assets.flatMap((asset) => {
        const host = strayHost(space, assetMedia(assetBody(space, asset))?.[1].url ?? '');
        return host === undefined ? [] : [{ asset, field: 'file', message: strayMessage(host) }];
      }),
    ],
  },
  'picture-small': {
    severity: 'warning',
    holds: 'Pictures are wide enough for their slot',
    find: (space) =>
      placedIn(space).flatMap(({ entry, field, slot, width }): readonly Fault[] =>
        width === 0 || width >= widths[slot]
          ? []
          : [{ entry, field, message: `is ${width} pixels wide; here it takes ${widths[slot]}` }],
      ),
  },
  'picture-shared': {
    severity: 'warning',
    holds: `At most ${SHARING_CITIES} cities share a picture`,
    find: (space) => sharedPictures(space).map((message) => ({ message })),
  },
  'picture-unmeasured': {
    severity: 'note',
    holds: 'The asset host tells how large a picture is',
    find: (space) =>
      placedIn(space).flatMap(({ entry, field, width }) =>
        width === 0 ? [{ entry, field, message: 'has no known size: its place on the page is kept for 4:3' }] : [],
      ),
  },
  'picture-plain': {
    severity: 'note',
    holds: 'Pictures that are cropped on phones have a focal point and a colour',
    find: (space) =>
      placedIn(space).flatMap(({ entry, field, slot, lacks }) =>
        slot === 'across' && lacks.length > 0
          ? [
              {
                entry,
                field,
                message: `has no ${lacks.join(' and no ')}: crops keep its middle, and its place is bone-coloured while it loads (docs/pictures.md)`,
              },
            ]
          : [],
      ),
  },
} as const satisfies Record<string, Rule>;

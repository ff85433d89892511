import * as v from 'valibot';
import { counted } from '../../../content/counted.ts';
import { listPageTypes } from '../../../content/listings.ts';
import { assetMedia, type Media } from '../../../content/media/media.ts';
import type { ContentType } from '../../../content/model/registry.ts';
import { ownValue } from '../../../content/ownValue.ts';
import type { CheckedEntry, CheckedSpace } from './checkedSpace.ts';
import { isGlobal, rowOf } from './checkedSpace.ts';
import type { Rule } from './finding.ts';
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

/** The slot of a media field in any type but `media`, which depends on the type; other fields have no minimum width. */
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

const across: readonly ContentType[] = ['heroBanner', 'fixedRatioBanner', 'aboutTheStore', 'basicPage', 'seo'];
const mediaSlots: ReadonlyMap<string, Slot> = new Map([
  ...[...across, ...listPageTypes].map((type): [string, Slot] => [type, 'across']),
  ['promoBanner', 'card'],
  ['columnContentGenericCard', 'card'],
]);

/** Layouts of a hero whose picture stands beside its words (docs/rules.md#hero-layouts). */
const besideWords: ReadonlySet<unknown> = new Set(['B', 'C', 'G']);

function slotOf(entry: CheckedEntry, field: string): Slot | undefined {
  if (field !== 'media') return ownValue(slots, field);
  return besideWords.has(entry.value('layout')) ? 'half' : (mediaSlots.get(entry.contentType) ?? 'half');
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
function* placedIn(space: CheckedSpace): Iterable<Placed> {
  for (const entry of space.entries)
    for (const field of Object.keys(entry.fields)) {
      const slot = slotOf(entry, field);
      if (slot === undefined) continue;
      for (const item of [entry.value(field)].flat())
        for (const media of mediaOf(space, item))
          if (isPhoto(media)) yield { entry, field, slot, width: media.width, lacks: lackedBy(item) };
    }
}

function isPhoto({ kind, url }: Media): boolean {
  return kind === 'image' && !/\.svg(?:$|\?)/.test(url);
}

/** At most so many cities share a picture (docs/rules.md#picture-shared). */
const SHARING_CITIES = 3;

/** Pictures of what single cities own that more cities share than may, most shared first; without drawings and videos. */
function sharedPictures(space: CheckedSpace): readonly string[] {
  const uses = space.entries
    .filter((entry) => !isGlobal(entry))
    .flatMap((entry) => Object.keys(entry.fields).map((field) => ({ entry, value: entry.value(field) })))
    .flatMap(({ entry, value }) =>
      mediaOf(space, value)
        .filter(isPhoto)
        .map(({ url }) => ({ url, entry })),
    );
  return [...Map.groupBy(uses, ({ url }) => url)]
    .map(([url, all]) => ({ url, places: all.flatMap(({ entry }) => entry.cities) }))
    .map(({ url, places }) => ({ url, places: places.length, cities: new Set(places).size }))
    .filter(({ cities }) => cities > SHARING_CITIES)
    .toSorted((a, b) => b.cities - a.cities || b.places - a.places)
    .map(({ url, places, cities }) => `${url} is in ${counted(cities, 'city', 'cities')}: ${counted(places, 'use')}`);
}

/** What is wrong with the host of a picture's, a video's or a file's address; undefined where the site's settings name it. */
function strayMessage({ mediaHosts }: CheckedSpace, address: string): string | undefined {
  const [, host = ''] = /^(?:https?:)?\/\/([^/?#]+)/i.exec(address) ?? [];
  return host === '' || mediaHosts.includes(host.toLowerCase())
    ? undefined
    : `is on ${host}, which no setting names: browsers do not load it (CONTENT_ASSET_HOSTS, SERVICE_ASSET_HOSTS)`;
}

/** Addresses of media in a value, by locale: of a media field, or of an editor's own markup. */
function addressesIn(space: CheckedSpace, value: unknown): readonly string[] {
  if (typeof value === 'string')
    return [...value.matchAll(/\ssrc\s*=\s*["']?([^"'\s>]+)/gi)].map(([, address = '']) => address);
  // Of assets the asset itself is told.
  return mediaOf({ ...space, assetById: new Map() }, value).map(({ url }) => url);
}

/** What the content service's image API reads, and drawings, which are sent as they are (https://contentful.com/help/media). */
const convertible: readonly string[] = ['jpeg', 'jpg', 'png', 'webp', 'gif', 'avif', 'tiff', 'svg+xml'];

const assetFile = v.object({ fields: v.object({ file: v.object({ contentType: v.string() }) }) });

/** The type of an asset's file; empty where none is known. */
function fileFormat(asset: unknown): string {
  const parsed = v.safeParse(assetFile, asset);
  return parsed.success ? parsed.output.fields.file.contentType : '';
}

/** Rules of pictures in the slots where pages show them. */
export const pictureRules = {
  'media-host': {
    severity: 'error',
    holds: 'Pictures and videos are on hosts that the site’s settings name',
    *find(space) {
      for (const entry of space.entries)
        for (const [field, byLocale] of Object.entries(entry.fields)) {
          const row = ownValue(rowOf(entry)?.fields, field);
          if (row?.kind !== 'value' || !['Object', 'Text'].includes(row.definition.type)) continue;
          for (const [locale, value] of Object.entries(byLocale)) {
            const messages = addressesIn(space, value).flatMap((address) => strayMessage(space, address) ?? []);
            for (const message of new Set(messages)) yield { entry, field, locale, message };
          }
        }
      for (const asset of space.assets) {
        const message = strayMessage(space, assetMedia(assetBody(space, asset))?.url ?? '');
        if (message !== undefined) yield { asset, field: 'file', message };
      }
    },
  },
  'picture-format': {
    severity: 'error',
    holds: 'Pictures of the space have a format that can be shown',
    *find(space) {
      for (const asset of space.assets) {
        const format = fileFormat(assetBody(space, asset));
        if (!format.startsWith('image/') || convertible.includes(format.slice('image/'.length))) continue;
        const message = `is ${format}, which the content service does not convert for browsers: take a JPEG`;
        yield { asset, field: 'file', message };
      }
    },
  },
  'picture-small': {
    severity: 'warning',
    holds: 'Pictures are wide enough for their slot',
    *find(space) {
      for (const { entry, field, slot, width } of placedIn(space))
        if (width !== 0 && width < widths[slot])
          yield { entry, field, message: `is ${width} pixels wide; here it takes ${widths[slot]}` };
    },
  },
  'picture-shared': {
    severity: 'warning',
    holds: `At most ${SHARING_CITIES} cities share a picture`,
    find: (space) => sharedPictures(space).map((message) => ({ message })),
  },
  'picture-unmeasured': {
    severity: 'note',
    holds: 'The asset host tells how large a picture is',
    *find(space) {
      for (const { entry, field, width } of placedIn(space))
        if (width === 0) yield { entry, field, message: 'has no known size: its place on the page is kept for 4:3' };
    },
  },
  'picture-plain': {
    severity: 'note',
    holds: 'Pictures that are cropped on phones have a focal point and a colour',
    *find(space) {
      for (const { entry, field, slot, lacks } of placedIn(space)) {
        const message = `has no ${lacks.join(' and no ')}: crops keep its middle, and its place is bone-coloured while it loads (docs/pictures.md)`;
        if (slot === 'across' && lacks.length > 0) yield { entry, field, message };
      }
    },
  },
} as const satisfies Record<string, Rule>;

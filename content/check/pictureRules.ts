import { mediaList } from '../model/media.ts';
import type { ContentType } from '../model/registry.ts';
import type { Found, Rule } from './finding.ts';
import type { CheckedEntry, CheckedSpace } from './space.ts';
import { standardValue } from './space.ts';

/** How wide a picture must be for its slot to look sharp on a plain screen, in pixels. */
const widths = {
  /** Across the page; wider ones are delivered at 1280 at most (content-pages §7). */
  across: 1200,
  /** Beside text or in a row of two. */
  half: 800,
  /** Cards and menus. */
  card: 480,
  /** Phones, at twice their width. */
  phone: 750,
} as const;
type Slot = keyof typeof widths;

/** The slot of a media field wherever it stands; `media` depends on the type. Fields that are not named have no least width. */
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
  if (field !== 'media') return slots[field];
  const byType: Readonly<Record<string, Slot>> = mediaSlots;
  return byType[contentType] ?? 'half';
}

interface Placed {
  readonly entry: CheckedEntry;
  readonly field: string;
  readonly slot: Slot;
  readonly width: number;
}

/** Pictures with a slot, as they stand in the default language; drawings have no pixels and videos are scaled elsewhere. */
function placedIn(space: CheckedSpace): readonly Placed[] {
  return space.entries.flatMap((entry) =>
    Object.keys(entry.fields).flatMap((field) => {
      const slot = slotOf(entry, field);
      const pictures = slot ? (mediaList(standardValue(space, entry, field)) ?? []) : [];
      return pictures.flatMap(({ kind, url, width }) =>
        slot && kind === 'image' && !/\.svg(?:$|\?)/.test(url) ? [{ entry, field, slot, width }] : [],
      );
    }),
  );
}

/** Rules of pictures in the slots where pages show them. */
export const pictureRules = {
  'picture-small': {
    severity: 'warning',
    holds: 'Pictures are wide enough for where they stand',
    find: (space) =>
      placedIn(space).flatMap(({ entry, field, slot, width }): readonly Found[] =>
        width === 0 || width >= widths[slot]
          ? []
          : [{ entry, field, message: `is ${width} pixels wide; here it takes ${widths[slot]}` }],
      ),
  },
  'picture-unmeasured': {
    severity: 'note',
    holds: 'The asset host tells how large a picture is',
    find: (space) =>
      placedIn(space).flatMap(({ entry, field, width }) =>
        width === 0 ? [{ entry, field, message: 'has no known size: its place on the page is kept for 4:3' }] : [],
      ),
  },
} as const satisfies Record<string, Rule>;

import type { PageKind } from '../../content/pages.ts';

/** How a page is looked at; a mode is what a visitor's device or paper asks for. */
export interface Shot {
  readonly name: string;
  readonly path: string;
  readonly width: (typeof widths)[number];
  readonly mode: Mode;
  /** A panel: the controls that open it, in turn, and what it shows then. The window is looked at, not the whole page. */
  readonly panel?: { readonly opens: readonly string[]; readonly shows: string };
}

const widths = [390, 820, 1440] as const;

const modes = ['screen', 'print', 'forced', 'large', 'still'] as const;
type Mode = (typeof modes)[number];

/** Home page, a listing and a store in the other languages, each in a city that offers it. */
const spoken = [
  ['cn', 'sydney'],
  ['tc', 'hong-kong'],
  ['fr', 'paris'],
  ['it', 'venice'],
  ['jp', 'okinawa'],
  ['kr', 'okinawa'],
] as const;

/** Panels over the home page. */
const panels = {
  menu: { opens: ['.header-menu'], shows: '.menu-items' },
  search: { opens: ['.header [data-search-trigger]'], shows: '.suggested img' },
  destination: { opens: ['.header-locale', '#locale [data-destination-trigger]'], shows: '.picker-form' },
} as const satisfies Readonly<Record<string, NonNullable<Shot['panel']>>>;

/** Every page kind at three widths, the same in other languages for three kinds, panels, and the modes for a few. */
export function shotsOf(kinds: ReadonlyMap<PageKind, string>): readonly Shot[] {
  const shot = (name: string, path: string, width: Shot['width'], mode: Mode = 'screen'): Shot => ({
    name: `${name}-${width}${mode === 'screen' ? '' : `-${mode}`}`,
    path,
    width,
    mode,
  });
  const every = [...kinds, ['notFound', '/en/sydney/no-such-page'] as const];
  const few = every.filter(([kind]) => ['home', 'brandListing', 'eventDetail', 'storeDetail'].includes(kind));
  return [
    ...every.flatMap(([kind, path]) => widths.map((width) => shot(kind, path, width))),
    ...spoken.flatMap(([language, city]) =>
      ['', '/brand/listing', '/stores/listing'].flatMap((path) =>
        widths.map((width) => shot(`${language}${path.replaceAll('/', '-')}`, `/${language}/${city}${path}`, width)),
      ),
    ),
    ...Object.entries(panels).map(
      ([name, panel]): Shot => ({ ...shot(`panel-${name}`, '/en/sydney', name === 'menu' ? 390 : 1440), panel }),
    ),
    ...few.flatMap(([kind, path]) =>
      modes.slice(1).map((mode) => shot(kind, path, mode === 'large' ? 390 : 820, mode)),
    ),
  ];
}

import type { City } from '../cities.ts';

/** Words of an English title that decide the address (docs/rules.md#about-store-pages). */
const titleWords = ['architecture', 'founders', 'heritage', 'history', 'samaritaine'] as const;

/** A page about the store, as its editor wrote it; an empty slug is none. */
interface AboutPage {
  readonly id: string;
  /** In English. */
  readonly title: string;
  readonly slug: string;
}

/** The last address segments of a city's pages about the store. */
export interface AboutStore {
  /** By entry id. */
  readonly segments: ReadonlyMap<string, string>;
  /** Slugs that are no addresses, and the segments that they lead to. */
  readonly moved: ReadonlyMap<string, string>;
}

export const noAboutStore: AboutStore = { segments: new Map(), moved: new Map() };

/**
 * Gives each page its address: the word in its title; of the rest one page has the city's own, the others their slug, or
 * their id where they have none. Of several pages that could have an address, the one whose slug it is has it.
 */
export function aboutStore(city: City, pages: readonly AboutPage[]): AboutStore {
  const segments = new Map<string, string>();
  const waiting = new Map(pages.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((page) => [page.id, page]));
  const give = (segment: string, mayHave: (page: AboutPage) => boolean): void => {
    const candidates = [...waiting.values()].filter(mayHave);
    const page = candidates.find(({ slug }) => slug === segment) ?? candidates[0];
    if (!page) return;
    segments.set(page.id, segment);
    waiting.delete(page.id);
  };
  for (const word of titleWords) give(word, ({ title }) => new RegExp(`\\b${word}\\b`, 'i').test(title));
  give(city, () => true);
  for (const { id, slug } of waiting.values()) segments.set(id, slug && !isTaken(segments, slug) ? slug : id);
  const moved = pages.flatMap(({ id, slug }) => {
    const segment = segments.get(id);
    return segment === undefined || slug === '' || isTaken(segments, slug) ? [] : [[slug, segment] as const];
  });
  return { segments, moved: new Map(moved) };
}

function isTaken(segments: ReadonlyMap<string, string>, segment: string): boolean {
  return [...segments.values()].includes(segment);
}

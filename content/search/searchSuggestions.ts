import { type LinkTarget, linkTarget } from '../address/links.ts';
import { brandName } from '../cards/brandNames.ts';
import type { EntryOf } from '../model/registry.ts';
import { earliest, isShown, nextChange } from '../time/timeState.ts';
import type { Visit } from '../visit.ts';

/** One suggestion; its target is `none` where it leads nowhere. */
export interface Suggestion {
  readonly id: string;
  readonly title: string;
  readonly target: LinkTarget;
}

/** What the editors suggest before anybody has typed. */
export interface Suggestions {
  readonly experiences: readonly Suggestion[];
  readonly brands: readonly Suggestion[];
  /** When one of them may no longer be shown; undefined while nothing is ahead. */
  readonly changesAt: Date | undefined;
}

/** No suggestions. */
export const noSuggestions: Suggestions = { experiences: [], brands: [], changesAt: undefined };

/** What visitors see of an editor's suggestions: nothing expired or archived, and of houses those with a slug (content-pages §7). */
export function suggestionsOf(entry: EntryOf<'predictSearch'>, visit: Visit): Suggestions {
  const suggestion = (item: EntryOf<'predictSearch'>['featuredExperience'][number], title: string): Suggestion => ({
    id: item.id,
    title,
    target: linkTarget({ internalLink: item }, visit.domains),
  });
  const experiences = entry.featuredExperience.filter((item) => !('archivedAt' in item) || isShown(item, visit.clock));
  return {
    experiences: experiences.map((item) => suggestion(item, item.title)),
    changesAt: earliest(experiences.map((item) => ('archivedAt' in item ? nextChange(item, visit.clock) : undefined))),
    brands: entry.brands
      .filter(({ slug }) => slug !== '')
      .map((brand) => suggestion(brand, brandName(brand, visit.language))),
  };
}

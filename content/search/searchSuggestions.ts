import { type LinkTarget, linkTarget } from '../address/linkTarget.ts';
import type { Visit } from '../address/visit.ts';
import { brandName } from '../model/brands.ts';
import type { ContentType, EntryOf } from '../model/registry.ts';
import { isShown, timeState } from '../time/timeState.ts';

/** One suggestion; its target is `none` where it leads nowhere. */
export interface Suggestion {
  readonly id: string;
  readonly title: string;
  readonly target: LinkTarget;
}

/** The editors' suggestions, shown before the visitor types. */
export interface Suggestions {
  readonly experiences: readonly Suggestion[];
  readonly brands: readonly Suggestion[];
  /** The content types of the experiences. */
  readonly types: readonly ContentType[];
}

export const noSuggestions: Suggestions = { experiences: [], brands: [], types: [] };

/**
 * The suggestions that visitors see: nothing expired, archived or over, and only brands with a slug
 * (docs/rules.md#search-suggestions).
 */
export function suggestionsOf(entry: EntryOf<'predictSearch'>, visit: Visit): Suggestions {
  const suggestion = (item: EntryOf<'predictSearch'>['featuredExperience'][number], title: string): Suggestion => ({
    id: item.id,
    title,
    target: linkTarget({ internalLink: item }, visit.domains),
  });
  const experiences = entry.featuredExperience.filter(
    (item) => !('archivedAt' in item) || (isShown(item, visit.clock) && timeState(item, visit.clock) !== 'past'),
  );
  return {
    experiences: experiences.map((item) => suggestion(item, item.title)),
    types: [...new Set(experiences.map(({ contentType }) => contentType))],
    brands: entry.brands
      .filter(({ slug }) => slug !== '')
      .map((brand) => suggestion(brand, brandName(brand, visit.language))),
  };
}

import { type LinkTarget, linkTarget } from '../address/links.ts';
import { brandName } from '../cards/brandNames.ts';
import type { EntryOf } from '../model/registry.ts';
import { isShown } from '../time/timeState.ts';
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
}

/** No suggestions. */
export const noSuggestions: Suggestions = { experiences: [], brands: [] };

/** What visitors see of an editor's suggestions: nothing expired or archived, and of houses those with a slug (content-pages §7). */
export function suggestionsOf(entry: EntryOf<'predictSearch'>, visit: Visit): Suggestions {
  const suggestion = (item: EntryOf<'predictSearch'>['featuredExperience'][number], title: string): Suggestion => ({
    id: item.id,
    title,
    target: linkTarget({ internalLink: item }, visit.domains),
  });
  return {
    experiences: entry.featuredExperience
      .filter((item) => !('archivedAt' in item) || isShown(item, visit.clock))
      .map((item) => suggestion(item, item.title)),
    brands: entry.brands
      .filter(({ slug }) => slug !== '')
      .map((brand) => suggestion(brand, brandName(brand, visit.language))),
  };
}

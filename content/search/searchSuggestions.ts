import { linkTarget, targetHref } from '../address/linkTarget.ts';
import type { Visit } from '../address/visit.ts';
import type { Card } from '../cards/cards.ts';
import { pictureIn } from '../media/entryPicture.ts';
import type { Media } from '../media/media.ts';
import { pictureUrl } from '../media/mediaUrl.ts';
import { entryName } from '../model/brands.ts';
import { isNamed } from '../model/entryTitle.ts';
import type { ContentType, EntryOf } from '../model/registry.ts';
import { isShown, timeState } from '../time/timeState.ts';
import type { SearchSuggestions } from './searchAnswer.ts';

/** Widths in pixels of the picture beside a result, and of the one over a suggestion. */
const THUMBNAIL = 320;
const SUGGESTED = 960;

/** One suggestion; its target is `none` where it leads nowhere. */
type Suggestion = Pick<Card, 'id' | 'title' | 'target' | 'picture'>;

/** The editors' suggestions, shown before the visitor types. */
export interface Suggestions {
  readonly experiences: readonly Suggestion[];
  readonly brands: readonly Suggestion[];
  /** The content types of the experiences. */
  readonly types: readonly ContentType[];
}

export const noSuggestions: Suggestions = { experiences: [], brands: [], types: [] };

/**
 * The suggestions that visitors see: nothing expired, archived, over or without a name, and only brands with a slug
 * (docs/rules.md#search-suggestions).
 */
export function suggestionsOf(entry: EntryOf<'predictSearch'>, visit: Visit): Suggestions {
  const suggestion = (item: EntryOf<'predictSearch'>['featuredExperience'][number]): Suggestion => ({
    id: item.id,
    title: entryName(item, visit.language),
    target: linkTarget({ internalLink: item }, visit),
    picture: pictureIn([item]),
  });
  const experiences = entry.featuredExperience.filter(
    (item) => !('archivedAt' in item) || (isShown(item, visit.clock) && timeState(item, visit.clock) !== 'past'),
  );
  return {
    experiences: experiences.map(suggestion).filter(isNamed),
    types: [...new Set(experiences.map(({ contentType }) => contentType))],
    brands: entry.brands
      .filter(({ slug }) => slug !== '')
      .map(suggestion)
      .filter(isNamed),
  };
}

/** The address of the small picture beside a result. */
export function thumbnailUrl({ url }: Media, visit: Visit, width = THUMBNAIL): string {
  return pictureUrl(url, width, visit);
}

/**
 * Suggestions with their addresses, as the page and the panel show them, and the language of a title where that is not the
 * page's (docs/rules.md#untranslated-marked).
 */
export function writtenSuggestions(
  { experiences, brands }: Suggestions,
  visit: Visit,
  langOf: (id: string) => string | undefined = () => undefined,
): SearchSuggestions {
  const written = ({ id, title, target, picture }: Suggestion) => {
    const href = targetHref(target, visit);
    return {
      id,
      title,
      lang: langOf(id),
      ...(href !== undefined && { href }),
      ...(picture && { picture: thumbnailUrl(picture, visit, SUGGESTED) }),
    };
  };
  return {
    experiences: experiences.map(written),
    brands: brands.map(({ id, title, target }) => written({ id, title, target, picture: undefined })),
  };
}

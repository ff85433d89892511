import type { ListedEntriesProps, RefusedEntry } from './ListedEntries.tsx';
import type { PageTranslationsProps } from './PageTranslations.tsx';

/** Props of the bar. */
export interface PreviewBarProps extends Omit<ListedEntriesProps, 'hidden'> {
  /** The page's own entry, with the address that says where it is used. */
  readonly main: { readonly id: string; readonly title: string; readonly uses: string } | undefined;
  /** The page's own entry, where visitors do not get it, and what the page leaves out. */
  readonly hidden: { readonly page: RefusedEntry | undefined; readonly others: readonly RefusedEntry[] };
  readonly translations: Omit<PageTranslationsProps, 'editor' | 'locale'>;
  /** The space's code of the locale that the page is read in. */
  readonly locale: string;
  /** A moment or a release in the address that there is none of, as it stands there (docs/rules.md#preview-problems). */
  readonly problems: { readonly badMoment: string | undefined; readonly badRelease: string | undefined };
  /** Visitors of its city get the page for closed cities instead (docs/rules.md#preview-of-closed-city). */
  readonly isCityClosed: boolean;
  /** Titles of the page's entries, by id. */
  readonly named: Readonly<Record<string, string>>;
  /** Those of the page's entries that fall back to English, its own too, and keys of texts of its own that do. */
  readonly untranslated: readonly string[];
  /** Where a link for a guest is made, and what of this preview it opens. */
  readonly share: { readonly action: string; readonly page: Readonly<Record<string, string>> };
  readonly leave: string;
  /** The time that the page is shown at: for the control, and as text; undefined for now. */
  readonly at: { readonly value: string; readonly words: string } | undefined;
  /** Address of the same page at the current time. */
  readonly now: string;
  /** Parameters that the date control carries along. */
  readonly carried: Readonly<Record<string, string>>;
}

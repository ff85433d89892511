import type { ReactNode } from 'react';
import type { Visit } from '../../content/address/visit.ts';
import type { LatestItems } from '../../content/cards/listSections.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import type { sectionTypes } from '../../content/model/targets.ts';
import type { SectionHeading } from '../parts/SectionHead.tsx';

export type SectionType = (typeof sectionTypes)[number];

/** Props of a section. */
export interface SectionProps<Type extends SectionType> {
  readonly entry: EntryOf<Type>;
  readonly latest: LatestItems;
  /** 1 for the section whose title names the page, 2 for all others. */
  readonly level: 1 | 2;
  /** True when its first picture is the page's first. */
  readonly isFirst: boolean;
  /** True where a section of this type stands above on its page. */
  readonly isAgain: boolean;
}

/** A section type: its component, and whether an entry has enough to show. An empty section leaves no gap. */
export interface SectionRow<Type extends SectionType> {
  readonly View: (props: SectionProps<Type>) => ReactNode;
  readonly hasContent: (entry: EntryOf<Type>, visit: Visit, latest: LatestItems) => boolean;
  /** True for text only: the page's first picture is in a later section. */
  readonly isWordsOnly?: true;
}

/** Returns true if a hero or a banner has anything to say or to offer beside its picture. */
export function hasWords({
  title,
  description,
  cta,
  booking,
}: Pick<EntryOf<'heroBanner' | 'fixedRatioBanner'>, 'title' | 'description' | 'cta' | 'booking'>): boolean {
  return title !== '' || description !== '' || cta.length > 0 || booking !== undefined;
}

/** Headings of cards and parts: below the section's title, or in its place where it has none. */
export function innerLevel({ title }: Pick<SectionHeading, 'title'>, level: 1 | 2): 2 | 3 {
  return title && level === 2 ? 3 : 2;
}

import { cloneElement, isValidElement, type ReactNode, Suspense, use } from 'react';
import type { Visit } from '../../content/address/visit.ts';
import { fillsItself, type LatestItems, noItems } from '../../content/cards/listSections.ts';
import type { EntryOf, SectionEntry } from '../../content/model/registry.ts';
import type { Latest } from '../../content/pageModel.ts';
import { type HookAttributes, hook } from '../hooks/hook.ts';
import { useVisit } from '../visitContext.tsx';
import { cardGroup, listSection } from './CardLists.tsx';
import { luxCarousel } from './Carousel.tsx';
import { citySignature } from './CitySignature.tsx';
import { fixedRatioBanner } from './FixedRatioBanner.tsx';
import { heroBanner } from './HeroBanner.tsx';
import { asset1lMultiply2r, twoOptionsForCircularDesign } from './LinkedPictures.tsx';
import { locatorGroup, storeGuideAddress } from './Locators.tsx';
import { loyaltyBenefitSummary } from './LoyaltyBenefits.tsx';
import { planYourVisit } from './PlanYourVisit.tsx';
import { richText } from './RichTextSection.tsx';
import { storeGuide } from './StoreGuide.tsx';
import type { SectionProps, SectionRow, SectionType } from './section.ts';
import { standardTimeslotComponent } from './Timeslot.tsx';

type Rows = { readonly [Type in SectionType]: SectionRow<Type> };

/**
 * Every component that an editor composes pages from (docs/rules.md#section-types). A new type does not compile without
 * a row.
 */
const rows: Rows = {
  heroBanner,
  luxCarousel,
  eventListComponent: listSection,
  newsListComponent: listSection,
  serviceListComponent: listSection,
  card4Multiply1: cardGroup,
  card3Multiply1: cardGroup,
  standardLocatorGroup: locatorGroup,
  brandLocatorGroup: locatorGroup,
  storeGuide,
  storeGuideAddress,
  twoOptionsForCircularDesign,
  fixedRatioBanner,
  richText,
  asset1lMultiply2r,
  standardTimeslotComponent,
  loyaltyBenefitSummary,
  planYourVisit,
  citySignature,
};

interface SectionsProps {
  readonly sections: readonly SectionEntry[];
  readonly latest: Latest;
  /** The sections open the page: the first one's title is the page's h1, the first picture is fetched at once. */
  readonly startsPage: boolean;
  /** The page's title: its visually hidden h1 where the opening section has none. */
  readonly title?: string;
}

/** The composed body of a page: every section that is not empty, in the editor's order. */
export function Sections({ sections, latest, startsPage, title }: SectionsProps) {
  const visit = useVisit();
  const later = latest instanceof Promise ? latest : undefined;
  const loadedItems = latest instanceof Promise ? noItems : latest;
  const isLate = (entry: SectionEntry): boolean => later !== undefined && fillsItself(entry);
  const filledSections = once(sections).filter(
    (entry) => isLate(entry) || hasContent(entry.contentType, entry, visit, loadedItems),
  );
  const isNamed = filledSections[0] !== undefined && filledSections[0].title !== '';
  const pictured = filledSections.findIndex(({ contentType }) => !isWordsOnly(contentType));
  return (
    <>
      {startsPage && !isNamed ? <h1 className="visually-hidden">{title || visit.message('siteName')}</h1> : undefined}
      {filledSections.map((entry, index) => {
        const section = {
          type: entry.contentType,
          entry,
          latest: loadedItems,
          level: startsPage && isNamed && index === 0 ? 1 : 2,
          isFirst: startsPage && index === pictured && index < 2,
          isAgain: filledSections.findIndex(({ contentType }) => contentType === entry.contentType) < index,
        } as const;
        return later && isLate(entry) ? (
          <Suspense
            key={entry.id}
            // Until its cards arrive, and for good without script: a link to its list.
            fallback={
              <div className="waiting" aria-busy="true">
                <Section {...section} />
              </div>
            }
          >
            <LateSection {...section} later={later} />
          </Suspense>
        ) : (
          <Section key={entry.id} {...section} />
        );
      })}
    </>
  );
}

/** Each section once: one that stands twice, or in a floor's guide too, would give two elements one id. */
function once(sections: readonly SectionEntry[]): readonly SectionEntry[] {
  const inGuides = sections.flatMap((entry) => (entry.contentType === 'storeGuide' ? entry.groups : []));
  const seenIds = new Set(inGuides.map(({ id }) => id));
  return sections.filter(({ id }) => {
    const isNew = !seenIds.has(id);
    seenIds.add(id);
    return isNew;
  });
}

interface SectionViewProps<Type extends SectionType> extends SectionProps<Type> {
  readonly type: Type;
}

/** A section with its cards; without any it stays a link to its list. */
function LateSection<Type extends SectionType>({
  later,
  ...props
}: SectionViewProps<Type> & { readonly later: Promise<LatestItems> }) {
  return <Section {...props} latest={use(later)} />;
}

/** One section, as the page or an editor's draft has it. */
export function Section<Type extends SectionType>({ type, ...props }: SectionViewProps<Type>) {
  const { isPreview } = useVisit();
  const row: Rows[Type] = rows[type];
  const view = row.View(props);
  return isPreview ? marked(view, type, props.entry.id) : view;
}

/** For editors the element of a section names its entry (docs/rules.md#preview-marks). */
function marked(view: ReactNode, type: SectionType, id: string): ReactNode {
  if (!isValidElement<HookAttributes>(view)) return view;
  return cloneElement(view, { ...hook('contentful-section-id', id), ...hook('contentful-section-type', type) });
}

/** Returns true if a section has anything to show. */
export function hasContent<Type extends SectionType>(
  type: Type,
  entry: EntryOf<Type>,
  visit: Visit,
  latest: LatestItems,
): boolean {
  const row: Rows[Type] = rows[type];
  return row.hasContent(entry, visit, latest);
}

function isWordsOnly<Type extends SectionType>(type: Type): boolean {
  const row: Rows[Type] = rows[type];
  return row.isWordsOnly === true;
}

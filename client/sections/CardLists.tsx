import type { Card } from '../../content/cards/cards.ts';
import { cardsOf, type ListType, listCards } from '../../content/cards/listSections.ts';
import { itemListing, listings } from '../../content/listings.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { listItems } from '../../content/model/targets.ts';
import type { PageKind } from '../../content/pages.ts';
import { type CardArrangement, CardGrid } from '../parts/CardGrid.tsx';
import { SectionHead, type SectionHeading } from '../parts/SectionHead.tsx';
import { useVisit } from '../visitContext.tsx';
import { innerLevel, type SectionProps, type SectionRow } from './section.ts';

type GroupType = 'card4Multiply1' | 'card3Multiply1';

const arrangements = { card4Multiply1: 'four', card3Multiply1: 'three' } as const satisfies Record<
  GroupType,
  CardArrangement
>;

interface HeadAndCardsProps {
  readonly heading: SectionHeading;
  readonly cards: readonly Card[];
  readonly arrangement: CardArrangement;
  readonly level: 1 | 2;
  readonly isFirst: boolean;
  readonly listing?: PageKind | undefined;
}

/** A head and a grid of cards: what stands in the element of a section. */
function HeadAndCards({ heading, cards, arrangement, level, isFirst, listing }: HeadAndCardsProps) {
  return (
    <div className="page">
      <SectionHead heading={heading} level={level} listing={listing} />
      <CardGrid cards={cards} arrangement={arrangement} headingLevel={innerLevel(heading, level)} isFirst={isFirst} />
    </div>
  );
}

function ListSection({ entry, latest, level, isFirst }: SectionProps<ListType>) {
  const visit = useVisit();
  const cards = listCards(entry, latest, visit);
  return (
    <section className="section">
      <HeadAndCards
        heading={entry}
        cards={cards}
        arrangement="feature"
        level={level}
        isFirst={isFirst}
        listing={listings[itemListing[listItems[entry.contentType][0]]].page}
      />
    </section>
  );
}

function GroupSection({ entry, level, isFirst }: SectionProps<GroupType>) {
  const visit = useVisit();
  return (
    <section className="section">
      <HeadAndCards
        heading={entry}
        cards={cardsOf(entry.cards, visit)}
        arrangement={arrangements[entry.contentType]}
        level={level}
        isFirst={isFirst}
      />
    </section>
  );
}

/** Events, news or services: an editor's choice, or the newest (docs/rules.md#list-sections). */
export const listSection: SectionRow<ListType> = {
  hasContent: (entry, visit, latest) => listCards(entry, latest, visit).length > 0,
  View: ListSection,
};

/** Three or four cards in a row. */
export const cardGroup: SectionRow<GroupType> = {
  hasContent: (entry: EntryOf<GroupType>, visit) => cardsOf(entry.cards, visit).length > 0,
  View: GroupSection,
};

import type { Card } from '../../content/cards/cards.ts';
import { cardsOf, type ListType, listCards } from '../../content/cards/listSections.ts';
import { itemListing, listings } from '../../content/listings.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { listItems } from '../../content/model/targets.ts';
import type { PageKind } from '../../content/pages.ts';
import { type CardArrangement, CardGrid } from '../parts/CardGrid.tsx';
import { SectionHead, type SectionHeading } from '../parts/SectionHead.tsx';
import { useVisit } from '../visitContext.tsx';
import { innerLevel, type SectionProps, type SectionRow, type SectionType } from './section.ts';

type GroupType = 'card4Multiply1' | 'card3Multiply1';

const arrangements = { card4Multiply1: 'four', card3Multiply1: 'three' } as const satisfies Record<
  GroupType,
  CardArrangement
>;

interface HeadAndCardsProps extends Pick<SectionProps<SectionType>, 'level' | 'isFirst'> {
  readonly heading: SectionHeading;
  readonly cards: readonly Card[];
  readonly arrangement: CardArrangement;
  readonly listing?: PageKind;
}

/** A section of a head and a grid of cards. No component: editors' marks go to the element of a section. */
function headAndCards({ heading, cards, arrangement, level, isFirst, listing }: HeadAndCardsProps) {
  return (
    <section className="section">
      <div className="page">
        <SectionHead heading={heading} level={level} listing={listing} />
        <CardGrid cards={cards} arrangement={arrangement} headingLevel={innerLevel(heading, level)} isFirst={isFirst} />
      </div>
    </section>
  );
}

function ListSection({ entry, latest, level, isFirst }: SectionProps<ListType>) {
  const cards = listCards(entry, latest, useVisit());
  const listing = listings[itemListing[listItems[entry.contentType][0]]].page;
  return headAndCards({ heading: entry, cards, arrangement: 'feature', level, isFirst, listing });
}

function GroupSection({ entry, level, isFirst, isAgain }: SectionProps<GroupType>) {
  const cards = cardsOf(entry.cards, useVisit());
  const usual = arrangements[entry.contentType];
  const arrangement = isAgain && usual === 'three' ? 'level' : usual;
  return headAndCards({ heading: entry, cards, arrangement, level, isFirst });
}

/** Events, news or services: an editor's choice, or the newest (docs/rules.md#list-sections). */
export const listSection: SectionRow<ListType> = {
  hasContent: (entry, visit, latest) => listCards(entry, latest, visit).length > 0,
  View: ListSection,
};

/** Three or four cards in a row; a second row of three on a page has another look. */
export const cardGroup: SectionRow<GroupType> = {
  hasContent: (entry: EntryOf<GroupType>, visit) => cardsOf(entry.cards, visit).length > 0,
  View: GroupSection,
};

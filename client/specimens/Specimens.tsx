import { noItems } from '../../content/cards/listSections.ts';
import { HeroBanner } from '../sections/HeroBanner.tsx';
import { Sections } from '../sections/sections.tsx';
import { useVisit } from '../visitContext.tsx';
import { specimenEvents } from './specimenEvents.ts';
import { type Say, specimenHeroes } from './specimenHeroes.ts';
import { specimenSections } from './specimenSections.ts';

/** Every section in its variants on one page, in development only. */
export function Specimens() {
  const visit = useVisit();
  const say: Say = (en, cn) => (visit.language === 'cn' ? cn : en);
  const now = visit.clock.at((moment) => ({ value: new Date(moment), until: Number.POSITIVE_INFINITY }));
  const event = specimenEvents(say, now);
  const filling = specimenSections(say, now)
    .filter(({ contentType }) => contentType === 'eventListComponent')
    .map((entry) => ({ ...entry, id: 'specimen-filled', items: [] }));
  return (
    <>
      <Sections sections={specimenSections(say, now)} latest={{ ...noItems, eventListComponent: event }} startsPage />
      <Sections sections={filling} latest={{ ...noItems, eventListComponent: event }} startsPage={false} />
      {specimenHeroes(say).map((entry) => (
        <HeroBanner key={entry.id} entry={entry} headingLevel={2} isFirst={false} />
      ))}
    </>
  );
}

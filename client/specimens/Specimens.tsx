import { noItems } from '../../content/cards/listSections.ts';
import { Sections } from '../sections/sections.tsx';
import { useVisit } from '../visitContext.tsx';
import { specimenSections } from './specimens.ts';

/** Every section in all its forms on one page, in development only. */
export function Specimens() {
  const { clock } = useVisit();
  const now = clock.at((moment) => ({ value: new Date(moment), until: Number.POSITIVE_INFINITY }));
  return <Sections sections={specimenSections(now)} latest={noItems} startsPage />;
}

import { Fragment } from 'react';
import { type DateLeaf, dateLeaves } from '../../content/time/dateText.ts';
import type { Period } from '../../content/time/period.ts';
import { useVisit } from '../visitContext.tsx';
import { Phrases } from './Phrases.tsx';

/**
 * When an event is, as the leaves of a calendar (docs/rules.md#event-date); read aloud it is the date in words, which an
 * open period shows as well.
 */
export function DateLeaves({ period, words }: { readonly period: Period; readonly words: string }) {
  const { clock, language } = useVisit();
  const leaves = dateLeaves(period, clock, language);
  if (leaves.length === 0) return <When words={words} />;
  return (
    <p className="display date-leaves">
      <span className="visually-hidden">{words}</span>
      {leaves.map((leaf, index) => (
        <Fragment key={`${leaf.days} ${leaf.month}`}>
          {index > 0 ? <Leaf leaf={{ days: '–', month: EMPTY, dayUnit: leaf.dayUnit && EMPTY }} /> : undefined}
          <Leaf leaf={leaf} />
        </Fragment>
      ))}
    </p>
  );
}

/** The dash between two leaves has their lines, so that it stands beside the days. */
const EMPTY = '\u200b';

/** When an item is, in words. */
export function When({ words }: { readonly words: string }) {
  return (
    <p className="display detail-when">
      <Phrases text={words} />
    </p>
  );
}

function Leaf({ leaf: { days, month, dayUnit } }: { readonly leaf: DateLeaf }) {
  const monthAndYear = <span className="date-month">{month}</span>;
  return (
    <span className="date-leaf" aria-hidden="true">
      {dayUnit ? monthAndYear : undefined}
      <span>
        {days}
        {dayUnit ? <span className="date-month">{dayUnit}</span> : undefined}
      </span>
      {dayUnit ? undefined : monthAndYear}
    </span>
  );
}

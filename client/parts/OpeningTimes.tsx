import type { EntryOf } from '../../content/model/registry.ts';
import { hoursTable, openingWords, openThenText } from '../../content/time/openingText.ts';
import { clockAt, type VisitMoment } from '../../content/time/visitMoment.ts';
import { hook } from '../hooks/hook.ts';
import { useTextLang, useVisit } from '../visitContext.tsx';
import type { Fact } from './Facts.tsx';
import { List } from './List.tsx';
import { Phrases } from './Phrases.tsx';

type Hours = EntryOf<'openingHours'>;

/** After the id of hours: a page that renews its words takes brief ones for brief ones. */
const BRIEF = '*';

/**
 * Whether a place is open (docs/rules.md#hours-state). The moment until which the words hold stands in an attribute, so
 * that a page that stays open renews them (client/browser/shell/hoursState.ts).
 */
export function HoursState({ hours, moment, timeZone, isBrief = false }: HoursStateProps) {
  const visit = useVisit();
  const { language } = visit;
  const clock = timeZone ? { ...visit.clock, timeZone } : visit.clock;
  const then = moment && openThenText(hours, clockAt(moment, clock), language);
  if (then)
    return (
      <span className="hours-state" {...hook('open')}>
        {then}
      </span>
    );
  const words = openingWords(hours, clock, language);
  return (
    <span
      className="hours-state"
      {...hook('hours', isBrief ? hours.id + BRIEF : hours.id)}
      {...hook('until', words.until)}
      {...hook('open', words.isOpen)}
    >
      {/* The dot stays at the end of a line. */}
      {(isBrief ? words.brief : words.phrases).join('\u00a0· ')}
    </span>
  );
}

interface HoursStateProps {
  readonly hours: Hours;
  /** Whether it is open at this moment, in place of now. */
  readonly moment?: VisitMoment | undefined;
  /** Of a place in another city. */
  readonly timeZone?: string;
  /** Without days of other hours, as on cards. */
  readonly isBrief?: boolean;
}

interface WrittenHours {
  /** The entry whose lines they are. */
  readonly id: string;
  readonly time: string | readonly string[];
}

/** An editor's own lines, under each other. */
function Lines({ id, lines }: { readonly id: string; readonly lines: readonly string[] }) {
  return (
    <List className="lines" lang={useTextLang()(id, 'time')} of={lines}>
      {(line) => <Phrases text={line} isDescription />}
    </List>
  );
}

/** The hours as a table, made from the data. */
function HoursTable({ hours }: { readonly hours: Hours }) {
  const { clock, language } = useVisit();
  return (
    <ul className="lines hours-table">
      {hoursTable(hours, clock, language).map(({ days, hours: text }) => (
        <li key={days}>
          <span>{days}</span> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

export interface StateOfHours {
  /** Whether it is open at this moment, in place of now. */
  readonly moment?: VisitMoment | undefined;
  /** False where the state stands above already. */
  readonly hasState?: boolean;
}

/**
 * A place's hours as a fact: its state, the hours of the data, and the editor's own lines beside them and never instead
 * (docs/rules.md#hours-table). Undefined where there is neither.
 */
export function openingFact(
  hours: Hours | undefined,
  { id, time }: WrittenHours,
  { moment, hasState = true }: StateOfHours = {},
): Fact | undefined {
  const lines = [time].flat().filter((line) => line !== '');
  if (!hours && lines.length === 0) return undefined;
  return {
    name: 'openingHours',
    value: (
      <>
        {hours && hasState ? <HoursState hours={hours} moment={moment} /> : undefined}
        {hours ? <HoursTable hours={hours} /> : undefined}
        {lines.length > 0 ? <Lines id={id} lines={lines} /> : undefined}
      </>
    ),
  };
}

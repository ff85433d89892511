import { addressTarget } from '../../content/address/linkTarget.ts';
import { messageAbout } from '../../content/forms/messageAbout.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { dayText, hoursText, periodText } from '../../content/time/dateText.ts';
import { timeState } from '../../content/time/timeState.ts';
import { StateBadge } from '../parts/Badge.tsx';
import { BookingLink, LinkButton } from '../parts/Cta.tsx';
import { Heading, type HeadingLevel } from '../parts/Heading.tsx';
import { Spoken, useTextLang, useVisit } from '../visitContext.tsx';
import type { SectionRow } from './section.ts';

/** One session of an event: when, what, and a booking button while it is not over (docs/rules.md#time-slots). */
export function Timeslot({
  slot,
  headingLevel,
  event,
  hasPlaces = true,
}: {
  readonly slot: EntryOf<'standardTimeslotComponent'>;
  readonly headingLevel: HeadingLevel;
  /** What it is a session of; its button asks there without script, and is about it where the session has no title. */
  readonly event?: EntryOf<'eventDetailPage'>;
  /** False where its event is over or full: it offers nothing then. */
  readonly hasPlaces?: boolean;
}) {
  const visit = useVisit();
  const { clock, language, domains, message } = visit;
  const langOf = useTextLang();
  const { id, title, description, time, booking, externalLink } = slot;
  const period = periodText(slot, clock, language);
  const day = dayText(slot, clock, language);
  const hours = time || hoursText(slot, clock);
  const isOver = timeState(slot, clock) === 'past';
  const target = addressTarget(externalLink, domains);
  const about = title ? slot : event;
  return (
    <div className="timeslot">
      <div>
        {period ? (
          <p className="display" data-size="4">
            {period}
          </p>
        ) : undefined}
        {day || hours ? (
          <p className="meta">
            {day}
            {day && hours ? ' · ' : undefined}
            <Spoken of={id} field="time" text={hours} />
          </p>
        ) : undefined}
      </div>
      <div>
        <Heading level={headingLevel} size="4" of={id} text={title} />
        {description ? <p lang={langOf(id, 'description')}>{description}</p> : undefined}
      </div>
      {isOver ? (
        <StateBadge state="past" />
      ) : !hasPlaces ? undefined : booking ? (
        <BookingLink entry={booking} about={about} kind="secondary" contact={event && messageAbout(event, visit)} />
      ) : (
        <LinkButton
          target={target}
          text={message('bookNow')}
          kind="secondary"
          about={about}
          booking={about?.title ?? ''}
        />
      )}
    </div>
  );
}

export const standardTimeslotComponent: SectionRow<'standardTimeslotComponent'> = {
  isWordsOnly: true,
  hasContent: ({ title, description, startDate, endDate, time, booking, externalLink }) =>
    title + description + time + externalLink !== '' ||
    [startDate, endDate, booking].some((field) => field !== undefined),
  View: ({ entry, level }) => (
    <section className="section" data-joined="">
      <div className="page">
        <Timeslot slot={entry} headingLevel={level} />
      </div>
    </section>
  ),
};

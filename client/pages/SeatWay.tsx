import { messageAbout } from '../../content/forms/messageAbout.ts';
import { hasSpaces } from '../../content/languages.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { About } from '../parts/About.tsx';
import { PhoneLink } from '../parts/StoreFacts.tsx';
import { useVisit } from '../visitContext.tsx';

interface SeatWayProps {
  readonly event: EntryOf<'event' | 'eventDetailPage'>;
  /** The store that takes calls; undefined where none has a number. */
  readonly host: EntryOf<'storeLocator'> | undefined;
}

/**
 * How to take a place at an event that has no booking of its own: a message with its title, or a call
 * (docs/rules.md#event-way).
 */
export function SeatWay({ event, host }: SeatWayProps) {
  const visit = useVisit();
  return (
    <>
      <a className="button" data-kind="primary" href={messageAbout(event, visit)} rel="nofollow">
        {visit.message('seatByMessage')}
        <About of={event} />
      </a>
      <p className="small quiet">
        {visit.message('seatWay')}
        {hasSpaces(visit.language) ? ' ' : undefined}
        {host ? <PhoneLink phone={host.phone} /> : undefined}
      </p>
    </>
  );
}

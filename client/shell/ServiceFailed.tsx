import { pageHref } from '../../content/address/visit.ts';
import { pagePath } from '../../content/pages.ts';
import { hook } from '../hooks/hook.ts';
import { Message, useVisit } from '../visitContext.tsx';

/** The note under a booking button whose service does not answer, as a template for the browser. */
export function BookingFailed() {
  return (
    <template {...hook('booking-failed')}>
      <p className="small" role="alert" {...hook('booking-note')}>
        <Message of="bookingFailed" /> <AskInstead />
      </p>
    </template>
  );
}

/** A link to use where a third-party service does not answer. */
export function AskInstead() {
  const visit = useVisit();
  return (
    <a href={pageHref(visit, pagePath('contactUs'))}>
      <Message of="bookingAsk" />
    </a>
  );
}

import { pagePath } from '../../content/pages.ts';
import { pageHref } from '../../content/visit.ts';
import { Message, useVisit } from '../visitContext.tsx';

/** What stands under a booking button whose service does not answer; the browser takes it out of the template. */
export function BookingFailed() {
  return (
    <template data-booking-failed="">
      <p className="small" role="alert" data-booking-note="">
        <Message of="bookingFailed" /> <AskInstead />
      </p>
    </template>
  );
}

/** The way on where another house's service does not answer. */
export function AskInstead() {
  const visit = useVisit();
  return (
    <a href={pageHref(visit, pagePath('contactUs'))}>
      <Message of="bookingAsk" />
    </a>
  );
}

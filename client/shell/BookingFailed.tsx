import { pagePath } from '../../content/pages.ts';
import { pageHref } from '../../content/visit.ts';
import { Message, useVisit } from '../visitContext.tsx';

/** What stands under a booking button whose service does not answer; the browser takes it out of the template. */
export function BookingFailed() {
  const visit = useVisit();
  return (
    <template data-booking-failed="">
      <p className="small" role="alert" data-booking-note="">
        <Message of="bookingFailed" />{' '}
        <a href={pageHref(visit, pagePath('contactUs'))}>
          <Message of="bookingAsk" />
        </a>
      </p>
    </template>
  );
}

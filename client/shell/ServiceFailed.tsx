import { pageHref } from '../../content/address/visit.ts';
import { pagePath } from '../../content/pages.ts';
import { hook } from '../hooks/hook.ts';
import { useVisit } from '../visitContext.tsx';

/** The note under a booking button whose service does not answer, as a template for the browser. */
export function BookingFailed() {
  const { message } = useVisit();
  return (
    <template {...hook('booking-failed')}>
      <p className="small" role="alert" {...hook('booking-note')}>
        {message('bookingFailed')} <AskInstead />
      </p>
    </template>
  );
}

/** A link to use where a third-party service does not answer. */
export function AskInstead() {
  const visit = useVisit();
  return <a href={pageHref(visit, pagePath('contactUs'))}>{visit.message('bookingAsk')}</a>;
}

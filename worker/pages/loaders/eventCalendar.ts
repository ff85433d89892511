import { publicUrl } from '../../../content/address/visit.ts';
import { pagePath } from '../../../content/pages.ts';
import { calendarEvent } from '../../../content/time/calendar.ts';
import { icsText } from '../../../content/time/icsText.ts';
import { isShown } from '../../../content/time/timeState.ts';
import { bySlug } from './bySlug.ts';
import type { Loader } from './loader.ts';

/** An event as a calendar file in the city's time zone (docs/rules.md#calendar-file). */
export const loadEventCalendar: Loader = async (request) => {
  const { visit, content, match } = request;
  const { id = '' } = match.parameters;
  const [event, slotted] = await Promise.all([
    content.first('event', bySlug(request, id)),
    content.first('eventDetailPage', bySlug(request, id)),
  ]);
  const entry = event ?? slotted;
  if (!entry || !isShown(entry, visit.clock)) return undefined;
  const url = publicUrl(visit, pagePath('eventDetail', { id }));
  const dates = calendarEvent(entry, { timeZone: visit.clock.timeZone, city: visit.city, url });
  return (
    dates && { file: icsText(dates, visit.clock.now), name: `${entry.slug}.ics`, type: 'text/calendar; charset=utf-8' }
  );
};

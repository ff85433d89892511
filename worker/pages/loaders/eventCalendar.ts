import { publicUrl } from '../../../content/address/visit.ts';
import { galleryName } from '../../../content/galleryName.ts';
import { pagePath } from '../../../content/pages.ts';
import { calendarEvent } from '../../../content/time/calendar.ts';
import { icsText, stampOf } from '../../../content/time/icsText.ts';
import { entryBySlug } from './bySlug.ts';
import type { Loader } from './loader.ts';

/** An event as a calendar file in the city's time zone (docs/rules.md#calendar-file). */
export const loadEventCalendar: Loader = async (request) => {
  const { id = '' } = request.match.parameters;
  const [visit, entry] = await Promise.all([request.visit, entryBySlug(request, id, 'event', 'eventDetailPage')]);
  if (!entry) return undefined;
  const url = publicUrl(visit, pagePath('eventDetail', { id }));
  const { clock, city } = visit;
  const dates = calendarEvent(entry, { timeZone: clock.timeZone, city, gallery: galleryName(visit), url });
  const stamp = stampOf(visit.clock);
  return dates && { file: icsText([dates], stamp), name: `${entry.slug}.ics`, type: 'text/calendar; charset=utf-8' };
};

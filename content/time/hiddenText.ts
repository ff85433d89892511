import type { Language } from '../languages.ts';
import { type MessageKey, message } from '../messages/messages.ts';
import { dateTextOf } from './dateText.ts';
import type { HiddenReason } from './hiddenReason.ts';

const texts = {
  archived: 'hiddenArchived',
  removed: 'hiddenRemoved',
  over: 'hiddenOver',
  older: 'hiddenOlder',
  beyondLimit: 'hiddenBeyondLimit',
  otherCities: 'hiddenOtherCities',
  noCity: 'hiddenNoCity',
  withoutDetail: 'hiddenWithoutDetail',
  nameless: 'hiddenNameless',
  addressTaken: 'hiddenAddressTaken',
} as const satisfies Record<HiddenReason['why'], MessageKey>;

/** Why visitors do not get an item, in words, with dates of the city; `where` is the city that it is missing in. */
export function hiddenText(reason: HiddenReason, language: Language, timeZone: string, where: string): string {
  return message(texts[reason.why], language, { where, ...valuesOf(reason, language, timeZone) });
}

function valuesOf(
  reason: HiddenReason,
  language: Language,
  timeZone: string,
): Readonly<Record<string, string | number>> {
  if ('at' in reason) return { date: dateTextOf(new Date(reason.at).toISOString(), { timeZone }, language) };
  if ('days' in reason) return { days: reason.days };
  if ('limit' in reason) return { limit: reason.limit };
  return 'cities' in reason ? { cities: reason.cities.join(', ') } : {};
}

import type { Language } from '../languages.ts';
import { message } from '../messages/messages.ts';
import type { EntryOf } from '../model/registry.ts';

type SeatFields = Pick<EntryOf<'event'>, 'seatsTotal' | 'seatsLeft' | 'admission'>;

/** Returns true if nobody else can come (docs/rules.md#event-seats). */
export function isSoldOut({ admission, seatsLeft }: SeatFields): boolean {
  return admission === 'sold out' || (seatsLeft !== undefined && seatsLeft <= 0);
}

/** An event's seats in words; empty where its editors say nothing of them. */
export function seatsText(event: SeatFields, language: Language): string {
  const { admission, seatsLeft: left, seatsTotal: total } = event;
  if (isSoldOut(event)) return message('seatsSoldOut', language);
  if (admission === 'by invitation') return message('seatsInvited', language);
  if (left === 1) return message('seatsOne', language);
  if (left !== undefined)
    return message(total === undefined ? 'seatsLeft' : 'seatsLeftOf', language, { left, total: total ?? left });
  return total === undefined ? '' : message('seatsTotal', language, { total });
}

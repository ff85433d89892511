import type { Visit } from '../address/visit.ts';
import { languages } from '../languages.ts';
import { unmarked } from '../model/provenance.ts';
import type { EntryOf } from '../model/registry.ts';
import { isSpaceless } from '../search/searchText.ts';
import { today } from '../time/clock.ts';
import { dateTextOf } from '../time/dateText.ts';

/**
 * What may be brought into a country or region, as a page says it: allowances by the country or region of arrival, in the
 * editors' order. Nothing is computed beyond what an entry says, and one that has expired says only where to look
 * (docs/rules.md#allowances).
 */
export function allowancesByArrival(
  entries: readonly EntryOf<'allowance'>[],
  { clock, language }: Pick<Visit, 'clock' | 'language'>,
) {
  const number = new Intl.NumberFormat(languages[language].hreflang);
  return Map.groupBy(
    entries.map((entry) => {
      const { amount, unit, checked, expires } = entry;
      const isExpired = expires !== undefined && expires < today(clock);
      return {
        entry,
        /** The quantity or value with its unit; empty where the entry names none, and once it has expired. */
        limit:
          isExpired || amount === undefined
            ? ''
            : number.format(amount) + (unit === '' || isSpaceless(unit) ? '' : ' ') + unit,
        /** When somebody last looked at the source, in words; empty where that is not known. */
        checked: dateTextOf(checked, clock, language),
        isExpired,
      };
    }),
    // In a preview each entry's text carries a mark of its own.
    ({ entry }) => unmarked(entry.arrival),
  );
}

import { weekdays } from '../../../content/time/dateText.ts';
import { dateAfter } from '../../../content/time/localTime.ts';
import { intervalsOn } from '../../../content/time/openingHours.ts';
import { type DatedRule, readRule } from '../../../content/time/openingRules.ts';
import { readWrittenHours } from '../../../content/time/writtenHours.ts';
import { type CheckedSpace, entriesOf, standardText, standardValue } from './checkedSpace.ts';
import type { Found, Rule } from './finding.ts';

/** Places that visitors go to. */
const places = ['storeLocator', 'dining', 'service'] as const;

/** A Monday. */
const MONDAY = '2026-06-01';

function readRules(lines: unknown): readonly DatedRule[] {
  const list: readonly unknown[] = Array.isArray(lines) ? lines : [];
  return list.flatMap((line) => (typeof line === 'string' ? (readRule(line) ?? []) : []));
}

/** The days of a week on which two sets of weekly rules differ, by name. */
function differingDays(one: readonly DatedRule[], other: readonly DatedRule[]): readonly string[] {
  const on = (weekly: readonly DatedRule[], date: string): string =>
    JSON.stringify(intervalsOn({ weekly, seasons: [], exceptions: [] }, date));
  return weekdays('en').filter((_, index) => {
    const date = dateAfter(MONDAY, index);
    return on(one, date) !== on(other, date);
  });
}

/** Rules of opening hours (docs/rules.md#hours-checked). */
export const hoursRules = {
  'hours-missing': {
    severity: 'note',
    holds: 'Stores, tables and services have opening hours',
    find: (space) =>
      entriesOf(space, places).flatMap((entry) =>
        entry.links.some(({ field }) => field === 'hours')
          ? []
          : [{ entry, field: 'hours', message: 'has none: visitors are not told whether it is open' }],
      ),
  },
  'hours-disagree': {
    severity: 'warning',
    holds: 'Opening hours say what the text beside them says, as far as it can be read',
    find: (space) => entriesOf(space, [...places, 'brandPavilion']).flatMap((entry) => disagreement(space, entry)),
  },
} as const satisfies Record<string, Rule>;

function disagreement(space: CheckedSpace, entry: CheckedSpace['entries'][number]): readonly Found[] {
  const link = entry.links.find(({ field }) => field === 'hours');
  const hours = link && space.entryById.get(link.id);
  const texts = [standardValue(space, entry, 'time')].flat().filter((text) => typeof text === 'string');
  const written = readWrittenHours(texts, standardText(space, entry, 'frequency'));
  if (!hours || !written) return [];
  const days = differingDays(readRules(written), readRules(standardValue(space, hours, 'weekly')));
  return days.length === 0
    ? []
    : [
        {
          entry,
          field: 'time',
          message: `says “${texts.join('; ')}”, ${hours.id} says otherwise for ${days.join(', ')}`,
        },
      ];
}

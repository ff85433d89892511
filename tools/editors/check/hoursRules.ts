import { ownValue } from '../../../content/ownValue.ts';
import { weekdays } from '../../../content/time/dateText.ts';
import { dateAfter } from '../../../content/time/localTime.ts';
import { intervalsOn } from '../../../content/time/openingHours.ts';
import { type DatedRule, readRule } from '../../../content/time/openingRules.ts';
import { readWrittenHours } from '../../../content/time/writtenHours.ts';
import { type CheckedEntry, type CheckedSpace, entriesOf } from './checkedSpace.ts';
import type { Rule } from './finding.ts';

const places = ['storeLocator', 'dining', 'service'] as const;

const MONDAY = '2026-06-01';

function readRules(lines: unknown): readonly DatedRule[] {
  const list: readonly unknown[] = Array.isArray(lines) ? lines : [];
  return list.flatMap((line) => (typeof line === 'string' ? (readRule(line) ?? []) : []));
}

/** The days of a week on which two sets of weekly rules differ, by name. */
function differingDays(left: readonly DatedRule[], right: readonly DatedRule[]): readonly string[] {
  const on = (weekly: readonly DatedRule[], date: string): string =>
    JSON.stringify(intervalsOn({ weekly, seasons: [], exceptions: [] }, date));
  return weekdays('en').filter((_, index) => {
    const date = dateAfter(MONDAY, index);
    return on(left, date) !== on(right, date);
  });
}

/** Rules of opening hours (docs/rules.md#hours-checked). */
export const hoursRules = {
  'hours-missing': {
    severity: 'note',
    holds: 'Stores, tables and services have opening hours',
    *find(space) {
      for (const entry of entriesOf(space, places))
        if (!entry.links.some(({ field }) => field === 'hours'))
          yield { entry, field: 'hours', message: 'has none: visitors are not told whether it is open' };
    },
  },
  'hours-disagree': {
    severity: 'warning',
    holds: 'Opening hours say what the text beside them says, as far as it can be read',
    *find(space) {
      for (const entry of entriesOf(space, [...places, 'brandPavilion'])) {
        const hours = hoursOf(space, entry);
        const texts = linesOf(entry);
        const written = readWrittenHours(texts, entry.text('frequency'));
        if (!hours || !written) continue;
        const days = differingDays(readRules(written), readRules(hours.value('weekly'))).join(', ');
        const message = `says “${texts.join('; ')}”, ${hours.id} says otherwise for ${days}`;
        if (days !== '') yield { entry, field: 'time', message };
      }
    },
  },
  'hours-claimed': {
    severity: 'warning',
    holds: 'No text says that a place opens every day where its hours have days on which it is closed',
    *find(space) {
      for (const entry of entriesOf(space, places)) {
        if (!exceptionsOf(space, entry)?.some(({ intervals }) => intervals.length === 0)) continue;
        for (const field of claimFields)
          for (const [locale, value] of Object.entries(ownValue(entry.fields, field) ?? {})) {
            const text = [value].flat().find((line) => typeof line === 'string' && everyDay.test(line));
            if (text !== undefined && (field !== 'time' || entry.contentType === 'storeLocator'))
              yield { entry, field, locale, message: `says “${text}”, but its hours have days on which it is closed` };
          }
      }
    },
  },
  'hours-holidays': {
    severity: 'warning',
    holds: 'What the text says of holidays stands among the exceptions of the opening hours',
    *find(space) {
      for (const entry of entriesOf(space, [...places, 'brandPavilion'])) {
        const exceptions = exceptionsOf(space, entry);
        for (const line of exceptions ? linesOf(entry) : []) {
          const [told] = readRules(readWrittenHours([line.replace(/^[^,]*,\s*/, '')]) ?? []);
          const spoken = JSON.stringify(told?.intervals ?? []);
          const isAmong = exceptions?.some(({ intervals }) => JSON.stringify(intervals) === spoken);
          if (holidayWords.test(line) && !isAmong)
            yield { entry, field: 'time', message: `says “${line}”, which is no exception of its hours` };
        }
      }
    },
  },
} as const satisfies Record<string, Rule>;

/** Words for "every day" in the languages of the site. */
const everyDay =
  /\b(?:every day|daily)\b|每日|每天|全年[无無]休|毎日|年中無休|매일|연중무휴|tous les jours|tutti i giorni/iu;
/** Where a store's text may claim it; what others say of their days is read by `hours-disagree`. */
const claimFields: readonly string[] = ['description', 'features', 'time'];
const holidayWords = /\b(?:holidays?|christmas|new year|easter|boxing day)\b/i;

function hoursOf(space: CheckedSpace, entry: CheckedEntry): CheckedEntry | undefined {
  const link = entry.links.find(({ field }) => field === 'hours');
  return link && space.entryById.get(link.id);
}

function exceptionsOf(space: CheckedSpace, entry: CheckedEntry): readonly DatedRule[] | undefined {
  const hours = hoursOf(space, entry);
  return hours && readRules(hours.value('exceptions'));
}

function linesOf(entry: CheckedEntry): readonly string[] {
  return [entry.value('time')].flat().filter((line) => typeof line === 'string');
}

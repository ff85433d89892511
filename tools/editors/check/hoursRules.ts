import { ownValue } from '../../../content/ownValue.ts';
import { weekdays } from '../../../content/time/dateText.ts';
import { dateAfter } from '../../../content/time/localTime.ts';
import { intervalsOn } from '../../../content/time/openingHours.ts';
import { type DatedRule, readRule } from '../../../content/time/openingRules.ts';
import { readWrittenHours } from '../../../content/time/writtenHours.ts';
import { type CheckedEntry, type CheckedSpace, entriesOf, standardText, standardValue } from './checkedSpace.ts';
import type { Fault, Rule } from './finding.ts';

/** Places that visitors go to. */
const places = ['storeLocator', 'dining', 'service'] as const;

/** A Monday. */
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
  'hours-claimed': {
    severity: 'warning',
    holds: 'No text says that a place opens every day where its hours have days on which it is closed',
    find: (space) => entriesOf(space, places).flatMap((entry) => claims(space, entry)),
  },
  'hours-holidays': {
    severity: 'warning',
    holds: 'What the text says of holidays stands among the exceptions of the opening hours',
    find: (space) => entriesOf(space, [...places, 'brandPavilion']).flatMap((entry) => holidays(space, entry)),
  },
} as const satisfies Record<string, Rule>;

/** The exceptions of an entry's opening hours; undefined without such hours. */
function exceptionsOf(space: CheckedSpace, entry: CheckedEntry): readonly DatedRule[] | undefined {
  const link = entry.links.find(({ field }) => field === 'hours');
  const hours = link && space.entryById.get(link.id);
  return hours && readRules(standardValue(space, hours, 'exceptions'));
}

/** Words for "every day" in the languages of the site. */
const everyDay =
  /\b(?:every day|daily)\b|每日|每天|全年[无無]休|毎日|年中無休|매일|연중무휴|tous les jours|tutti i giorni/iu;
/** Where a store's text may claim it; what others say of their days is read by `hours-disagree`. */
const claimFields: readonly string[] = ['description', 'features', 'time'];

function claims(space: CheckedSpace, entry: CheckedEntry): readonly Fault[] {
  const isClosedOnce = exceptionsOf(space, entry)?.some(({ intervals }) => intervals.length === 0);
  if (!isClosedOnce) return [];
  return claimFields.flatMap((field) =>
    Object.entries(ownValue(entry.fields, field) ?? {}).flatMap(([locale, value]) => {
      const text = [value].flat().find((line) => typeof line === 'string' && everyDay.test(line));
      const isClaim = text !== undefined && (field !== 'time' || entry.contentType === 'storeLocator');
      return isClaim
        ? [{ entry, field, locale, message: `says “${text}”, but its hours have days on which it is closed` }]
        : [];
    }),
  );
}

const holidayWords = /\b(?:holidays?|christmas|new year|easter|boxing day)\b/i;

function holidays(space: CheckedSpace, entry: CheckedEntry): readonly Fault[] {
  const exceptions = exceptionsOf(space, entry);
  if (!exceptions) return [];
  const lines = [standardValue(space, entry, 'time')].flat().filter((line) => typeof line === 'string');
  const isAmong = (line: string): boolean => {
    const [told] = readRules(readWrittenHours([line.replace(/^[^,]*,\s*/, '')]) ?? []);
    return exceptions.some(({ intervals }) => JSON.stringify(intervals) === JSON.stringify(told?.intervals ?? []));
  };
  return lines.flatMap((line) =>
    holidayWords.test(line) && !isAmong(line)
      ? [{ entry, field: 'time', message: `says “${line}”, which is no exception of its hours` }]
      : [],
  );
}

function disagreement(space: CheckedSpace, entry: CheckedEntry): readonly Fault[] {
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

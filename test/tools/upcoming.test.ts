import { describe, expect, test } from 'vitest';
import { cityClock } from '../../content/address/visit.ts';
import { type ClockAt, type DatedEntry, whatsOn } from '../../tools/editors/upcoming.ts';

const at = new Date('2027-01-25T13:00:00Z');
const clockAt: ClockAt = (moment, record) => cityClock('sydney', moment, {}, record);
const entry = (id: string, dates: Partial<DatedEntry>): DatedEntry => ({
  id,
  contentType: 'event',
  title: id,
  ...dates,
});
const lines = (...entries: DatedEntry[]): string[] =>
  whatsOn(entries, clockAt, at, 30).changes.map(({ day, time, id, what }) => `${day} ${time} ${id} ${what}`);

describe('what is on', () => {
  test('an event starts, ends and disappears, in the city’s own time', () => {
    expect(lines(entry('e', { startDate: '2027-01-28T10:00', endDate: '2027-01-30T18:00' }))).toEqual([
      '2027-01-28 00:00 e starts',
      '2027-01-30 23:59 e ends',
      '2027-01-31 06:00 e disappears',
    ]);
  });

  test('one that is kept after its end is archived', () => {
    expect(
      lines(entry('e', { endDate: '2027-01-27T18:00', removedAfterExpired: false, archivedAt: '2027-02-01T09:00' })),
    ).toEqual(['2027-01-27 23:59 e ends', '2027-02-01 09:00 e is archived']);
  });

  test('what begins after the days that were asked for, or has no dates, does not change', () => {
    expect(lines(entry('late', { startDate: '2027-06-01' }), entry('always', {}))).toEqual([]);
  });

  test('counts what there is at the moment', () => {
    const entries = [
      entry('now', {}),
      entry('soon', { startDate: '2027-02-01' }),
      entry('over', { endDate: '2027-01-25T22:00', startDate: '2027-01-20' }),
      entry('gone', { endDate: '2026-12-01' }),
    ];
    expect(whatsOn(entries, clockAt, at, 30).counts).toEqual({ current: 1, upcoming: 1, past: 1, hidden: 1 });
  });
});

import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from '../../../content/languages.ts';
import { createClock } from '../../../content/time/clock.ts';
import {
  dateLeaves,
  dateText,
  dayText,
  hoursText,
  periodText,
  timeText,
  weekdays,
} from '../../../content/time/dateText.ts';
import { zonedMoment } from '../../../content/time/zonedTime.ts';

const clock = createClock({ now: new Date('2026-06-15T02:00:00Z'), timeZone: 'Australia/Sydney' });
const at = (text: string) => {
  const moment = zonedMoment(text, clock.timeZone);
  if (!moment) throw new Error(`${text} names no moment`);
  return moment;
};

describe('dates in seven languages', () => {
  test.each([
    [
      'en',
      'January 5, 2027',
      'January 5 – 20, 2027',
      'January 5 – February 2, 2027',
      'December 30, 2026 – January 5, 2027',
    ],
    ['cn', '2027年1月5日', '2027年1月5日至20日', '2027年1月5日至2月2日', '2026年12月30日至2027年1月5日'],
    ['tc', '2027年1月5日', '2027年1月5日至20日', '2027年1月5日至2月2日', '2026年12月30日至2027年1月5日'],
    ['jp', '2027年1月5日', '2027年1月5日〜20日', '2027年1月5日〜2月2日', '2026年12月30日〜2027年1月5日'],
    ['kr', '2027년 1월 5일', '2027년 1월 5일 ~ 20일', '2027년 1월 5일 ~ 2월 2일', '2026년 12월 30일 ~ 2027년 1월 5일'],
    [
      'fr',
      '5 janvier 2027',
      'du 5 au 20 janvier 2027',
      'du 5 janvier au 2 février 2027',
      'du 30 décembre 2026 au 5 janvier 2027',
    ],
    ['it', '5 gennaio 2027', '5 – 20 gennaio 2027', '5 gennaio – 2 febbraio 2027', '30 dicembre 2026 – 5 gennaio 2027'],
  ] as const)('%s', (language, day, month, year, across) => {
    expect(dateText(at('2027-01-05'), language)).toBe(day);
    expect(periodText({ startDate: '2027-01-05', endDate: '2027-01-05T20:00' }, clock, language)).toBe(day);
    expect(periodText({ startDate: '2027-01-05', endDate: '2027-01-20' }, clock, language)).toBe(month);
    expect(periodText({ startDate: '2027-01-05', endDate: '2027-02-02' }, clock, language)).toBe(year);
    expect(periodText({ startDate: '2026-12-30', endDate: '2027-01-05' }, clock, language)).toBe(across);
  });

  test.each([
    ['en', 'November 25, 2026', 'From November 25, 2026', 'Until November 25, 2026'],
    ['cn', '2026年11月25日', '2026年11月25日起', '至2026年11月25日'],
    ['tc', '2026年11月25日', '2026年11月25日起', '至2026年11月25日'],
    ['jp', '2026年11月25日', '2026年11月25日から', '2026年11月25日まで'],
    ['kr', '2026년 11월 25일', '2026년 11월 25일부터', '2026년 11월 25일까지'],
    ['fr', '25 novembre 2026', 'à partir du 25 novembre 2026', 'jusqu’au 25 novembre 2026'],
    ['it', '25 novembre 2026', 'dal 25 novembre 2026', 'fino al 25 novembre 2026'],
  ] as const)('%s: a night over midnight is of one day, an offer without end goes on', (language, day, from, until) => {
    const night = { startDate: '2026-11-25T22:00', endDate: '2026-11-26T02:00' };
    expect([periodText(night, clock, language), hoursText(night, clock)]).toEqual([day, '10pm – 2am']);
    for (const contentType of ['specialOffer', 'indexDetailPage', 'artCulture', 'announcement']) {
      expect(periodText({ contentType, startDate: '2026-11-25' }, clock, language)).toBe(from);
      expect(periodText({ contentType, endDate: '2026-11-25' }, clock, language)).toBe(until);
      expect(periodText({ contentType, startDate: '2026-11-25', endDate: '2026-11-25' }, clock, language)).toBe(day);
    }
    expect(periodText({ contentType: 'event', startDate: '2026-11-25' }, clock, language)).toBe(day);
    expect(periodText({ contentType: 'event', endDate: '2026-11-25' }, clock, language)).toBe(until);
    expect(periodText({ startDate: '2026-11-25', endDate: '2026-11-21' }, clock, language)).toBe(day);
  });

  test('in Italian eight and eleven begin with a vowel', () => {
    const offer = { contentType: 'specialOffer' };
    expect(periodText({ ...offer, startDate: '2026-11-08' }, clock, 'it')).toBe('dall’8 novembre 2026');
    expect(periodText({ ...offer, endDate: '2026-11-11' }, clock, 'it')).toBe('fino all’11 novembre 2026');
  });

  test.each([
    ['2026-06-15T13:30', '1:30pm'],
    ['2026-06-15T09:00', '9am'],
    ['2026-06-15T00:05', '12:05am'],
    ['2026-06-15T12:00', '12pm'],
  ])('%s reads %s', (moment, text) => {
    expect(timeText(at(moment))).toBe(text);
  });

  test('the day is the city’s, not the server’s', () => {
    expect(dateText(at('2026-06-14T20:00:00Z'), 'en')).toBe('June 15, 2026');
  });

  test.each([
    ['one day', '2026-11-29T10:30', '2026-11-29T12:00', 'Sunday', '10:30am – 12pm'],
    ['no end', '2026-11-30T18:00', undefined, 'Monday', '6pm'],
    ['a night that ends on another day', '2026-11-29T22:00', '2026-11-30T02:00', 'Sunday', '10pm – 2am'],
    ['an evening until midnight', '2026-11-29T18:00', '2026-11-30T00:00', 'Sunday', '6pm – 12am'],
    ['the night in which summer time begins', '2026-10-03T22:00', '2026-10-04T04:00', 'Saturday', '10pm – 4am'],
    ['a day and a night', '2026-11-29T22:00', '2026-11-30T22:00', '', ''],
    ['an end before the start', '2026-11-29T09:00', '2026-11-25T17:00', 'Sunday', '9am'],
    ['no hours', '2026-11-29', '2026-11-29', 'Sunday', ''],
    ['an end without its hour', '2026-11-29T10:30', '2026-11-29', 'Sunday', '10:30am'],
    ['several days, each with hours of its own', '2026-11-29T10:30', '2026-12-02T19:00', '', ''],
    ['another zone’s evening, the city’s morning', '2026-11-28T22:00:00Z', undefined, 'Sunday', '9am'],
    ['a day from its midnight', '2026-11-29T00:00', '2026-11-29T23:59', 'Sunday', ''],
    ['no date', undefined, undefined, '', ''],
  ])('hours of %s', (_, startDate, endDate, day, hours) => {
    expect(dayText({ startDate, endDate }, clock, 'en')).toBe(day);
    expect(hoursText({ startDate, endDate }, clock)).toBe(hours);
  });

  test('weeks start on Monday in every language', () => {
    const monday = Date.UTC(2026, 10, 30);
    for (const language of languageCodes) {
      const format = new Intl.DateTimeFormat(languages[language].hreflang, { weekday: 'long', timeZone: 'UTC' });
      expect(weekdays(language)[0]).toBe(format.format(monday));
    }
  });
});

test.each([
  ['en', ['5–20', 'January 2027'], ['5', 'January'], ['2', 'February 2027']],
  ['cn', ['5–20日', '2027年1月'], ['5日', '2027年1月'], ['2日', '2月']],
  ['jp', ['5–20日', '2027年1月'], ['5日', '2027年1月'], ['2日', '2月']],
  ['kr', ['5–20일', '2027년 1월'], ['5일', '2027년 1월'], ['2일', '2월']],
  ['fr', ['5–20', 'janvier 2027'], ['5', 'janvier'], ['2', 'février 2027']],
] as const)('a period as leaves of a calendar: %s', (language, within, from, to) => {
  const leaves = (startDate: string, endDate = '') =>
    dateLeaves({ startDate, endDate }, clock, language).map(({ days, month, dayUnit = '' }) => [days + dayUnit, month]);
  expect(leaves('2027-01-05', '2027-01-20')).toEqual([within]);
  expect(leaves('2027-01-05', '2027-02-02')).toEqual([from, to]);
  expect(leaves('2027-01-05')).toEqual([[from[0], within[1]]]);
  expect(leaves('')).toEqual([]);
});

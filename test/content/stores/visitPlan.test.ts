import { describe, expect, test } from 'vitest';
import { stopKey } from '../../../content/stores/visitChoice.ts';
import { planVisit, type VisitContent } from '../../../content/stores/visitPlan.ts';
import { createClock } from '../../../content/time/clock.ts';
import { localTime } from '../../../content/time/localTime.ts';
import { entryOf, linkTo, written } from '../../support/content/read.ts';

const open = (id: string, weekly: readonly string[]) => written('openingHours', id, { title: id, weekly });
const place = <Type extends 'storeLocator' | 'dining' | 'service'>(
  type: Type,
  id: string,
  weekly: readonly string[],
) => ({ ...entryOf(type, { title: id, hours: linkTo(`${id}-hours`) }, [open(`${id}-hours`, weekly)]), id });
const event = (id: string, startDate: string, endDate: string) => ({
  ...entryOf('event', { title: id, startDate, endDate }),
  id,
});
const offer = (id: string, startDate: string, endDate: string) => ({
  ...entryOf('specialOffer', { title: id, startDate, endDate }),
  id,
});

const house = place('storeLocator', 'house', ['Mo-Su 10:00-20:00']);
const desk = place('service', 'desk', ['Mo-Su 06:00-22:00']);
const content: VisitContent = {
  rules: {
    ...entryOf('departureRules', { title: 'rules', leaveBefore: 180, collectBefore: 75, gateBefore: 45 }),
    collectAt: desk,
  },
  places: [
    house,
    place('dining', 'lunch', ['Mo-Su 12:00-15:00,18:00-22:00']),
    place('dining', 'closed', ['Fr 12:00-15:00']),
    place('dining', 'too-late', ['Mo-Su 16:15-23:00']),
    desk,
  ],
  events: [
    event('fits', '2026-06-17T15:00', '2026-06-17T16:30'),
    event('too-long', '2026-06-17T16:00', '2026-06-17T17:00'),
    event('other-day', '2026-06-18T11:00', '2026-06-18T12:00'),
    event('exhibition', '2026-06-01T10:00', '2026-07-01T20:00'),
    event('over', '2026-05-01T10:00', '2026-06-01T20:00'),
  ],
  offers: [offer('valid', '2026-06-01', '2026-06-17'), offer('later', '2026-06-18', '2026-07-01')],
};
const clock = createClock({ now: new Date('2026-06-15T00:00:00Z'), timeZone: 'Australia/Sydney' });
const departs = { date: '2026-06-17', time: '19:30' };

const timeText = (instant: number): string => {
  const { hour, minute } = localTime(instant, clock.timeZone);
  return `${hour}:${String(minute).padStart(2, '0')}`;
};

/** The day as lines: when, what, until when one may stay; then what the departure sets. */
const linesOf = ({ stops, deadlines }: ReturnType<typeof planVisit>): readonly string[] => [
  ...stops.map(({ at, until, entry, stayUntil }) =>
    [`${timeText(at)}-${timeText(until)}`, entry.id, timeText(stayUntil)].join(' '),
  ),
  ...deadlines.map(({ at, kind }) => `${timeText(at)} ${kind}`),
];

const plan = (changes: Partial<VisitContent> = {}, moment = departs, stops?: readonly string[]) =>
  planVisit({ ...content, ...changes }, moment, { stops }, clock);

describe('the day before a departure', () => {
  test('is told in its own order, as far as there is time before one has to leave', () => {
    expect(linesOf(plan())).toEqual([
      '10:00-11:30 house 16:30',
      '12:00-13:00 lunch 15:00',
      '15:00-16:30 fits 16:30',
      '16:30 leave',
      '18:15 collect',
      '18:45 gate',
      '19:30 departure',
    ]);
  });

  test('has the offers that are valid then, and what is on for longer than a day', () => {
    expect(plan().offers.map(({ id }) => id)).toEqual(['valid']);
    expect(plan().events.map(({ id }) => id)).toEqual(['exhibition']);
  });

  test('knows no counter without rules, and no store as closed of which no hours are known', () => {
    const { isCollectClosed, closed, deadlines } = plan({
      rules: undefined,
      places: [house, { ...entryOf('storeLocator', { title: 'unknown' }), id: 'unknown' }],
    });
    expect([isCollectClosed, closed, deadlines.map(({ kind }) => kind)]).toEqual([false, [], ['departure']]);
  });

  test('of a departure after midnight is the day before that night, told in hours of both', () => {
    const atNight = plan({}, { date: '2026-06-17', time: '00:30' });
    expect(linesOf(atNight)).toEqual([
      '10:00-11:30 house 20:00',
      '12:00-13:00 lunch 15:00',
      '15:00-16:30 fits 16:30',
      '18:30-19:30 too-late 20:15',
      '20:15 leave',
      '22:00 collect',
      '23:45 gate',
      '0:30 departure',
    ]);
    expect(localTime(atNight.deadlines.at(-1)?.at ?? 0, clock.timeZone).date).toBe('2026-06-18');
    expect(atNight.offers.map(({ id }) => id)).toEqual(['valid']);
  });

  test('of a departure in the morning is the evening before', () => {
    const early = plan({}, { date: '2026-06-17', time: '10:00' });
    expect(early).toMatchObject({ isEveningBefore: true, date: '2026-06-16' });
    expect(linesOf(early)).toEqual([
      '16:00-17:30 house 20:00',
      '18:30-19:30 lunch 22:00',
      '7:00 leave',
      '8:45 collect',
      '9:15 gate',
      '10:00 departure',
    ]);
  });

  test('begins with breakfast where a table is open before the store', () => {
    const early = [
      house,
      place('dining', 'counter', ['Mo-Su 09:00-19:00']),
      place('dining', 'lunch', ['Mo-Su 12:00-15:00']),
    ];
    expect(linesOf(plan({ places: early })).slice(0, 3)).toEqual([
      '9:00-10:00 counter 16:30',
      '10:00-11:30 house 16:30',
      '12:00-13:00 lunch 15:00',
    ]);
  });

  test('has a second table for a meal alone: without a meal that is free it is one of the others', () => {
    const early = plan({}, { date: '2026-06-17', time: '10:00' });
    expect(early.otherStops.map(({ entry }) => entry.id)).toEqual(['too-late']);
    const chosen = plan({}, { date: '2026-06-17', time: '10:00' }, [stopKey('lunch'), stopKey('too-late')]);
    expect(chosen.stops.map(({ entry }) => entry.id)).toEqual(['too-late', 'lunch']);
  });

  test('of a departure today that nothing opens before is no evening that is over', () => {
    const clockNow = createClock({ now: new Date('2026-06-17T02:00:00Z'), timeZone: clock.timeZone });
    const today = planVisit(content, { date: '2026-06-17', time: '13:00' }, { stops: undefined }, clockNow);
    // One had to leave two hours ago; a departure of the evening still has time.
    expect(today).toMatchObject({
      isEveningBefore: false,
      isLate: true,
      mustLeave: true,
      date: '2026-06-17',
      stops: [],
    });
    const evening = planVisit(content, departs, { stops: undefined }, clockNow);
    expect(evening).toMatchObject({ isLate: false, mustLeave: false });
    expect(today.offers.map(({ id }) => id)).toEqual(['valid']);
  });

  test('says when the counter is closed before the departure, and which store of the town is closed on the day', () => {
    const atTerminal = place('storeLocator', 'gate', ['Fr 10:00-20:00']);
    const closed = plan(
      {
        rules: content.rules && { ...content.rules, atTerminal: [atTerminal] },
        places: [
          house,
          atTerminal,
          { ...entryOf('storeLocator', { title: 'no hours' }), id: 'no-hours' },
          place('storeLocator', 'shut', ['Fr 10:00-20:00']),
          desk,
          place('dining', 'lunch', ['Mo-Su 06:00-22:00']),
        ],
      },
      { date: '2026-06-17', time: '07:00' },
    );
    expect([closed.isCollectClosed, plan().isCollectClosed]).toEqual([true, false]);
    expect(closed.deadlines.map(({ kind }) => kind)).toEqual(['leave', 'gate', 'departure']);
    expect(closed.closed.map(({ id }) => id)).toEqual(['shut']);
  });

  test('has no service for those who stay another night, unless it is the evening before', () => {
    const delivery = place('service', 'delivery', ['Mo-Su 10:00-22:00']);
    const stays = {
      rules: content.rules && { ...content.rules, forLongerStays: [delivery] },
      places: [house, delivery],
      events: [],
    };
    expect(plan(stays).stops.map(({ entry }) => entry.id)).toEqual(['house']);
    expect(plan(stays).otherStops).toEqual([]);
    const evening = plan(stays, { date: '2026-06-17', time: '09:00' });
    expect(evening.isEveningBefore).toBe(true);
    expect(evening.stops.map(({ entry }) => entry.id)).toEqual(['house', 'delivery']);
  });

  test('begins later than now', () => {
    const now = new Date('2026-06-17T02:10:00Z');
    const today = planVisit(content, departs, { stops: undefined }, createClock({ now, timeZone: clock.timeZone }));
    expect(linesOf(today)[0]).toBe('12:30-14:00 house 16:30');
  });

  test('holds the stops that its visitor chose; what finds no room is left among the others', () => {
    const chosen = plan({}, departs, ['lunch', 'fits'].map(stopKey));
    expect(chosen.stops.map(({ entry }) => entry.id)).toEqual(['lunch', 'fits']);
    expect(chosen.otherStops.map(({ entry }) => entry.id)).toEqual(['house']);
    expect(plan({}, departs, []).stops).toEqual([]);
    expect(stopKey('a-long-id-of-the-content-service')).toHaveLength(5);
    const overlapping = plan({ events: [...content.events, event('same', '2026-06-17T15:00', '2026-06-17T16:30')] });
    expect(overlapping.stops.map(({ entry }) => entry.id)).toEqual(['house', 'lunch', 'fits']);
    expect(overlapping.otherStops.map(({ entry }) => entry.id)).toEqual(['same']);
  });

  test('recommends five stops, each kind in turn', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => place('service', id, ['Mo-Su 10:00-20:00']));
    const { stops, otherStops: others } = plan({ places: [...content.places, ...many] });
    expect(stops.map(({ entry }) => entry.id).toSorted()).toEqual(['a', 'b', 'fits', 'house', 'lunch']);
    expect(others).toHaveLength(4);
  });

  test('gives an adviser the hour that their texts promise', () => {
    const adviser = place('service', 'adviser', ['Mo-Su 10:00-20:00']);
    expect(linesOf(plan({ places: [adviser], events: [] }))[0]).toBe('10:00-11:00 adviser 16:30');
  });

  test('names no deadline that the city’s editors did not set', () => {
    expect(linesOf(plan({ places: [house], rules: undefined }))).toEqual([
      '10:00-11:30 house 19:30',
      '15:00-16:30 fits 16:30',
      '19:30 departure',
    ]);
  });

  test('leaves out what is sold out', () => {
    const [fits] = content.events;
    if (fits?.contentType !== 'event') throw new Error('no event');
    const stops = (admission: 'sold out' | 'by invitation') =>
      plan({ places: [], events: [{ ...fits, admission }] }).stops;
    expect(stops('by invitation')).toHaveLength(1);
    expect(stops('sold out')).toEqual([]);
  });

  test.each([
    [0, '2026-06-17', ['second day']],
    [1, '2026-06-17', ['first day', 'second day']],
    [0, '2026-06-18', ['first day']],
  ])('leaves out the day of an event that is full: %i seats on %s', (seatsLeft, seatsDay, titles) => {
    const slots = [
      ['first day', '2026-06-17'],
      ['second day', '2026-06-18'],
    ].map(([title = '', date]) =>
      written('standardTimeslotComponent', title, { title, startDate: `${date}T11:00`, endDate: `${date}T12:00` }),
    );
    const fields = { startDate: '2026-06-17', endDate: '2026-06-18', seatsLeft, seatsDay };
    const timeslots = slots.map(({ sys }) => linkTo(sys.id));
    const course = entryOf('eventDetailPage', { title: 'course', ...fields, timeslots }, slots);
    const told = ['2026-06-17', '2026-06-18'].flatMap(
      (date) => plan({ places: [], events: [course] }, { ...departs, date }).stops,
    );
    expect(told.map(({ slot }) => slot)).toEqual(titles);
  });

  test.each([
    ['2026-06-17', []],
    ['2026-06-18', ['course']],
  ])('an event whose end is the day %s lasts to the end of it', (endDate, lasting) => {
    const { stops, events } = plan({ events: [event('course', '2026-06-17T11:00', endDate)] });
    expect(stops.map(({ entry }) => entry.id)).not.toContain('course');
    expect(events.map(({ id }) => id)).toEqual(lasting);
  });

  test('of an event with time slots tells one that fits', () => {
    const slots = ['11:00', '17:00'].map((time, at) =>
      written('standardTimeslotComponent', `slot-${at}`, {
        title: `At ${time}`,
        startDate: `2026-06-17T${time}`,
        endDate: `2026-06-17T${time.replace(':00', ':45')}`,
      }),
    );
    const slotted = entryOf(
      'eventDetailPage',
      { title: 'tasting', timeslots: slots.map(({ sys }) => linkTo(sys.id)) },
      slots,
    );
    expect(plan({ places: [], events: [slotted] }).stops.map(({ slot }) => slot)).toEqual(['At 11:00']);
  });
});

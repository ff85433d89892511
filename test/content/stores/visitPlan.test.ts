import { describe, expect, test } from 'vitest';
import { planVisit, type VisitContent } from '../../../content/stores/visitPlan.ts';
import { localTime } from '../../../content/time/localTime.ts';
import { entryOf, linkTo, visit, written } from '../../support/content/read.ts';

const open = (id: string, weekly: readonly string[]) => written('openingHours', id, { title: id, weekly });
const place = <Type extends 'storeLocator' | 'dining' | 'service'>(
  type: Type,
  id: string,
  weekly: readonly string[],
) => ({
  ...entryOf(type, { title: id, hours: linkTo(`${id}-hours`) }, [open(`${id}-hours`, weekly)]),
  id,
});
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
const clock = { ...visit.clock, timeZone: 'Australia/Sydney' };
const departs = { date: '2026-06-17', time: '19:30' };

/** The steps as lines: local time, what, until when. */
function linesOf(plan: ReturnType<typeof planVisit>): readonly string[] {
  const time = (instant: number): string => {
    const { hour, minute } = localTime(instant, clock.timeZone);
    return `${hour}:${String(minute).padStart(2, '0')}`;
  };
  return plan.steps.map((step) =>
    step.kind === 'place' ? `${time(step.at)} ${step.entry.id} ${time(step.until)}` : `${time(step.at)} ${step.kind}`,
  );
}

describe('the day before a departure', () => {
  test('is told in its own order, as far as there is time before one has to leave', () => {
    expect(linesOf(planVisit(content, departs, clock))).toEqual([
      '6:00 desk 18:45',
      '10:00 house 16:30',
      '12:00 lunch 15:00',
      '15:00 fits 16:30',
      '16:30 leave',
      '18:15 collect',
      '18:45 gate',
      '19:30 departure',
    ]);
  });

  test('has the offers that are valid then, and what is on for longer than a day', () => {
    const plan = planVisit(content, departs, clock);
    expect(plan.offers.map(({ id }) => id)).toEqual(['valid']);
    expect(plan.events.map(({ id }) => id)).toEqual(['exhibition']);
  });

  test('of a departure after midnight is the day before that night, told in hours of both', () => {
    const atNight = planVisit(content, { date: '2026-06-17', time: '00:30' }, clock);
    expect(linesOf(atNight)).toEqual([
      '6:00 desk 22:00',
      '10:00 house 20:00',
      '12:00 lunch 15:00',
      '15:00 fits 16:30',
      '16:00 too-long 17:00',
      '16:15 too-late 21:30',
      '18:00 lunch 21:30',
      '21:30 leave',
      '23:15 collect',
      '23:45 gate',
      '0:30 departure',
    ]);
    expect(localTime(atNight.steps.at(-1)?.at ?? 0, clock.timeZone).date).toBe('2026-06-18');
    expect(atNight.offers.map(({ id }) => id)).toEqual(['valid']);
    const [first] = planVisit(content, { date: '2026-06-17', time: '05:00' }, clock).steps;
    expect(localTime(first?.at ?? 0, clock.timeZone).date).toBe('2026-06-17');
  });

  test('names no deadline that the city’s editors did not set', () => {
    expect(linesOf(planVisit({ ...content, places: [house], rules: undefined }, departs, clock))).toEqual([
      '10:00 house 19:30',
      '15:00 fits 16:30',
      '16:00 too-long 17:00',
      '19:30 departure',
    ]);
  });

  test('leaves out what is sold out', () => {
    const [fits] = content.events;
    if (fits?.contentType !== 'event') throw new Error('no event');
    const steps = (admission: 'sold out' | 'by invitation') =>
      linesOf(planVisit({ ...content, places: [], events: [{ ...fits, admission }] }, departs, clock));
    expect(steps('by invitation')).toContain('15:00 fits 16:30');
    expect(steps('sold out')).not.toContain('15:00 fits 16:30');
  });

  test('of an event with time slots tells those that fit', () => {
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
    const { steps } = planVisit({ ...content, places: [], events: [slotted] }, departs, clock);
    expect(steps.flatMap((step) => (step.kind === 'place' ? [step.slot] : []))).toEqual(['At 11:00']);
  });
});

import * as v from 'valibot';
import { type City, isCity } from '../../content/cities.ts';
import { namesDays, readWrittenHours } from '../../content/time/writtenHours.ts';
import { entry, type Seed, type SeedGroup } from './seed.ts';

/** Hours that a city's houses share: when everybody is closed or keeps other hours, and the house's own seasons. */
interface HouseHours {
  readonly holidays: readonly string[];
  readonly seasons?: readonly string[];
}

const newYear = ['2027-02-06 closed', '2027-02-07/2027-02-08 11:00-20:00'];
const americanHolidays = ['2026-11-26 closed', '12-25 closed'];

const houses: Partial<Record<City, HouseHours>> = {
  sydney: { holidays: ['04-25 13:00-20:00', '12-25 closed', '12-26 11:00-18:00'], seasons: ['12-01/12-23 Mo-Su 09:00-21:00'] },
  paris: { holidays: ['01-01 closed', '05-01 closed', '07-14 10:00-18:00', '12-24 10:00-18:00', '12-25 closed'], seasons: ['11-26/12-23 Mo-We,Fr-Sa 10:00-21:00', '11-26/12-23 Th 10:00-21:30', '11-26/12-23 Su 10:00-20:00'] },
  venice: { holidays: ['01-01 closed', '11-21 10:00-15:00', '12-25 closed'] },
  'hong-kong': { holidays: ['2026-06-19 11:00-20:00', ...newYear], seasons: ['07-01/08-31 Mo-Su 10:00-22:30'] },
  macau: { holidays: newYear },
  singapore: { holidays: ['2027-02-06 closed', '2027-02-07 11:00-20:00'] },
  hainan: { holidays: ['10-01/10-07 09:00-23:00'] },
  okinawa: { holidays: ['01-01 closed', '06-23 12:00-18:00', '12-31 10:00-17:00'], seasons: ['07-18/08-31 Mo-Su 09:30-21:00'] },
  hawaii: { holidays: ['07-04 10:00-18:00', ...americanHolidays], seasons: ['12-11/12-24 Mo-Su 09:00-23:00'] },
  guam: { holidays: americanHolidays },
  saipan: { holidays: americanHolidays },
  bali: { holidays: ['2027-03-09 closed'] },
  auckland: { holidays: ['12-25 closed', '04-25 13:00-20:00', '01-01/01-02 11:00-18:00', '02-06 11:00-18:00', '12-26 11:00-18:00'] },
  queenstown: { holidays: ['12-25 closed'], seasons: ['06-01/09-30 Mo-Su 09:00-22:00'] },
  brisbane: { holidays: ['12-25 closed', '04-25 13:00-19:00'] },
  cairns: { holidays: ['12-25 closed'] },
};

/** Hours that their text does not say whole. */
const told: Readonly<Record<string, readonly string[]>> = {
  'sydney-dining-fig-terrace': ['Mo-We,Su 12:00-16:00', 'Th-Sa 12:00-16:00,19:00-23:00'],
  'abu-dhabi-dining-falaj-table': ['Sa-Th 12:30-15:30,19:00-23:00', 'Fr 19:00-23:00'],
};

/** Kitchens take no guests in their last half hour. */
const LAST_ENTRY: Readonly<Record<string, number>> = { dining: 30 };

const fieldsWithTime = v.object({ time: v.object({ en: v.union([v.string(), v.array(v.string())]) }), frequency: v.optional(v.object({ en: v.string() })) });

/**
 * A city's entries with opening hours: stores, tables, services and counters open as their own English text says; what says
 * nothing readable opens with its house. Places of one kind with the same hours share an entry, as editors do.
 */
export function withHours({ tag, seeds }: SeedGroup): SeedGroup {
  const house: HouseHours = (isCity(tag) && houses[tag]) || { holidays: [] };
  const hoursByTitle = new Map<string, Seed>();
  const hoursId = ({ type, id }: Seed, weekly: readonly string[]): string => {
    const isStore = type === 'storeLocator';
    // Airports do not close for holidays.
    const isOfCity = !id.includes('airport');
    const kind = !isOfCity ? 'airport' : isStore ? 'house' : type === 'dining' ? 'table' : 'desk';
    const title = `${tag}, ${kind}: ${weekly.join('; ')}`;
    const shared = hoursByTitle.get(title);
    if (shared) return shared.id;
    const holidays = isStore ? house.holidays : house.holidays.map((line) => holidayWithin(weekly, line));
    const newId = `${tag}-hours-${hoursByTitle.size + 1}`;
    hoursByTitle.set(
      title,
      entry('openingHours', newId, {
        title,
        weekly,
        ...(isOfCity && holidays.length > 0 ? { exceptions: holidays } : {}),
        ...(isOfCity && isStore && house.seasons ? { seasons: house.seasons } : {}),
        ...(LAST_ENTRY[type] === undefined ? {} : { lastEntry: LAST_ENTRY[type] }),
      }),
    );
    return newId;
  };
  const [store] = seeds.filter(({ type }) => type === 'storeLocator');
  const storeHours = store && weeklyOf(store);
  const dated = seeds.map((seed) => {
    // The section prints its store's hours.
    if (seed.type === 'planYourVisit' && weeklyOf(seed)) return { ...seed, fields: withoutPlainHours(seed) };
    if (!['storeLocator', 'dining', 'service', 'brandPavilion'].includes(seed.type)) return seed;
    const weekly = weeklyOf(seed);
    if (weekly) return { ...seed, fields: { ...withoutPlainHours(seed), hours: hoursId(seed, weekly) } };
    return store && storeHours && seed.type !== 'brandPavilion' ? { ...seed, fields: { ...seed.fields, hours: hoursId(store, storeHours) } } : seed;
  });
  return { tag, seeds: [...dated, ...hoursByTitle.values()] };
}

/** The shortest stay for which a place opens on a holiday, in minutes. */
const SHORTEST = 90;

/**
 * A holiday of a place in the house: while the house is open, within the hours of the place's own first line; closed where too
 * little is left.
 */
function holidayWithin([first = '']: readonly string[], holiday: string): string {
  const [days = '', hours = ''] = holiday.split(' ');
  if (hours === 'closed') return holiday;
  const [from = '', to = ''] = hours.split('-');
  const open = (first.split(' ')[1] ?? '').split(',').flatMap((interval) => {
    const [opens = '', closes = ''] = interval.split('-');
    const [, start = ''] = [opens, from].sort();
    const [end = ''] = [closes, to].sort();
    return minutes(end) - minutes(start) >= SHORTEST ? [`${start}-${end}`] : [];
  });
  return `${days} ${open.length > 0 ? open.join() : 'closed'}`;
}

function minutes(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}

const lists = v.record(v.string(), v.union([v.string(), v.array(v.string())]));

/**
 * The numbers of the texts that say nothing but hours: what the hours of the data print already. Remarks, such as "by
 * appointment", say more.
 */
function plainHours(texts: readonly string[], frequency = ''): readonly number[] {
  return texts.flatMap((text, index) => {
    const before = readWrittenHours(texts.slice(0, index), frequency)?.length ?? 0;
    const upTo = readWrittenHours(texts.slice(0, index + 1), frequency)?.length ?? 0;
    return upTo > before && !/appointment|walk in|every \d/i.test(text) ? [index] : [];
  });
}

/** An entry's fields without the texts that the hours print by themselves; what its editors told beside them stays. */
function withoutPlainHours({ id, fields }: Seed): Seed['fields'] {
  if (told[id]) return fields;
  const { time, frequency } = v.parse(fieldsWithTime, fields);
  const english = typeof time.en === 'string' ? [time.en] : time.en;
  const plain = plainHours(english, frequency?.en);
  const remaining = Object.entries(v.parse(lists, fields['time'])).map(([language, text]) => {
    const lines = [text].flat().filter((_, index) => !plain.includes(index));
    return [language, typeof text === 'string' ? (lines[0] ?? '') : lines] as const;
  });
  const isSaid = (name: string): boolean => (name === 'time' ? plain.length === english.length : name === 'frequency' && namesDays(frequency?.en ?? ''));
  return Object.fromEntries(Object.entries({ ...fields, time: Object.fromEntries(remaining) }).filter(([name]) => !isSaid(name)));
}

function weeklyOf({ id, fields }: Seed): readonly string[] | undefined {
  const parsed = v.safeParse(fieldsWithTime, fields);
  const { time, frequency } = parsed.success ? parsed.output : {};
  return told[id] ?? (time && readWrittenHours(typeof time.en === 'string' ? [time.en] : time.en, frequency?.en));
}

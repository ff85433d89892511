import type { EntryOf } from '../../content/model/registry.ts';
import { specimenEntry, specimenPicture } from './specimenEntry.ts';
import type { Say } from './specimenHeroes.ts';

/** Events in each state, relative to a given time. */
export function specimenEvents(say: Say, now: Date): readonly EntryOf<'event'>[] {
  const day = (offset: number): string => new Date(now.getTime() + offset * 86_400_000).toISOString();
  const fragrance = specimenEntry('brandCategory', { title: say('Fragrance', '香氛'), slug: 'fragrance' });
  const dining = specimenEntry('brandCategory', { title: say('Dining', '餐饮'), slug: 'dining' });
  const booking = specimenEntry('booxi', { title: say('Book a place', '预约席位') });
  const place = say('Level 1, east gallery', '一层东廊');
  return [
    specimenEntry('event', {
      title: say('The perfume organ, open until late', '香水风琴台，夜间开放'),
      slug: 'perfume-organ',
      description: say(
        'Eight hundred raw materials, a blotter and a nose to guide yours: compose a chord and take it home.',
        '八百种原料、一张试香纸、一位引路的调香师：谱一段香调，随身带走。',
      ),
      category: [fragrance],
      startDate: day(-3),
      endDate: day(9),
      location: place,
      media: [specimenPicture('beauty-perfume-amber')],
      isFeatured: true,
      booking,
    }),
    specimenEntry('event', {
      title: say('A tea table for the long way home', '归途茶席'),
      slug: 'tea-table',
      category: [dining],
      startDate: day(12),
      endDate: day(14),
      location: say('Level 3, tea room', '三层茶室'),
      media: [specimenPicture('food-tea')],
    }),
    specimenEntry('event', {
      title: say('Lacquer and light', '漆与光'),
      slug: 'lacquer',
      startDate: day(-40),
      endDate: day(-12),
      removedAfterExpired: false,
      location: place,
      media: [specimenPicture('art-vessels')],
    }),
    specimenEntry('event', {
      title: say(
        'The silk season: how to fold, knot and keep a scarf that will outlast several suitcases and most fashions',
        '丝巾季：折、系与珍藏',
      ),
      slug: 'silk',
      startDate: day(2),
      endDate: day(3),
      location: place,
      media: [specimenPicture('fashion-scarf')],
    }),
  ];
}

import type { EntryOf, SectionEntry } from '../../content/model/registry.ts';
import { specimenCards } from './specimenCards.ts';
import { specimenEntry, specimenPicture } from './specimenEntry.ts';
import type { Say } from './specimenHeroes.ts';

/** What several sections show. */
export interface Shared {
  readonly events: readonly EntryOf<'event'>[];
  readonly brands: readonly EntryOf<'brandPavilion'>[];
  readonly event: EntryOf<'event'> | undefined;
  readonly cta: EntryOf<'cta'>;
}

/** Sections of pictures and cards. */
export function pictureSections(say: Say, { events, brands, event, cta }: Shared): readonly SectionEntry[] {
  return [
    specimenEntry('asset1lMultiply2r', {
      title: say('Sit, look, be looked after', '落座，观看，安心受照料'),
      eyebrow: say('Three rooms', '三处空间'),
      media1st: [specimenPicture('dining-dessert')],
      title1st: say('Lunch under the glass roof', '玻璃穹顶下的午餐'),
      externalLink1st: '/en/sydney/dining',
      media2nd: [specimenPicture('art-mobile')],
      title2nd: say('Discs adrift in the stairwell', '旋梯间的浮动圆片'),
      media3rd: [specimenPicture('hero-beauty')],
      title3rd: say('An hour with an adviser', '与顾问共度一小时'),
      externalLink3rd: '/en/sydney/service',
    }),
    specimenEntry('fixedRatioBanner', {
      ratio: '21:9',
      eyebrow: say('Before the airport', '赴机场之前'),
      title: say('Tax refund, done in ten minutes', '十分钟，办妥退税'),
      description: say('Bring your passport to the desk beneath the clock.', '携护照至钟下服务台。'),
      media: [specimenPicture('hero-travel')],
      internalLink: event,
    }),
    specimenEntry('card3Multiply1', {
      title: say('Ways to spend a morning', '度过清晨的方式'),
      description: say('Three rooms that are quiet before noon.', '三处正午之前的静谧。'),
      cards: [...events.slice(1, 4)],
    }),
    specimenEntry('card3Multiply1', { cards: specimenCards(say, event, cta) }),
    specimenEntry('twoOptionsForCircularDesign', {
      title: say('Two ways round', '两种走法'),
      media1st: [specimenPicture('arch-spiral')],
      title1st: say('From the top down', '自上而下'),
      description1st: say('Start with the view.', '先看风景。'),
      externalLink1st: '/en/sydney',
      media2nd: [specimenPicture('hero-atrium')],
      title2nd: say('From the door up', '自门而上'),
      description2nd: say('Start with the scent.', '先闻香气。'),
      externalLink2nd: '/en/sydney',
    }),
    specimenEntry('luxCarousel', {
      title: say('From the brands', '品牌精选'),
      items: [...brands, ...events.slice(0, 2)],
    }),
  ];
}

import type { EntryOf } from '../../content/model/registry.ts';
import { specimenEntry, specimenPicture, specimenVideo } from './specimenEntry.ts';

/** Picks a text in the specimen's language. */
export type Say = (en: string, cn: string) => string;

/** The seven compositions, each with other settings of size, alignment, text size and buttons. */
export function specimenHeroes(say: Say): readonly EntryOf<'heroBanner'>[] {
  const event = specimenEntry('event', { title: say('Harbour lights', '海港灯影'), slug: 'harbour-lights' });
  const cta = specimenEntry('cta', { title: say('Plan an evening', '安排一个夜晚'), internalLink: event });
  const booking = specimenEntry('zenchef', { title: say('Book a table', '预订餐位'), rid: '371204' });
  return [
    specimenEntry('heroBanner', {
      layout: 'A',
      size: 'Size 1',
      alignment: 'Left',
      textSize: 'large',
      media: [specimenPicture('city-sydney')],
      internalLink: event,
      eyebrow: say('The Rocks, Sydney', '悉尼 · 岩石区'),
      title: say('The hour before the ferry', '渡轮启航前的一小时'),
      description: say(
        'Sandstone, salt air and a long gallery of light. Come in by the harbour door and stay until the lamps are lit.',
        '砂岩、海风，与一道长长的光廊。自海港之门步入，待到灯火初上。',
      ),
    }),
    specimenEntry('heroBanner', {
      layout: 'A',
      size: 'Size 2',
      alignment: 'Right',
      textSize: 'normal',
      tone: 'dark',
      media: [specimenPicture('city-hong-kong')],
      cta: [cta],
      eyebrow: say('After dark', '入夜'),
      title: say('A harbour in lacquer and gold', '漆色与金光的海港'),
      description: say(
        'Late opening on Fridays, with the terrace lit until eleven.',
        '周五延长开放，露台灯火至夜间十一时。',
      ),
    }),
    specimenEntry('heroBanner', {
      layout: 'B',
      size: 'Size 1',
      alignment: 'Left',
      media: [specimenPicture('hero-watches')],
      booking,
      internalLink: event,
      eyebrow: say('Watch salon', '钟表沙龙'),
      title: say('Measured in small hours', '以微时计量'),
      description: say(
        'A watchmaker sits at the north window every afternoon and opens the case back for anyone who asks.',
        '每日午后，制表师坐于北窗之下，应询为您开启表背。',
      ),
    }),
    specimenEntry('heroBanner', {
      layout: 'C',
      size: 'Size 2',
      alignment: 'Middle',
      tone: 'dark',
      media: [specimenPicture('hero-spirits')],
      cta: [cta],
      eyebrow: say('Cellar', '酒窖'),
      title: say('Oak, smoke and patience', '橡木、烟熏与耐心'),
      description: say('Tastings of three at the long table, daily from 4pm.', '每日下午四时起，长桌三款品鉴。'),
    }),
    specimenEntry('heroBanner', {
      layout: 'D',
      size: 'Size 2',
      textSize: 'large',
      media: [specimenPicture('hero-gifts')],
      internalLink: event,
      eyebrow: say('The giving season', '赠礼时节'),
      title: say('Wrapped by hand, on level 2', '二层，手工包装'),
    }),
    specimenEntry('heroBanner', {
      layout: 'E',
      size: 'Size 2',
      media: [specimenPicture('hero-travel')],
      cta: [cta],
      eyebrow: say('Before the airport', '赴机场之前'),
      title: say('Travel lighter, from the first hour', '自第一刻起，轻装而行'),
      description: say(
        'Leave your purchases with us and collect them beside your gate.',
        '所购之物交由我们，登机口旁轻松领取。',
      ),
    }),
    specimenEntry('heroBanner', {
      layout: 'E',
      size: 'Size 2',
      alignment: 'Right',
      textSize: 'small',
      media: [specimenPicture('arch-spiral')],
      title: say('Four floors, one turn of the stair', '四层，一道旋梯'),
      description: say('The spiral was poured in a single night.', '旋梯一夜浇筑而成。'),
      internalLink: event,
    }),
    specimenEntry('heroBanner', {
      layout: 'F',
      size: 'Size 2',
      alignment: 'Middle',
      media: [specimenVideo],
      videoCoverImage: [specimenPicture('loop-fragrance-poster')],
      booking,
      eyebrow: say('Fragrance salon', '香氛沙龙'),
      title: say('An afternoon among flacons', '午后，与香水瓶为伴'),
    }),
    specimenEntry('heroBanner', {
      layout: 'G',
      alignment: 'Left',
      media: [specimenPicture('arch-corridor')],
      eyebrow: say('About the store', '关于本店'),
      title: say('Heritage', '传承'),
      description: say(
        'From a customs shed on the quay to a gallery of forty brands.',
        '从码头的海关仓，到四十家名品的长廊。',
      ),
    }),
  ];
}

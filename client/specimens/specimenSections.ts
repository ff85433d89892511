import type { EntryOf, SectionEntry } from '../../content/model/registry.ts';
import { specimenBrands, specimenCard } from './specimenCards.ts';
import { specimenEntry, specimenPicture, specimenText } from './specimenEntry.ts';
import { specimenEvents } from './specimenEvents.ts';
import { type Say, specimenHeroes } from './specimenHeroes.ts';
import { pictureSections, type Shared } from './specimenPictures.ts';
import { placeSections } from './specimenPlaces.ts';
import { specimenSignatures } from './specimenSignatures.ts';

/** Every section in its variants, in an order that a page might have. */
export function specimenSections(say: Say, now: Date): readonly SectionEntry[] {
  const events = specimenEvents(say, now);
  const [event] = events;
  const cta = specimenEntry('cta', { title: say('See all brands', '查看全部品牌'), internalLink: event });
  const brands = specimenBrands(say);
  const shared = { events, brands, event, cta };
  return [
    ...openingSections(say, shared),
    ...pictureSections(say, shared),
    ...placeSections(say, brands, event),
    ...timeslots(say, now),
    membership(say),
    specimenEntry('planYourVisit', {
      title: say('Plan your visit', '规划行程'),
      description: say('Four minutes on foot from Circular Quay.', '自环形码头步行四分钟。'),
      media: [specimenPicture('arch-facade-dusk')],
      time: [say('Daily, 10am to 8pm', '每日 10:00–20:00'), say('Friday until 11pm', '周五延至 23:00')],
      address: say('1 Harbour Walk, The Rocks, Sydney', '悉尼岩石区海港步道1号'),
    }),
    ...specimenSignatures(say, event),
  ];
}

/** What a page begins with: heroes, a welcome, and the lists of what is new. */
function openingSections(say: Say, { events, brands, event, cta }: Shared): readonly SectionEntry[] {
  const picturedCard = (picture: Parameters<typeof specimenPicture>[0]) => ({
    slug: picture,
    media: [specimenPicture(picture)],
  });
  const heroes = specimenHeroes(say);
  return [
    specimenEntry('luxCarousel', {
      title: say('Now in Sydney', '此刻，悉尼'),
      items: [...heroes.slice(0, 2), ...heroes.slice(7, 8)],
    }),
    welcome(say, event),
    specimenEntry('eventListComponent', {
      title: say('On this week', '本周活动'),
      eyebrow: say('Events', '活动'),
      items: events.slice(0, 3),
    }),
    specimenEntry('newsListComponent', {
      title: say('From the galleries', '馆内新闻'),
      items: [
        specimenEntry('news', { ...picturedCard('hero-gifts'), title: say('The stair is clean again', '旋梯焕新') }),
      ],
    }),
    specimenEntry('serviceListComponent', {
      title: say('At your side', '为您效劳'),
      items: [specimenEntry('service', { ...picturedCard('hero-travel'), title: say('Wrapped by hand', '手工包装') })],
    }),
    specimenEntry('card4Multiply1', { title: say('Brands on level 1', '一层品牌'), cards: brands, cta: [cta] }),
  ];
}

/** A text with all that a text can hold. */
function welcome(say: Say, event: EntryOf<'event'> | undefined): EntryOf<'richText'> {
  const body = specimenText(
    [
      [
        'paragraph',
        say(
          'The store was a customs shed until 1921. Its clock still runs four minutes fast, so that nobody ever missed the ferry, and nobody has asked us to correct it.',
          '此楼在1921年之前是一座海关仓。楼钟至今快四分钟，好让无人误了渡轮，也从未有人要求校正。',
        ),
      ],
      ['heading-2', say('What to look for', '值得一看')],
      [
        'unordered-list',
        say(
          'The brass meridian in the floor|The stair, poured in one night|The north window at four',
          '地面的黄铜子午线|一夜浇筑的旋梯|四时的北窗',
        ),
      ],
      ['blockquote', say('Stand on the line and look up.', '立于线上，抬头仰望。')],
    ],
    {
      id: 'card',
      entry: specimenCard(event, {
        title: say('Heritage, on foot', '步行寻迹'),
        description: say('A walk of forty minutes.', '四十分钟的漫步。'),
        media: [specimenPicture('arch-corridor')],
      }),
    },
  );
  return specimenEntry('richText', {
    eyebrow: say('A word of welcome', '欢迎'),
    title: say('The building keeps its own time', '建筑自有其时'),
    body,
    alignment: 'Left',
  });
}

function timeslots(say: Say, now: Date): readonly SectionEntry[] {
  return [1, 2].map((offset) =>
    specimenEntry('standardTimeslotComponent', {
      title: offset === 1 ? say('Morning light', '晨光') : say('Last light', '暮光'),
      description: say('The clearest light of the day.', '一日之中最清透的光。'),
      startDate: new Date(now.getTime() + offset * 86_400_000).toISOString(),
      time: say('10:30am to 11:30am', '10:30至11:30'),
      booking: specimenEntry('booxi', { title: say('Book a place', '预约席位') }),
    }),
  );
}

function membership(say: Say): EntryOf<'loyaltyBenefitSummary'> {
  const tier = (title: string, threshold: string, ...benefits: readonly string[]) =>
    specimenEntry('loyaltyTier', { title, threshold, benefits });
  const benefit = [
    say('Member prices in every city', '全球各城会员价'),
    say('A gift in your birthday month', '生日月礼遇'),
    say('Delivery to your hotel', '酒店配送'),
    say('A private salon', '私享沙龙'),
    say('A personal adviser', '专属顾问'),
  ];
  const tiers = ['Ambassador', 'Silver', 'Gold', 'Platinum', 'Diamond'];
  return specimenEntry('loyaltyBenefitSummary', {
    title: say('Five tiers, one welcome', '五级礼遇，一份欢迎'),
    eyebrow: say('Membership', '会员'),
    description: say('Each tier keeps what came before it.', '每一级均含前一级礼遇。'),
    tiers: tiers.map((name, index) =>
      tier(
        name,
        say(`From ${index * 2500} points`, `${index * 2500} 积分起`),
        ...benefit.slice(0, index + 1).slice(-2),
      ),
    ),
  });
}

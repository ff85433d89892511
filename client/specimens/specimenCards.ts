import type { EntryOf } from '../../content/model/registry.ts';
import { specimenEntry, specimenPicture } from './specimenEntry.ts';
import type { Say } from './specimenHeroes.ts';

/** Four shops of brands, each in its category. */
export function specimenBrands(say: Say): readonly EntryOf<'brandPavilion'>[] {
  const brand = (
    title: string,
    chineseName: string,
    picture: Parameters<typeof specimenPicture>[0],
    category: string,
  ) =>
    specimenEntry('brandPavilion', {
      title,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      brand: specimenEntry('brand', { title, displayName: title, chineseName }),
      media: [specimenPicture(picture)],
      category: [specimenEntry('brandCategory', { title: category })],
      location: say('Level 1', '一层'),
    });
  return [
    brand('Maison Verane', '薇岚', 'beauty-serum', say('Beauty', '美妆')),
    brand('Casa Orsino', '奥西诺', 'fashion-handbag', say('Leather', '皮具')),
    brand('Ondine', '昂汀', 'jewel-necklace', say('Jewellery', '珠宝')),
    brand('Calibre Ferrand', '费朗', 'watch-face', say('Watches', '腕表')),
  ];
}

/** A card of an editor's own words, which leads to an event. */
export function specimenCard(
  event: EntryOf<'event'> | undefined,
  fields: Partial<EntryOf<'columnContentGenericCard'>>,
): EntryOf<'columnContentGenericCard'> {
  return specimenEntry('columnContentGenericCard', { internalLink: event, ...fields });
}

/** A card in each of its layouts. */
export function specimenCards(
  say: Say,
  event: EntryOf<'event'> | undefined,
  cta: EntryOf<'cta'>,
): readonly EntryOf<'columnContentGenericCard'>[] {
  return [
    specimenCard(event, {
      layout: 'One Column Card',
      eyebrow: say('Services', '服务'),
      title: say('A hand with everything', '万事有人相助'),
      description: say(
        'Interpreters, wrapping, delivery to your gate: ask at the desk beneath the clock.',
        '翻译、包装、送至登机口：钟下服务台为您安排。',
      ),
      media: [specimenPicture('arch-facade-dusk')],
      cta: [cta],
    }),
    specimenCard(event, {
      layout: 'One Column (Overlay) Card',
      eyebrow: say('Level 4', '四层'),
      title: say('Dinner under the lanterns', '灯下晚餐'),
      description: say('Twelve tables, one menu, the harbour in the window.', '十二席，一张菜单，窗外即海港。'),
      media: [specimenPicture('dining-table')],
    }),
    specimenCard(event, {
      layout: 'Two Column Card',
      title: say('Lipstick, matched by daylight', '日光配唇色'),
      description: say('By the north window, daily.', '每日于北窗。'),
      media: [specimenPicture('beauty-lipstick')],
    }),
    specimenCard(event, {
      layout: 'Two Column Card',
      title: say('The botanical bar', '植物酒吧'),
      media: [specimenPicture('spirits-gin')],
    }),
    specimenCard(event, {
      layout: 'Three Column Card',
      title: say('Pages from the workshop', '工坊手记'),
      media: [specimenPicture('art-mobile')],
    }),
  ];
}

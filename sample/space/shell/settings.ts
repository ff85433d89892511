import { type City, cityNames, cityRow } from '../../../content/cities.ts';
import { entry, type Seed } from '../seed.ts';
import { footerOf } from './footer.ts';
import { linkIdOf } from './links.ts';
import { menuIdsOf } from './menu.ts';
import { wordmark } from './shellPictures.ts';
import { socialItemsOf } from './social.ts';
import { inCity, inLanguagesOf, type Texts } from './textsInCity.ts';

const footerDescription: Texts = {
  en: 'A duty-free gallery for travellers in {city}: fine brands, good tables and changing art under one calm roof.',
  cn: '为旅人而设的{city}免税精品廊：名品、佳肴与常新的艺术，同在一片从容的屋檐下。',
  tc: '為旅人而設的{city}免稅精品廊：名品、佳餚與常新的藝術，同在一片從容的屋簷下。',
  fr: 'Une galerie hors taxes pour les voyageurs, à {city}\u00a0: belles maisons, bonnes tables et art renouvelé sous un même toit paisible.',
  it: 'Una galleria duty free per chi viaggia, a {city}: grandi maison, buone tavole e arte che si rinnova sotto un unico tetto.',
  jp: '{city}を旅する方のための免税ギャラリー。選び抜かれたブランド、上質な食、移り変わるアートが、静かなひとつ屋根の下に集います。',
  kr: '{city} 여행자를 위한 면세 갤러리. 엄선한 브랜드와 좋은 식탁, 계절마다 바뀌는 예술이 고요한 한 지붕 아래 모여 있습니다.',
};

const floatIconText: Texts = { en: 'May we help?', cn: '需要帮助吗？', tc: '需要協助嗎？', fr: 'Pouvons-nous vous aider\u00a0?', it: 'Possiamo aiutarla?', jp: 'お手伝いしましょうか', kr: '도와드릴까요?' };

/** A city's global settings with the social networks and the footer that they name. */
export function settingsOf(city: City, citySeeds: readonly Seed[]): readonly Seed[] {
  const { onlineShop } = cityRow(city);
  const socialItems = socialItemsOf(city);
  const footer = footerOf(city);
  const visit = citySeeds.find(({ type }) => type === 'planYourVisit');
  return [
    entry('globalSettings', `${city}-settings`, {
      title: `Meridian Galleria ${cityNames[city].en}`,
      navigationBar: menuIdsOf(city),
      headerLogo: [wordmark('meridian-wordmark')],
      footerLogo: [wordmark('meridian-wordmark-light')],
      footerDescription: inCity(city, footerDescription),
      footerSocialSharing: socialItems.map(({ id }) => id),
      footerButton: footer.buttons.map(({ id }) => id),
      footerLinks: footer.sections.map(({ id }) => id),
      legalLinks: [linkIdOf(city, 'privacy')],
      ecEnabled: onlineShop,
      maintenance: false,
      comingSoon: false,
      announcementBar: true,
      floatIconText: inLanguagesOf(city, floatIconText),
      onlineCode: `meridian-${city}`,
      booxiApikey: 'booxi-demo-key',
      filingNumber: '京ICP备00000000号',
      filingLink: 'https://filing.meridian.example/',
      shopAddress: 'https://shop.meridian.example',
      ...(visit && { planYourVisit: visit.id }),
    }),
    ...socialItems,
    ...footer.buttons,
    ...footer.sections,
    ...footer.cityLinks,
  ];
}

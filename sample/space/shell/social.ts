import { type City, cityRow } from '../../../content/cities.ts';
import { namesOf } from '../../../content/names.ts';
import { entry, type Seed } from '../seed.ts';
import { inLanguagesOf, sameIn, type Texts } from './textsInCity.ts';

const names = {
  facebook: sameIn('Facebook'),
  instagram: sameIn('Instagram'),
  youtube: sameIn('YouTube'),
  linkedin: sameIn('LinkedIn'),
  wechat: { ...sameIn('WeChat'), cn: '微信', tc: '微信' },
  littleredbook: { ...sameIn('Little Red Book'), cn: '小红书', tc: '小紅書', jp: '小紅書（RED）', kr: '샤오홍슈' },
  weibo: { ...sameIn('Weibo'), cn: '微博', tc: '微博' },
  line: sameIn('LINE'),
} as const satisfies Readonly<Record<string, Texts>>;

const codeText: Texts = {
  en: 'Code to scan with WeChat to follow us',
  cn: '微信扫码关注我们的二维码',
  tc: '以微信掃描並關注我們的二維碼',
  fr: 'Code à scanner avec WeChat pour nous suivre',
  it: 'Codice da inquadrare con WeChat per seguirci',
  jp: 'WeChatで読み取るフォロー用二次元コード',
  kr: '위챗으로 스캔해 팔로우하는 QR 코드',
};

/** Where to follow a city; the site decides which languages see which network. */
export function socialItemsOf(city: City): readonly Seed[] {
  const ofCity = namesOf(names).filter((network) => network !== 'line' || cityRow(city).hasLine);
  return ofCity.map((network) =>
    entry('socialItem', `${city}-social-${network}`, {
      name: inLanguagesOf<string>(city, names[network]),
      internalName: network,
      externalLink: `https://social.meridian.example/${network}/${city}`,
      socialIconImage: [`social-${network}`],
      ...(network === 'wechat' ? { socialIconImagePopup: [{ picture: 'social-wechat-qr', alt: inLanguagesOf(city, codeText) }] } : {}),
    }),
  );
}

import type { City } from '../../../content/cities.ts';
import { entry, type Seed, type Translations } from '../seed.ts';
import { type LinkedPage, linkIdOf, pageIdOf, shellPages } from './links.ts';
import { inCity, inLanguagesOf, type Texts } from './textsInCity.ts';

/** The topics that the footer shares with the menus. */
export const topics = {
  visit: { en: 'Visit', cn: '到访指南', tc: '到訪指南', fr: 'Votre visite', it: 'La visita', jp: 'ご来館の方へ', kr: '방문 안내' },
  explore: { en: 'Explore', cn: '探索', tc: '探索', fr: 'À découvrir', it: 'Da scoprire', jp: '館内を楽しむ', kr: '둘러보기' },
  house: { en: 'About us', cn: '关于我们', tc: '關於我們', fr: 'À propos de nous', it: 'Chi siamo', jp: '私たちについて', kr: '갤러리아 소개' },
  help: { en: 'Help & legal', cn: '帮助与法律信息', tc: '協助及法律資訊', fr: 'Aide et mentions légales', it: 'Assistenza e note legali', jp: 'サポート・規約', kr: '도움말 및 약관' },
} as const satisfies Readonly<Record<string, Texts>>;

const sections: readonly (readonly [topic: keyof typeof topics, links: readonly LinkedPage[]])[] = [
  ['visit', ['services', 'dining', 'contact', 'destination']],
  ['explore', ['brands', 'offers', 'promotions', 'events', 'art']],
  ['house', ['news', 'media', 'circle', 'app']],
  ['help', ['accessibility', 'terms', 'offerTerms', 'cookies']],
];

/** The first link of what helps a visit; the list of stores is no page of the shell. */
const storesTitle: Texts = { en: 'Our stores and hours', cn: '门店与营业时间', tc: '店舖與營業時間', fr: 'Nos galeries et leurs horaires', it: 'Le nostre gallerie e gli orari', jp: '店舗と営業時間', kr: '매장과 영업시간' };

/** An editor's trial section without a topic in Sydney: the site leaves such a section out. */
const trialLinks: readonly (readonly [id: string, target: string, title: Translations])[] = [
  ['sydney-link-trial-blank', 'sydney-page-blank', { en: 'A page kept free', cn: '留白一页' }],
  ['sydney-link-trial-tier', 'sydney-page-loyal-t-test', { en: 'Which tier suits you?', cn: '哪一级会籍适合您？' }],
];

/** A city's footer: link sections, the two buttons, and links that only the footer has. */
export function footerOf(city: City): { readonly sections: readonly Seed[]; readonly buttons: readonly Seed[]; readonly cityLinks: readonly Seed[] } {
  const title = inCity(city, storesTitle);
  const stores = entry('link', `${city}-link-stores`, { title, accessibleTitleForMobile: title, hasLink: true, externalLink: `/${city}/stores` });
  const trials = city === 'sydney' ? trialLinks.map(([id, internalLink, name]) => entry('link', id, { title: name, hasLink: true, internalLink })) : [];
  return {
    sections: [
      ...sections.map(([topic, links]) =>
        entry('footerLinkSection', `${city}-footer-${topic}`, {
          topic: inLanguagesOf<string>(city, topics[topic]),
          links: [...(topic === 'visit' ? [stores.id] : []), ...links.map((page) => linkIdOf(city, page))],
        }),
      ),
      ...(trials.length > 0 ? [entry('footerLinkSection', `${city}-footer-trial`, { links: trials.map(({ id }) => id) })] : []),
    ],
    buttons: (['newsletter', 'contact'] as const).map((page) => entry('footerButton', `${city}-footer-button-${page}`, { name: inCity(city, shellPages[page].name), internalLink: pageIdOf(city, page) })),
    cityLinks: [stores, ...trials],
  };
}

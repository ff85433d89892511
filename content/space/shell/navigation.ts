import { type City, cityRow } from '../../cities.ts';
import { entry, type Seed, type Translations } from '../seed.ts';
import { linkIdOf, pageIdOf, pageLinksOf, pageNames } from './links.ts';
import { arrangementOf, type PanelKey, panelMenus, shopTitle } from './menu.ts';
import { bannersOf } from './navigationBanners.ts';
import { type Column, columns, type OwnLink } from './navigationColumns.ts';
import { inCity, inLanguagesOf, type Texts, writtenIn } from './textsInCity.ts';

const atTheHouse: Texts = {
  en: '{title} at Meridian Galleria {city}',
  cn: 'Meridian Galleria {city}：{title}',
  tc: 'Meridian Galleria {city}：{title}',
  fr: '{title}, Meridian Galleria {city}',
  it: '{title}, Meridian Galleria {city}',
  jp: '{title}（Meridian Galleria {city}）',
  kr: 'Meridian Galleria {city} {title}',
};

const showSections: Texts = {
  en: '{title}: show the sections',
  cn: '{title}：展开栏目',
  tc: '{title}：展開欄目',
  fr: '{title}\u00a0: afficher les rubriques',
  it: '{title}: mostra le sezioni',
  jp: '{title}：項目を表示',
  kr: '{title}: 하위 메뉴 보기',
};

const goToPage: Texts = {
  en: '{title}: go to the page',
  cn: '{title}：前往页面',
  tc: '{title}：前往頁面',
  fr: '{title}\u00a0: ouvrir la page',
  it: '{title}: vai alla pagina',
  jp: '{title}：ページへ移動',
  kr: '{title}: 페이지로 이동',
};

/** A city's menu bar with its panels, and the plain links that menus and footer share. */
export function navigationOf(city: City): readonly Seed[] {
  return [...pageLinksOf(city), ...panelKeys.flatMap((menu) => panelOf(city, menu)), ...plainMenus(city)];
}

const panelKeys = ['brands', 'offers', 'happening', 'services', 'store'] as const satisfies readonly PanelKey[];

function panelOf(city: City, menu: PanelKey): readonly Seed[] {
  const { title, page, layout } = panelMenus[menu];
  const levels = columns[menu].map((column) => columnOf(city, menu, column));
  const arrangement = arrangementOf(city, menu);
  const banners = bannersOf(city, menu);
  const name = inCity(city, title);
  return [
    entry('menuItem', `${city}-menu-${menu}`, {
      title: name,
      layout,
      dropdown: `${city}-dropdown-${menu}`,
      dropdownMediaAssets: `${city}-navmedia-${menu}`,
      ...accessible(city, title, showSections),
      internalLink: pageIdOf(city, page),
    }),
    entry('navigationDropdown', `${city}-dropdown-${menu}`, { title: name, navigationLevel2: levels.map(({ level }) => level.id) }),
    ...levels.flatMap(({ level, ownLinks }) => [level, ...ownLinks]),
    entry('navigationMedia', `${city}-navmedia-${menu}`, { title: name, arrangement, assets: banners.map(({ id }) => id) }),
    ...banners,
  ];
}

function columnOf(city: City, menu: PanelKey, { key, title, page, category, links }: Column): { readonly level: Seed; readonly ownLinks: readonly Seed[] } {
  const opened = category === undefined ? {} : { category: `cat-${category}` };
  const ownId = (link: OwnLink): string => `${city}-link-${menu}-${key}-${link.key}`;
  return {
    level: entry('navigationLevel2', `${city}-level2-${menu}-${key}`, {
      title: inLanguagesOf<string>(city, title),
      internalLink: pageIdOf(city, page),
      ...opened,
      level3Titles: links.map((link) => (typeof link === 'string' ? linkIdOf(city, link) : ownId(link))),
    }),
    ownLinks: links.flatMap((link) =>
      typeof link === 'string'
        ? []
        : [
            entry('link', ownId(link), {
              title: inLanguagesOf<string>(city, link.title),
              accessibleTitleForMobile: writtenIn(city, (language) => `${link.title[language]} – ${title[language]}`),
              hasLink: true,
              ...(link.path === undefined ? { internalLink: pageIdOf(city, page), ...opened } : { externalLink: `/${city}/${link.path}` }),
            }),
          ],
    ),
  };
}

function plainMenus(city: City): readonly Seed[] {
  const shop = entry('menuItem', `${city}-menu-shop`, {
    title: inLanguagesOf<string>(city, shopTitle),
    ...accessible(city, shopTitle, goToPage),
    externalLink: 'https://shop.meridian.example',
  });
  return [
    ...(['dining', 'art'] as const).map((page) =>
      entry('menuItem', `${city}-menu-${page}`, {
        title: inCity(city, pageNames[page]),
        ...accessible(city, pageNames[page], goToPage),
        internalLink: pageIdOf(city, page),
      }),
    ),
    ...(cityRow(city).onlineShop ? [shop] : []),
  ];
}

/** What a screen reader says of a menu item on a wide screen and on a phone. */
function accessible(city: City, title: Texts, onPhones: Texts): { readonly displayAccessibleTitle: Translations; readonly accessibleTitleForMobile: Translations } {
  const around = (frame: Texts): Translations =>
    inCity(
      city,
      writtenIn(city, (language) => (frame[language] ?? frame.en).replace('{title}', title[language] ?? title.en)),
    );
  return { displayAccessibleTitle: around(atTheHouse), accessibleTitleForMobile: around(onPhones) };
}

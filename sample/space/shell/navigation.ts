import * as v from 'valibot';
import { type City, cityRow } from '../../../content/cities.ts';
import { namesOf } from '../../../content/names.ts';
import { entry, type Seed, type Translations } from '../seed.ts';
import { linkIdOf, pageIdOf, pageLinksOf, shellPages } from './links.ts';
import { arrangementOf, type PanelKey, panelMenus, shopTitle } from './menu.ts';
import { bannersOf } from './navigationBanners.ts';
import { type Column, type ColumnLink, columns } from './navigationColumns.ts';
import { inCity, inLanguagesOf, type Texts, writtenIn } from './textsInCity.ts';

const atTheHouse: Texts = { en: '{title} at Meridian Galleria {city}', cn: 'Meridian Galleria {city}：{title}', tc: 'Meridian Galleria {city}：{title}', fr: '{title}, Meridian Galleria {city}', it: '{title}, Meridian Galleria {city}', jp: '{title}（Meridian Galleria {city}）', kr: 'Meridian Galleria {city} {title}' };

const showSections: Texts = { en: '{title}: show the sections', cn: '{title}：展开栏目', tc: '{title}：展開欄目', fr: '{title}\u00a0: afficher les rubriques', it: '{title}: mostra le sezioni', jp: '{title}：項目を表示', kr: '{title}: 하위 메뉴 보기' };

const goToPage: Texts = { en: '{title}: go to the page', cn: '{title}：前往页面', tc: '{title}：前往頁面', fr: '{title}\u00a0: ouvrir la page', it: '{title}: vai alla pagina', jp: '{title}：ページへ移動', kr: '{title}: 페이지로 이동' };

/** A city's menu bar with its panels, and the plain links that menus and footer share. */
export function navigationOf(city: City, citySeeds: readonly Seed[]): readonly Seed[] {
  return [...pageLinksOf(city), ...namesOf(panelMenus).flatMap((menu) => panelOf(city, menu, citySeeds)), ...plainMenus(city)];
}

/** A column with the links that are only its own. */
interface Panel {
  readonly level: Seed;
  readonly columnLinks: readonly Seed[];
}

function panelOf(city: City, menu: PanelKey, citySeeds: readonly Seed[]): readonly Seed[] {
  const { title, page, layout } = panelMenus[menu];
  const levels = menu === 'brands' ? brandColumns(city, citySeeds) : columns[menu].map((column) => columnOf(city, menu, column));
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
    ...levels.flatMap(({ level, columnLinks }) => [level, ...columnLinks]),
    entry('navigationMedia', `${city}-navmedia-${menu}`, { title: name, arrangement, assets: banners.map(({ id }) => id) }),
    ...banners,
  ];
}

/** Names in a column of brands. */
const BRANDS_EACH = 4;

/** The categories that the city has brands of, each with the names of the first. */
function brandColumns(city: City, citySeeds: readonly Seed[]): readonly Panel[] {
  const brands = citySeeds.filter(({ type }) => type === 'brandPavilion').map(({ id, fields }) => ({ id, ...v.parse(brandFields, fields) }));
  return columns.brands.flatMap((column) => {
    const named = brands.filter(({ category }) => category.includes(`cat-${column.category}`)).slice(0, BRANDS_EACH);
    const { level } = columnOf(city, 'brands', column);
    const links = named.map(({ id, title }) => entry('link', `${city}-link-${id}`, { title, hasLink: true, internalLink: id }));
    return links.length === 0 ? [] : [{ level: { ...level, fields: { ...level.fields, level3Titles: links.map(({ id }) => id) } }, columnLinks: links }];
  });
}

const brandFields = v.object({ title: v.intersect([v.object({ en: v.string() }), v.record(v.string(), v.string())]), category: v.array(v.string()) });

function columnOf(city: City, menu: PanelKey, { key, title, page, category, links }: Column): Panel {
  const opened = category === undefined ? {} : { category: `cat-${category}` };
  const columnLinkId = (link: ColumnLink): string => `${city}-link-${menu}-${key}-${link.key}`;
  return {
    level: entry('navigationLevel2', `${city}-level2-${menu}-${key}`, {
      title: inLanguagesOf<string>(city, title),
      internalLink: pageIdOf(city, page),
      ...opened,
      level3Titles: links.map((link) => (typeof link === 'string' ? linkIdOf(city, link) : columnLinkId(link))),
    }),
    columnLinks: links.flatMap((link) =>
      typeof link === 'string'
        ? []
        : [
            entry('link', columnLinkId(link), {
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
        title: inCity(city, shellPages[page].name),
        ...accessible(city, shellPages[page].name, goToPage),
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

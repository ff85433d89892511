import { linkTarget } from '../../../content/address/linkTarget.ts';
import { pageHref, twinHref, type Visit } from '../../../content/address/visit.ts';
import { cityNames, cityRow, citySlugs } from '../../../content/cities.ts';
import { languages } from '../../../content/languages.ts';
import { type MessageKey, message } from '../../../content/messages/messages.ts';
import { matchPage, pagePath } from '../../../content/pages.ts';
import { footerSections, socialLinks } from '../../../content/shell/footerLinks.ts';
import { type MenuItem, type MenuPlace, menuItems, menuLink } from '../../../content/shell/menuItems.ts';
import { barAnnouncements, pageNotifications } from '../../../content/shell/notices.ts';
import {
  bindHref,
  planYourVisitPath,
  registrationHref,
  type ShellModel,
  searchHref,
  signInPath,
} from '../../../content/shell/shellPlaces.ts';
import type * as peer from '../peers/page.ts';
import { buttonsOf, linkOf, pictureOf } from './links.ts';
import { memberKeys, pickerKeys, searchKeys, textsOf } from './texts.ts';

/** What lies over the page: announcements of the bar, and notices. */
export function notices(
  { settings, announcements, notifications }: ShellModel,
  visit: Visit,
): Pick<peer.HomePage, 'announcements' | 'notices'> {
  return {
    announcements: barAnnouncements(announcements, settings?.announcementBar === true, visit.clock).map((item) => {
      const target = linkTarget({ internalLink: item.reference ?? item }, visit);
      return {
        id: item.id,
        html: item.htmlTitle || item.title,
        href: item.hasLink === true ? linkOf('', '', target, visit).href : null,
      };
    }),
    notices: pageNotifications(notifications, matchPage(visit.path)).map(({ id, title, description, cta }) => ({
      id,
      title,
      description,
      buttons: buttonsOf(cta, visit),
    })),
  };
}

/** What stands around every page: header, navigation, footer. */
export function frame(
  { settings, cities }: ShellModel,
  visit: Visit,
): Pick<peer.HomePage, 'header' | 'menu' | 'footer'> {
  const text = (key: MessageKey): string => message(key, visit.language);
  const plain = (id: string, href: string, key: MessageKey, kind = ''): peer.Link => ({
    id,
    text: text(key),
    href,
    isOutbound: false,
    spoken: '',
    kind,
  });
  return {
    header: {
      home: pageHref(visit, []),
      logo: pictureOf(settings?.headerLogo[0]),
      planYourVisit: pageHref(visit, planYourVisitPath(settings?.planYourVisit?.store, visit.tree)),
      search: searchHref(visit, { settings, cities }),
      account: [
        plain('register', registrationHref(visit), 'signUp', 'primary'),
        plain('bind', bindHref(visit), 'bindCard', 'secondary'),
        plain('overview', pageHref(visit, signInPath(visit.city)), 'exploreCircle', 'secondary'),
      ],
      languages: cityRow(visit.city).languages.map((language) => ({
        language: languages[language].hreflang,
        name: languages[language].name,
        href: twinHref(visit, { language }),
      })),
      destinations: pageHref(visit, pagePath('selectDestination')),
    },
    menu: menuItems(settings, visit).map((item) => menuItem(item, visit)),
    footer: {
      logo: pictureOf(settings?.footerLogo[0]),
      description: settings?.footerDescription ?? '',
      buttons: (settings?.footerButton ?? []).map((button, index) =>
        linkOf(button.id, button.name, linkTarget(button, visit), visit, index === 0 ? 'primary' : 'secondary'),
      ),
      social: socialLinks(settings, visit).map(({ id, name, target, icon, popup }) => ({
        ...linkOf(id, name, target, visit),
        icon: pictureOf(icon),
        popup: pictureOf(popup),
      })),
      sections: footerSections(settings, menuPlace(visit)).map(({ id, topic, links }) => ({
        id,
        topic,
        links: links.map((link) => linkOf(link.id, link.title, link.target, visit)),
      })),
      legal: [
        ...(settings?.legalLinks ?? []).map((entry) => {
          const { id, title, target } = menuLink(entry, menuPlace(visit));
          return linkOf(id, title, target, visit);
        }),
        plain('cookies', pageHref(visit, ['cookie-notice']), 'cookieSettings'),
      ],
    },
  };
}

/** Menus and footer ask for no time. */
const menuPlace = ({ domains, language }: Visit): MenuPlace => ({ domains, language });

function menuItem(item: MenuItem, visit: Visit): peer.MenuItem {
  const { id, title, target, spoken, spokenOnPhones, columns, arrangement, pictureColumns, banners } = item;
  return {
    link: linkOf(id, title, target, visit, '', spoken),
    spokenOnPhones,
    columns: columns.map((column) => ({
      link: linkOf(column.id, column.title, column.target, visit),
      links: column.links.map((link) => linkOf(link.id, link.title, link.target, visit, '', link.spoken)),
    })),
    arrangement,
    pictureColumns,
    banners: banners.map((banner, index) => ({
      link: linkOf(banner.id, banner.title, banner.target, visit),
      description: banner.description,
      picture: pictureOf(banner.picture),
      ratio:
        arrangement === 'fixed banner'
          ? index === 0
            ? 'square'
            : 'landscape'
          : arrangement === 'two-row'
            ? 'landscape'
            : arrangement === 'tiled 1x2'
              ? 'square'
              : 'portrait',
    })),
  };
}

/** What the three islands are told, the same as ours. */
export function islands(visit: Visit): peer.HomePage['islands'] {
  const { city, language } = visit;
  return {
    picker: {
      city,
      language,
      places: citySlugs
        .filter((slug) => cityRow(slug).isOnline)
        .map((slug) => ({ city: slug, name: cityNames[slug].en, hasShop: cityRow(slug).onlineShop })),
      texts: textsOf(pickerKeys, visit),
    },
    member: { language, base: pageHref(visit, []), texts: textsOf(memberKeys, visit) },
    search: {
      action: pageHref(visit, pagePath('searching')),
      endpoint: `/_search/${language}/${city}?tree=desktop&limit=5`,
      texts: Object.fromEntries(Object.entries(searchKeys).map(([name, key]) => [name, message(key, language)])),
    },
  };
}

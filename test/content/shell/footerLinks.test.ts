import { expect, test } from 'vitest';
import { footerButtons, footerSections, networkCode, socialLinks } from '../../../content/shell/footerLinks.ts';
import { menuItems, menuLink } from '../../../content/shell/menuItems.ts';
import { bindHref, cityName } from '../../../content/shell/shellPlaces.ts';
import { entryOf, linkTo, visit, written } from '../../support/content/read.ts';

const domains = ['meridian.example'];
const place = { domains, language: 'en' } as const;
const link = (id: string, path: string) => written('link', id, { title: id, externalLink: path });

test('a link of the legal line does not stand in the footer’s sections too; an empty section is left out', () => {
  const sections = (legal: Parameters<typeof footerSections>[2]) => {
    const settings = entryOf('globalSettings', { footerLinks: ['s', 't', 'u'].map((id) => linkTo(id)) }, [
      written('footerLinkSection', 's', { topic: 'Help', links: [linkTo('a'), linkTo('b')] }),
      written('footerLinkSection', 't', { topic: 'Legal', links: [linkTo('b')] }),
      written('footerLinkSection', 'u', { topic: '', links: [linkTo('a')] }),
      link('a', '/en/sydney/a'),
      link('b', '/en/sydney/b'),
    ]);
    return footerSections(settings, place, legal).map(({ topic, links }) => [
      topic,
      ...links.map(({ title }) => title),
    ]);
  };
  expect(sections([])).toEqual([
    ['Help', 'a', 'b'],
    ['Legal', 'b'],
  ]);
  expect(sections([menuLink(entryOf('link', { title: 'B', externalLink: '/en/sydney/b' }), place)])).toEqual([
    ['Help', 'a'],
  ]);
  expect(footerSections(undefined, place)).toEqual([]);
});

test('words of the legal line without a link take no others without a link out of the sections', () => {
  const settings = entryOf('globalSettings', { footerLinks: [linkTo('s')] }, [
    written('footerLinkSection', 's', { topic: 'Help', links: [linkTo('a')] }),
    written('link', 'a', { title: 'Open every day', hasLink: false }),
  ]);
  const legal = menuLink(entryOf('link', { title: 'A company of the group', hasLink: false }), place);
  expect(footerSections(settings, place, [legal])).toMatchObject([{ links: [{ title: 'Open every day' }] }]);
});

test('a network is a link or has a picture to scan; without either it is left out', () => {
  const social = (id: string, fields: object) => written('socialItem', id, { name: id, internalName: id, ...fields });
  const settings = entryOf(
    'globalSettings',
    { footerSocialSharing: ['facebook', 'youtube', 'wechat'].map((id) => linkTo(id)) },
    [
      social('facebook', { externalLink: 'https://social.example/' }),
      social('youtube', {}),
      social('wechat', { externalLink: 'https://wechat.example/' }),
    ],
  );
  const names = (language: 'en' | 'cn') =>
    socialLinks(settings, { ...visit, language, domains }).map(({ network, target, popup }) => [
      network,
      target.kind,
      popup,
    ]);
  expect(names('en')).toEqual([['facebook', 'outbound', undefined]]);
  expect(names('cn')).toEqual([
    ['facebook', 'outbound', undefined],
    ['wechat', 'outbound', undefined],
  ]);
});

test('in mainland China only Chinese networks have a code to scan', () => {
  const names = ['facebook', 'wechat'];
  const settings = entryOf(
    'globalSettings',
    { footerSocialSharing: names.map((id) => linkTo(id)) },
    names.map((id) =>
      written('socialItem', id, {
        internalName: id,
        socialIconImagePopup: [{ secure_url: `https://assets.meridian.example/${id}.png`, resource_type: 'image' }],
      }),
    ),
  );
  const codes = (isMainland: boolean) =>
    names.map((name) => networkCode(settings, name, { isMainland })?.url.replace(/.*\//, ''));
  expect(codes(false)).toEqual(['facebook.png', 'wechat.png']);
  expect(codes(true)).toEqual([undefined, 'wechat.png']);
});

test('an item of the navigation needs a name, and a target or a dropdown', () => {
  const settings = entryOf('globalSettings', { navigationBar: ['a', 'b', 'c', 'd', 'e'].map((id) => linkTo(id)) }, [
    written('menuItem', 'a', { title: 'Brands', externalLink: '/en/sydney/brand/listing' }),
    written('menuItem', 'b', { title: '', externalLink: '/en/sydney/brand/listing' }),
    written('menuItem', 'c', { title: 'Nothing' }),
    written('menuItem', 'd', { title: 'Dropdown', dropdown: linkTo('drop') }),
    written('navigationDropdown', 'drop', { title: 'D', navigationLevel2: [linkTo('level')] }),
    written('navigationLevel2', 'level', { title: 'Level', level3Titles: [] }),
    written('menuItem', 'e', { title: 'Pictures', dropdownMediaAssets: linkTo('media') }),
    written('navigationMedia', 'media', { arrangement: 'one-col', assets: [linkTo('banner')] }),
    written('promoBanner', 'banner', { title: 'Silk' }),
  ]);
  expect(menuItems(settings, place).map(({ title }) => title)).toEqual(['Brands', 'Dropdown', 'Pictures']);
});

test('a link, a column, a button and a network without words is called as what it leads to, or left out', () => {
  const toBrand = { title: '', internalLink: linkTo('brand') };
  const elsewhere = { title: '', externalLink: '/en/sydney/stores/listing' };
  const settings = entryOf(
    'globalSettings',
    {
      navigationBar: [linkTo('item')],
      footerLinks: [linkTo('section')],
      footerButton: [linkTo('button'), linkTo('other-button')],
      footerSocialSharing: [linkTo('facebook')],
    },
    [
      written('menuItem', 'item', { title: 'News', dropdown: linkTo('dropdown') }),
      written('navigationDropdown', 'dropdown', { navigationLevel2: [linkTo('column'), linkTo('other-column')] }),
      written('navigationLevel2', 'column', { ...toBrand, level3Titles: [linkTo('link'), linkTo('other-link')] }),
      written('navigationLevel2', 'other-column', { ...elsewhere, level3Titles: [linkTo('link')] }),
      written('footerLinkSection', 'section', { topic: 'Visit', links: [linkTo('link'), linkTo('other-link')] }),
      written('link', 'link', toBrand),
      written('link', 'other-link', elsewhere),
      written('footerButton', 'button', { ...toBrand, name: '' }),
      written('footerButton', 'other-button', { ...elsewhere, name: '' }),
      written('socialItem', 'facebook', {
        name: '',
        internalName: 'facebook',
        externalLink: 'https://social.example/',
      }),
      written('brandPavilion', 'brand', { title: 'Aurelle, ground floor', slug: 'aurelle', brand: linkTo('aurelle') }),
      written('brand', 'aurelle', { title: 'Aurelle', displayName: 'AURELLE' }),
    ],
  );
  const titles = (links: readonly { readonly title: string }[] = []) => links.map(({ title }) => title);
  const columns = menuItems(settings, place)[0]?.columns;
  expect([
    titles(columns),
    titles(columns?.[0]?.links),
    titles(footerSections(settings, place)[0]?.links),
    footerButtons(settings, place).buttons.map(({ name }) => name),
    socialLinks(settings, { ...visit, language: 'en', domains }).map(({ name }) => name),
    // A brand of the third level of a menu is five links deep, where no further one is followed.
  ]).toEqual([['AURELLE'], ['Aurelle, ground floor'], ['AURELLE'], ['AURELLE'], ['facebook']]);
});

test('a card from a store is linked at one address for both trees; a city has its editors’ name, else the table’s', () => {
  expect(bindHref({ ...visit, tree: 'mobile', carriedQuery: '?without-overlay=true' })).toBe('/en/sydney/member/bind');
  const cities = [
    entryOf('localeWebsite', { cityBaseValue: 'paris', siteName: 'Paris, maison' }),
    entryOf('localeWebsite', { cityBaseValue: 'sydney', siteName: 'Sydney Harbour' }),
    entryOf('localeWebsite', { cityBaseValue: 'guam', siteName: '' }),
  ];
  expect([cityName(cities, 'sydney', 'en'), cityName(cities, 'guam', 'en'), cityName([], 'sydney', 'fr')]).toEqual([
    'Sydney Harbour',
    'Guam',
    'Sydney',
  ]);
});

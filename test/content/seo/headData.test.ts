import { expect, test } from 'vitest';
import {
  breadcrumbData,
  organizationData,
  storeData,
  titleText,
  webPageData,
  websiteData,
} from '../../../content/seo/headData.ts';
import { entryOf, visit } from '../../support/content/read.ts';

const url = 'https://www.meridian.example/en/sydney/x';
const home = 'https://www.meridian.example/en/sydney';
const house = { name: 'Meridian Galleria Sydney', city: 'Sydney', home };
const context = 'https://schema.org';

test('a trail counts its steps from one', () => {
  const step = (position: number, name: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: { '@type': 'WebPage', '@id': url },
  });
  expect(
    breadcrumbData([
      { name: 'Home', url },
      { name: 'News', url },
    ]),
  ).toEqual({ '@context': context, '@type': 'BreadcrumbList', itemListElement: [step(1, 'Home'), step(2, 'News')] });
});

test('the company has a name, a home and a logo', () => {
  expect(organizationData(visit, house)).toEqual({
    '@context': context,
    '@type': 'Organization',
    name: house.name,
    url: home,
    logo: 'https://www.meridian.example/icon-512.png',
  });
});

test('the site says how it is searched, in which language', () => {
  expect(websiteData({ ...visit, language: 'cn' }, house, `${home}/searching`)).toEqual({
    '@context': context,
    '@type': 'WebSite',
    name: house.name,
    url: home,
    inLanguage: 'zh-Hans',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${home}/searching/{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('a page is a part of the site, and lists its things', () => {
  const page = { name: 'News', description: '', url, image: '' };
  const plain = {
    '@context': context,
    '@type': 'CollectionPage',
    name: 'News',
    url,
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', name: house.name, url: home },
  };
  expect(webPageData('CollectionPage', visit, house, page, [])).toEqual(plain);
  expect(webPageData('CollectionPage', visit, house, page, [{ name: 'Tea', url: `${url}/tea` }])).toEqual({
    ...plain,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Tea', url: `${url}/tea` }],
    },
  });
});

test('a store has its address and its place, and nothing that nobody wrote', () => {
  const plain = {
    '@context': context,
    '@type': 'Store',
    name: 'The house',
    url,
    address: { '@type': 'PostalAddress', addressLocality: 'Sydney', addressCountry: 'AU' },
  };
  expect(storeData(entryOf('storeLocator', { title: 'The house' }), visit, url, house)).toEqual(plain);
  const written = {
    address: '1 Quay',
    phone: '+61 2',
    location: { lat: -33.8, lon: 151.2 },
    description: 'At the quay',
  };
  expect(storeData(entryOf('storeLocator', { title: 'The house', ...written }), visit, url, house)).toEqual({
    ...plain,
    description: 'At the quay',
    telephone: '+61 2',
    address: { ...plain.address, streetAddress: '1 Quay' },
    geo: { '@type': 'GeoCoordinates', latitude: -33.8, longitude: 151.2 },
  });
});

test.each([
  ['[page_title] | [site_name]', 'Dining', 'Meridian', 'Dining | Meridian'],
  ['[page_title] | [site_name]', '', 'Meridian', 'Meridian'],
  ['[page_title] | [site_name]', 'Dining', '', 'Dining'],
  ['', '', 'Meridian', 'Meridian'],
  [' ', 'Dining', 'Meridian', 'Dining | Meridian'],
  ['[page_title]', 'Dining', 'Meridian', 'Dining'],
  ['Eat well', 'Dining', 'Meridian', 'Eat well'],
  ['[page_title] in [site_name]: [page_title]', 'Dining', 'Meridian', 'Dining in Meridian: Dining'],
  // A name stays as it is written.
  ['[page_title] | [site_name]', "Under $$50, $& and $', $`", 'Meridian', "Under $$50, $& and $', $` | Meridian"],
  ['[page_title] | [site_name]', '[page_title]', 'Meridian', '[page_title] | Meridian'],
  ['[site_name]', 'Dining', '$& $1', '$& $1'],
])('by the template %j a page %j of %j is titled %j', (template, page, site, title) => {
  expect(titleText(template, page, site)).toBe(title);
});

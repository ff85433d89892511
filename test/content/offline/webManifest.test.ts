import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cityNames, cityRow, citySlugs } from '../../../content/cities.ts';
import { isChinese } from '../../../content/languages.ts';
import { webManifest } from '../../../content/offline/webManifest.ts';
import { matchPage } from '../../../content/pages.ts';

const manifests = citySlugs.flatMap((city) =>
  cityRow(city).languages.map((language) => [city, language, webManifest(city, language)] as const),
);

test.each(manifests)('%s in %s can be installed', (city, language, manifest) => {
  expect(manifest).toMatchObject({
    id: `/${city}`,
    start_url: `/${language}/${city}`,
    scope: '/',
    display: 'standalone',
    display_override: ['minimal-ui', 'standalone'],
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons) expect(existsSync(`client/public${src}`)).toBe(true);
  const pages = manifest.shortcuts.map(({ url }) => matchPage(url.replace(/#.*/, '').split('/').slice(3))?.kind);
  expect(pages).toEqual(['storeListing', 'specialOfferListing', 'home']);
});

test('on a home screen each city has a name of its own that fits, and says in the language what it is', () => {
  const inEnglish = manifests.filter(([, language]) => language === 'en').map(([, , manifest]) => manifest);
  for (const field of ['name', 'short_name', 'description'] as const)
    expect(new Set(inEnglish.map((manifest) => manifest[field])).size).toBe(citySlugs.length);
  for (const [city, language, { name, short_name, description }] of manifests) {
    expect(name).toContain(cityNames[city][language]);
    expect([...short_name].length).toBeLessThanOrEqual(14);
    expect(description).toContain(
      `${name}${language === 'fr' ? '\u00a0' : ''}${isChinese(language) || language === 'jp' ? '：' : ': '}`,
    );
  }
});

test('a city is one site to install, whatever its language; every city is another', () => {
  expect(new Set(manifests.map(([, , { id }]) => id)).size).toBe(citySlugs.length);
});

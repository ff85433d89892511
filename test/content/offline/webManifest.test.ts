import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cityRow, citySlugs } from '../../../content/cities.ts';
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

test('a city is one site to install, whatever its language; every city is another', () => {
  expect(new Set(manifests.map(([, , { id }]) => id)).size).toBe(citySlugs.length);
});

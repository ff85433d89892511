import { expect, test } from 'vitest';
import { type City, cityNames } from '../../content/cities.ts';
import { entry, type Seed } from '../../sample/space/seed.ts';
import { sharedPagesOf } from '../../sample/space/shell/sharedPages.ts';

const idsOf = (city: City, citySeeds: readonly Seed[] = []) => sharedPagesOf(city, citySeeds).map(({ id }) => id);

test('what a city has of its own takes the place of what all cities have', () => {
  expect(idsOf('guam')).toContain('guam-terms-offers');
  expect(idsOf('guam', [entry('pptcPage', 'guam-terms-offers', {})])).not.toContain('guam-terms-offers');
});

test('a file of one city is that city’s alone', () => {
  expect(idsOf('sydney')).toContain('sydney-page-loyal-t-test');
  expect(idsOf('guam').filter((id) => id.endsWith('loyal-t-test'))).toEqual([]);
});

test('a shared page has a head, in the city’s languages and with its name', () => {
  const venice = sharedPagesOf('venice', []);
  const fieldsOf = (id: string) => venice.find((seed) => seed.id === id)?.fields ?? {};
  const { description, seo } = fieldsOf('venice-list-brands');
  expect(seo).toBe('venice-list-brands-head');
  expect(fieldsOf('venice-list-brands-head')['description']).toEqual(description);
  expect(description).toEqual({
    it: expect.stringContaining(cityNames.venice.it),
    en: expect.stringContaining(cityNames.venice.en),
    cn: expect.stringContaining(cityNames.venice.cn),
  });
});

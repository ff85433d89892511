import { expect, test } from 'vitest';
import { citySlugs } from '../../content/cities.ts';
import { testSite } from '../support/worker/testWorld.ts';

const pictures = /<img [^>]*src="[^"]*\/([\w-]+)\.\w+"/g;

test.each(citySlugs)('no picture stands twice on My visit: %s', async (city) => {
  const html = await testSite().read(`/en/${city}/my-visit`);
  const names = [...html.slice(html.indexOf('<main')).matchAll(pictures)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});

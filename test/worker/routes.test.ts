import { expect, test } from 'vitest';
import { cities, cityRow, citySlugs } from '../../content/cities.ts';
import { languages } from '../../content/languages.ts';
import { message } from '../../content/messages/messages.ts';
import {
  elements,
  footerOf,
  joinedWords,
  linked,
  mainOf,
  metaOf,
  structuredData,
  textOf,
  unescaped,
} from '../support/worker/pageText.ts';
import { routesOf } from '../support/worker/routeTable.ts';
import { DESKTOP, ORIGIN, PHONE, testSite } from '../support/worker/testWorld.ts';

const site = testSite({ variables: { LOG_LEVEL: '3' } });
const trees = [
  ['desktop', DESKTOP],
  ['mobile', PHONE],
] as const;
const cityTrees = (['sydney', 'paris', 'hong-kong'] as const).flatMap((city) =>
  cities[city].languages.flatMap((language, number) =>
    trees.map(([tree, agent], parity) => ({ city, language, tree, agent, parity: number === 0 ? undefined : parity })),
  ),
);

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test.each(cityTrees)(
  'every route of three cities, in every language and both trees: $language/$city, $tree',
  async ({ city, language, tree, agent, parity }) => {
    const { hreflang, ogLocale } = languages[language];
    const problems: string[] = [];
    // In a city's further languages each route is walked in one of its trees: half the pages, and the same rules.
    const allRoutes = await routesOf(city, language);
    const routes = allRoutes.filter((_, index) => parity === undefined || index % 2 === parity);
    for (const { path, canonical = path, title, fact } of routes) {
      const address = (inTree: string, path: string): string =>
        ['', language, city, ...(inTree === 'mobile' ? ['mobile'] : []), ...(path ? [path] : [])].join('/');
      const answer = await site.visit(address(tree, path), { 'user-agent': agent });
      const html = await answer.text();
      const expecting = (what: string, actual: unknown, expected: unknown): void => {
        if (actual !== expected)
          problems.push(`${address(tree, path)} ${what}: ${String(actual)}, expected ${String(expected)}`);
      };
      expecting('status', answer.status, 200);
      expecting('language', elements(html, 'html')[0]?.['lang'], hreflang);
      expecting('og:locale', metaOf(html, 'og:locale'), ogLocale);
      expecting('canonical', linked(html, 'canonical')[0]?.['href'], ORIGIN + address('desktop', canonical));
      const twin = linked(html, 'alternate').find(({ media }) => media !== undefined)?.['href'];
      expecting('mobile twin', twin, tree === 'desktop' ? ORIGIN + address('mobile', canonical) : undefined);
      const shownTitle = textOf(html, 'title') ?? '';
      expecting('title', shownTitle.includes(title ?? message('siteName', language)) ? title : shownTitle, title);
      expecting('number of h1', elements(html, 'h1').length, 1);
      expecting(
        'fact',
        // Where a text may break is no part of its words.
        fact && plain(unescaped(joinedWords(mainOf(html)))).includes(plain(fact)) ? fact : undefined,
        fact ?? 'a fact in the space',
      );
      for (const json of structuredData(html))
        expecting('structured data', JSON.parse(json)['@context'], 'https://schema.org');
    }
    expect(problems).toEqual([]);
    expect(allRoutes.length).toBeGreaterThan(50);
  },
);

test.each(citySlugs)('the footer of %s leads to my visit, in each of its languages', async (city) => {
  for (const language of cityRow(city).languages) {
    const links = elements(footerOf(await site.read(`/${language}/${city}`)), 'a');
    expect(links.map(({ href }) => href)).toContain(`/${language}/${city}/my-visit`);
  }
});

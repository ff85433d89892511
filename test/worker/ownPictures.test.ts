import { describe, expect, test } from 'vitest';
import { citySlugs } from '../../content/cities.ts';
import { changedList } from '../support/worker/changedSite.ts';
import { closingFlagsOfPages, pageAddresses } from '../support/worker/pageAddresses.ts';
import { elements, unescaped } from '../support/worker/pageText.ts';
import { askContentService, testSite } from '../support/worker/testWorld.ts';

/** A site whose space has its pictures in assets of its own, or with a media service. */
function siteWith(pictures: 'assets' | 'service') {
  return testSite({ fetch: (request) => askContentService(request, undefined, pictures), flags: closingFlagsOfPages });
}

/** The files of a page's pictures and videos, by name. */
const filesOf = (html: string): readonly string[] =>
  [...elements(html, 'img'), ...elements(html, 'video'), ...elements(html, 'source')]
    .flatMap(({ src = '', poster = '' }) => [src, poster])
    .flatMap((address) => /\/([a-z0-9-]+\.(?:webp|svg|mp4))(?:$|\?)/.exec(address)?.[1] ?? []);

describe('a space with assets of its own only', () => {
  test.each([
    ['from the content service’s hosts', 'AU', 'http://localhost:8788/meridian/asset-'],
    ['through the site itself in mainland China', 'CN', '/_assets/localhost:8788/meridian/asset-'],
  ])('shows every page with all its pictures, %s', async (_, country, address) => {
    const [assetSite, serviceSite] = [siteWith('assets'), siteWith('service')];
    const headers = { 'cf-ipcountry': country };
    let pictures = 0;
    for (const [kind, path] of Object.entries(await pageAddresses())) {
      const [assetPage, servicePage] = [await assetSite.visit(path, headers), await serviceSite.visit(path, headers)];
      const [html, expected] = [await assetPage.text(), await servicePage.text()];
      expect([kind, assetPage.status, filesOf(html)]).toEqual([kind, servicePage.status, filesOf(expected)]);
      pictures += html.split(address).length - 1;
    }
    expect(pictures).toBeGreaterThan(500);
  });

  test('shows the cities’ pictures and flags in the picker, whose list asks for no links', async () => {
    const site = testSite({
      fetch: async (request) => {
        const answer = await askContentService(request, undefined, 'assets');
        if (!new URL(request.url).pathname.endsWith('/entries')) return answer;
        return changedList(answer, ({ sys, fields }) => ({
          fields: sys.contentType.sys.id === 'localeWebsite' ? { ...fields, countryFlag: fields['hero'] } : fields,
        }));
      },
    });
    const html = unescaped(await site.read('/en/sydney'));
    const flags = html.match(/meridian\/asset-city-[a-z-]+\/[^"?]*\?w=48&/g);
    const pictures = html.match(/":"asset-city-[a-z-]+\/[^"?]*\?w=450&/g);
    // The header has the city's own, too.
    expect([flags?.length, pictures?.length]).toEqual([citySlugs.length + 1, citySlugs.length]);
  });

  test('gets the pictures of the deepest entries, which the service does not send along', async () => {
    // As if every entry were the deepest: no asset comes with what links to it.
    const site = testSite({
      fetch: async (request) => {
        const answer = await askContentService(request, undefined, 'assets');
        if (!new URL(request.url).pathname.endsWith('/entries')) return answer;
        const { includes, ...list }: { includes?: { Entry?: unknown[] } } = await answer.json();
        return Response.json({ ...list, includes: { Entry: includes?.Entry ?? [] } });
      },
    });
    const [page, wholePage] = [await site.visit('/en/sydney'), await siteWith('assets').visit('/en/sydney')];
    expect(filesOf(await page.text())).toEqual(filesOf(await wholePage.text()));
    expect(site.calls.filter((call) => call.includes('/assets?')).length).toBeGreaterThan(0);
  });

  test('costs a space with a media service no call', async () => {
    const site = siteWith('service');
    await site.visit('/en/sydney');
    expect(site.calls.filter((call) => call.includes('/assets?'))).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { changedSite, siteWhere } from '../support/worker/changedSite.ts';
import { misbehaviours, serviceVariables, siteWithServices } from '../support/worker/services.ts';

const QUANTITY = '/en/hong-kong/api/cart-quantity';
const memberHeaders = { cookie: 'other=1; dfs-member-user=abc123', 'sec-fetch-site': 'same-origin' };

describe('the cart', () => {
  test('is requested with the specified address and headers, past every cache', async () => {
    const site = siteWithServices(() => Response.json(7));
    const answer = await site.visit(QUANTITY, memberHeaders);
    expect([await answer.json(), answer.headers.get('cache-control')]).toEqual([{ quantity: 7 }, 'private, no-store']);
    await site.visit(QUANTITY, memberHeaders);
    const [firstRequest, secondRequest] = site.asked;
    expect(firstRequest?.url.pathname).toBe(
      '/hong-kong/digital-neo-commonsvc/v1/neo/mobile_api/api/v1/rollout-mp-service/carts/mine/center/quantity',
    );
    expect(firstRequest?.url.search).toMatch(/^\?_=[0-9a-f]{16}$/);
    expect(secondRequest?.url.search).not.toBe(firstRequest?.url.search);
    const headers = words(`
      content-type accept accept-language user-session online-store-code duty-method app-key
    `);
    expect(headers.map((name) => firstRequest?.headers.get(name))).toEqual([
      'application/json',
      'application/json',
      'en',
      'abc123',
      'meridian-hong-kong',
      'DutyFree',
      serviceVariables.CART_APP_KEY,
    ]);
  });

  test('two visitors at once never get each other’s answer', async () => {
    const site = siteWithServices(async ({ headers }) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return Response.json(Number(headers.get('user-session')));
    });
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async (session) =>
        (await site.visit(QUANTITY, { cookie: `dfs-member-user=${session}` })).json(),
      ),
    );
    expect(answers).toEqual([1, 2, 3, 4].map((quantity) => ({ quantity })));
  });

  test.each([
    ['one with a space', 'gold%20member', 'gold member'],
    ['one that can’t be decoded', '%E0%A4%A', '%E0%A4%A'],
  ])('is asked for by a session like any other: %s', async (_, cookie, session) => {
    const site = siteWithServices(() => Response.json(7));
    const answer = await site.visit(QUANTITY, { cookie: `dfs-member-user=${cookie}` });
    expect([await answer.json(), site.asked[0]?.headers.get('user-session')]).toEqual([{ quantity: 7 }, session]);
  });

  test('without a session is empty, and the service is not called', async () => {
    const site = siteWithServices(() => Response.json(7));
    for (const cookie of ['', 'dfs-member-user=', 'dfs-member-user=a%0d%0ab'])
      expect(await (await site.visit(QUANTITY, { cookie })).json()).toEqual({ quantity: 0 });
    expect(site.asked).toHaveLength(0);
  });

  test('does not exist where there is no online shop', async () => {
    const site = siteWithServices(() => Response.json(7));
    expect((await site.visit('/en/sydney/api/cart-quantity', memberHeaders)).status).toBe(404);
    expect((await site.visit('/en/atlantis/api/cart-quantity', memberHeaders)).status).toBe(404);
    expect(site.asked).toHaveLength(0);
  });

  test.each(Object.entries(misbehaviours))('a service that %s is a 502 and a log line', async (_, misbehave) => {
    const site = siteWithServices(misbehave);
    expect((await site.visit(QUANTITY, memberHeaders)).status).toBe(502);
    expect(site.lines.filter((line) => line.includes('service failed'))).toHaveLength(1);
  });
});

describe('a brand that belongs to the online shop', () => {
  test('is shown without header and footer', async () => {
    const site = siteWithServices(() => Response.json(0));
    const page = await site.read('/en/hong-kong/brand/hesperia', { 'cf-ipcountry': 'CN' });
    expect(page).not.toMatch(/data-(header|footer)=/);
    expect(page).toContain('id="content"');
    const [, line = ''] = /<nav class="slim-line[^>]*>(.*?)<\/nav>/s.exec(page) ?? [];
    expect([...line.matchAll(/href="([^"]+)"/g)].map(([, href]) => href).slice(0, 2)).toEqual([
      '/en/hong-kong',
      '/en/hong-kong/brand/hesperia',
    ]);
    expect(line).toContain('ICP');
  });

  test('is a brand like any other while editors have switched the shop off, whose addresses are no pages then', async () => {
    const site = siteWhere('globalSettings', { ecEnabled: false });
    const page = await site.read('/en/hong-kong/brand/hesperia');
    expect([page.includes('data-header='), page.includes('/eshop/')]).toEqual([true, false]);
    expect((await site.visit('/en/hong-kong/eshop/cart')).status).toBe(404);
  });

  test('stands in the city to which the content gives a shop, with its addresses and its cart', async () => {
    const site = changedSite(({ fields }, type) => {
      if (type === 'globalSettings')
        return { ...fields, ecEnabled: true, shopAddress: 'https://shop.meridian.example' };
      return type === 'localeWebsite' ? { ...fields, onlineShop: fields['cityBaseValue'] === 'sydney' } : fields;
    });
    expect(await site.read('/en/sydney')).toContain('href="/en/sydney/eshop/cart"');
    const statusOf = async (path: string): Promise<number> => (await site.visit(path, memberHeaders)).status;
    expect([await statusOf('/en/sydney/eshop/cart'), await statusOf('/en/hong-kong/eshop/cart')]).toEqual([302, 404]);
    expect(await statusOf(QUANTITY)).toBe(404);
  });

  test.each([
    ['https://shop.meridian.example/', 'https://shop.meridian.example'],
    ['shop.meridian.example', 'https://shop.meridian.example'],
    ['https://shop.meridian.example/store/?from=menu#top', 'https://shop.meridian.example/store'],
    ['/shop', undefined],
    ['the shop', undefined],
    ['ftp://shop.meridian.example', undefined],
  ])('leads to the shop at the address that its editors wrote, if it is one: %s', async (shopAddress, shop) => {
    const site = siteWhere('globalSettings', { shopAddress });
    const answer = await site.visit('/cn/hainan/mobile/eshop/cart?a=1');
    expect(answer.headers.get('location')).toBe(shop === undefined ? null : `${shop}/cn/hainan/eshop/cart?a=1`);
    const home = await site.read('/cn/hainan');
    expect(home.includes('/eshop/cart"')).toBe(shop !== undefined);
  });

  test('a slash in its name is none in the shop’s address', async () => {
    const site = siteWhere('brand', { displayName: 'Sun/Moon' });
    const page = await site.read('/en/hong-kong/brand/hesperia');
    const [, shelf = ''] = /href="([^"]*product-listing[^"]*)"/.exec(page) ?? [];
    expect((await site.visit(shelf)).headers.get('location')).toContain('/product-listing/brand/Sun%20Moon/');
  });

  test('any other brand keeps its header and footer', async () => {
    const page = await siteWithServices(() => Response.json(0)).read('/en/sydney/brand/aurelle');
    expect([page.includes('data-header='), page.includes('data-footer=')]).toEqual([true, true]);
  });
});

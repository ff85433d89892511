import { describe, expect, test } from 'vitest';
import { pathsIn } from '../support/worker/pageText.ts';
import { misbehaviours, posted, serviceVariables, siteWithServices } from '../support/worker/services.ts';
import { testTime } from '../support/worker/testTime.ts';
import { DESKTOP, headOf, ORIGIN, PHONE, TEST_NOW, testSite } from '../support/worker/testWorld.ts';

const INFO = '/en/sydney/api/logincomall';
const MENU = '/en/sydney/api/loginlistcomall';
const member = {
  name: 'Sample Gold',
  levelName: 'Gold',
  availablePoints: '12,480',
  memberBackground: '',
  mobileMemberBackground: '',
};
const wallet = {
  menus: [
    { sort: 2, name: 'Vouchers', icon: '', path: '/member/vouchers' },
    { sort: 1, name: 'Points', icon: '', path: '/member/points' },
  ],
  qrCodeUrl: '/member/code?card=1',
};
const healthySite = () =>
  siteWithServices(({ url }) => Response.json(url.pathname.endsWith('loginlistcomall') ? wallet : member));

describe('the member call', () => {
  test('sends what the loyalty service takes, with key and host from here', async () => {
    const site = healthySite();
    const answer = await site.visit(
      INFO,
      ...posted({ loyaltSession: 'abc', 'Accept-Language': 'kr', appKey: 'forged', host: 'forged' }),
    );
    expect(await answer.json()).toEqual({ ...member, availablePoints: 12_480 });
    const [request] = site.asked;
    expect(request?.url.href).toBe('https://loyalty.example/en/sydney/api/logincomall');
    expect(JSON.parse(request?.body ?? '')).toEqual({
      loyaltSession: 'abc',
      'Accept-Language': 'ko',
      appKey: 'the-loyalty-key',
      host: 'www.meridian.example',
    });
  });

  test('takes Korean by either name', async () => {
    const site = healthySite();
    const codes = await Promise.all(
      ['kr', 'ko'].map(async (language) => {
        await site.visit(INFO, ...posted({ loyaltSession: 'abc', 'Accept-Language': language }));
        return (await site.visit(MENU, ...posted({ 'Accept-Language': language }))).json();
      }),
    );
    expect(codes[1]).toEqual(codes[0]);
    expect(site.asked.map(({ body }) => JSON.parse(body)['Accept-Language'])).toEqual(['ko', 'ko', 'ko', 'ko']);
  });

  test('is never cached and never shows the key', async () => {
    const site = healthySite();
    for (let time = 0; time < 2; time += 1) {
      const answer = await site.visit(INFO, ...posted({ loyaltSession: 'abc', 'Accept-Language': 'en' }));
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await answer.text()).not.toContain(serviceVariables.LOYALTY_APP_KEY);
    }
    expect(site.asked).toHaveLength(2);
    expect(site.lines.join('')).not.toContain(serviceVariables.LOYALTY_APP_KEY);
  });

  test.each([
    ['', 'https://assets.meridian.example'],
    ['CN', 'https://assets.meridian-china.example'],
  ])('pictures come from the asset host of a visitor’s country %j, within the width limits', async (country, host) => {
    const picture = 'https://assets.meridian.example/image/upload/gold.webp';
    const site = siteWithServices(({ url }) =>
      Response.json(
        url.pathname.endsWith('loginlistcomall')
          ? { menus: [{ name: 'Points', path: '/member/points', icon: picture }] }
          : { ...member, memberBackground: picture, mobileMemberBackground: picture },
      ),
    );
    const ask = async (path: string): Promise<unknown> => {
      const [headers, init] = posted({ loyaltSession: 'abc', 'Accept-Language': 'en' });
      return (await site.visit(path, { ...headers, 'cf-ipcountry': country }, init)).json();
    };
    const cut = (width: number): string => `${host}/image/upload/f_auto,c_limit,w_${width}/gold.webp`;
    expect([await ask(INFO), await ask(MENU)]).toMatchObject([
      { memberBackground: cut(1280), mobileMemberBackground: cut(1024) },
      { menus: [{ icon: cut(1024) }] },
    ]);
  });

  test.each(['https://evil.example/pixel.gif', 'https://assets.meridian.example.evil.example/pixel.gif'])(
    'a picture of another host is left out: %s',
    async (memberBackground) => {
      const site = siteWithServices(() => Response.json({ ...member, memberBackground }));
      const answer = await site.visit(INFO, ...posted({ loyaltSession: 'abc', 'Accept-Language': 'en' }));
      expect(await answer.json()).toMatchObject({ memberBackground: '' });
    },
  );

  test('a session that the service does not know is a 401', async () => {
    const site = siteWithServices(() => new Response(null, { status: 401 }));
    expect((await site.visit(INFO, ...posted({ loyaltSession: 'old', 'Accept-Language': 'en' }))).status).toBe(401);
  });
});

describe('the menu call', () => {
  test('sends division, language, key and host, and answers sorted with a drawn code', async () => {
    const site = healthySite();
    const answer = await site.visit(MENU, ...posted({ 'Accept-Language': 'cn' }));
    expect(await answer.json()).toMatchObject({
      menus: [{ name: 'Points' }, { name: 'Vouchers' }],
      qrCode: { size: expect.any(Number), path: expect.stringMatching(/^(?:M\d+ \d+h\d+v1h-\d+z){200,}$/) },
    });
    expect(JSON.parse(site.asked[0]?.body ?? '')).toEqual({
      division: 'sydney',
      'Accept-Language': 'cn',
      appKey: 'the-loyalty-key',
      host: 'www.meridian.example',
    });
  });

  test('without member pages nothing leads to one', async () => {
    const rows = [...wallet.menus, { sort: 3, name: 'Benefits', icon: '', path: '/dfs-circle-overview-sydney' }];
    const site = siteWithServices(() => Response.json({ ...wallet, menus: rows }), {
      variables: { MEMBER_ORIGIN: '' },
    });
    const answer = await site.visit(MENU, ...posted({ 'Accept-Language': 'cn' }));
    expect(await answer.json()).toEqual({ menus: [rows[2]], qrCodeUrl: '' });
  });

  test('without a code there is none to draw', async () => {
    const site = siteWithServices(() => Response.json({ ...wallet, qrCodeUrl: 'https://evil.example/' }));
    expect(await (await site.visit(MENU, ...posted({ 'Accept-Language': 'cn' }))).json()).toMatchObject({
      qrCodeUrl: '',
    });
  });
});

describe.each([
  [INFO, { loyaltSession: 'abc', 'Accept-Language': 'en' }],
  [MENU, { 'Accept-Language': 'en' }],
] as const)('%s', (path, body) => {
  test.each(Object.entries(misbehaviours))('a service that %s is a 502 and a log line', async (_, misbehave) => {
    const site = siteWithServices(misbehave);
    expect(headOf(await site.visit(path, ...posted(body)), 'cache-control')).toEqual([502, 'private, no-store']);
    expect(site.lines.filter((line) => line.includes('service failed'))).toHaveLength(1);
    expect(site.lines.join('')).not.toContain('Mei');
  });

  test('a service that never answers is given up after five seconds', async () => {
    const time = testTime(TEST_NOW);
    const site = siteWithServices(() => new Promise(() => undefined), { world: { after: time.after } });
    const { result, took } = await time.run(site.visit(path, ...posted(body)));
    expect([result.status, took]).toEqual([502, 5000]);
  });

  test('does not exist where there is no loyalty programme', async () => {
    const site = siteWithServices(() => Response.json({}), { variables: { LOYALTY_ORIGIN: '' } });
    expect((await site.visit(path, ...posted(body))).status).toBe(404);
    expect(site.lines.some((line) => line.includes('service failed'))).toBe(false);
  });

  test('other sites can’t call it', async () => {
    const site = healthySite();
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await site.visit(path, ...posted(body, headers))).status).toBe(403);
    }
    expect(site.asked).toHaveLength(0);
  });

  test.each([
    ['no JSON', 'loyaltSession=abc', 400],
    ['nothing', '', 400],
    ['a list', '[]', 400],
    ['an unknown language', { ...body, 'Accept-Language': 'xx' }, 400],
    ['no language', { loyaltSession: 'abc' }, 400],
    ['a novel', JSON.stringify({ ...body, more: 'x'.repeat(9000) }), 413],
  ])('%s is refused', async (_, requestBody, status) => {
    const site = healthySite();
    expect((await site.visit(path, ...posted(requestBody))).status).toBe(status);
    expect(site.asked).toHaveLength(0);
  });

  test('an unknown city is a 404', async () => {
    expect((await healthySite().visit(path.replace('sydney', 'atlantis'), ...posted(body))).status).toBe(404);
  });
});

test('without a programme its addresses are not found', async () => {
  const status = async (origin: string) =>
    (await testSite({ variables: { MEMBER_ORIGIN: origin } }).visit('/en/sydney/member/profile')).status;
  expect([await status(''), await status('https://member.meridian.example')]).toEqual([404, 302]);
});

test.each([
  ['/en/sydney', DESKTOP],
  ['/jp/okinawa/mobile', PHONE],
])('without a programme no account of %s leads to its pages', async (path, userAgent) => {
  const linksOf = async (origin: string) => {
    const site = testSite({ variables: { MEMBER_ORIGIN: origin } });
    return pathsIn(await site.read(path, { 'user-agent': userAgent }), ORIGIN);
  };
  const isMembers = (link: string): boolean => link.includes('/member/');
  const links = await linksOf('');
  expect(links.filter(isMembers)).toEqual([]);
  expect(links.some((link) => link.includes('/dfs-circle-overview-'))).toBe(true);
  expect((await linksOf('https://member.meridian.example')).filter(isMembers).length).toBeGreaterThan(1);
});

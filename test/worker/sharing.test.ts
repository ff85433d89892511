import { describe, expect, test } from 'vitest';
import { weChatStandIn } from '../../sample/service/standIns/weChatStandIn.ts';
import { misbehaviours } from '../support/worker/services.ts';
import { askContentService, headOf, later, ORIGIN, TEST_NOW, testSite } from '../support/worker/testWorld.ts';

const account = {
  WECHAT_ORIGIN: 'https://wechat.example',
  WECHAT_SCRIPT: 'https://wechat.example/jweixin.js',
  WECHAT_APP_ID: 'wx-of-the-stand-in',
  WECHAT_APP_SECRET: 'wechat-secret-of-the-stand-in',
};
const PAGE = `${ORIGIN}/cn/sydney/service/gift-wrapping?a=1`;
const configurationOf = (url: string) => `/_share/wechat?url=${encodeURIComponent(url)}`;

/** A site with an account at WeChat, whose service answers as a test says, by default as the stand-in does. */
function siteAtWeChat(
  variables: Readonly<Record<string, string>> = {},
  answer: ((request: Request) => Response | Promise<Response>) | undefined = undefined,
) {
  const standIn = weChatStandIn(() => site.world.now());
  const site = testSite({
    variables: { ...account, ...variables },
    fetch: async (request) =>
      new URL(request.url).hostname === 'wechat.example'
        ? (answer?.(request) ?? standIn.fetch(request))
        : askContentService(request),
  });
  const serviceCalls = () => site.calls.filter((url) => url.startsWith(account.WECHAT_ORIGIN));
  return { ...site, serviceCalls };
}

const sha1 = async (text: string): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

test.each(['https://WWW.Meridian.example', 'https://www.meridian.example:443'])(
  'the site’s origin may be written as browsers do not: %j',
  async (SITE_ORIGIN) => {
    const site = testSite({ variables: { SITE_ORIGIN } });
    expect((await site.visit('/_share/code.svg?path=/en/sydney')).status).toBe(200);
    expect(await site.read('/en/sydney/stored-data')).toContain(
      `<link rel="canonical" href="${ORIGIN}/en/sydney/stored-data"`,
    );
  },
);

describe('the configuration of WeChat’s script', () => {
  test('signs the page’s address without its fragment, with WeChat’s ticket', async () => {
    const answer = await siteAtWeChat().visit(configurationOf(`${PAGE}#top`));
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { appId, timestamp, nonceStr, signature }: Record<string, string | number> = await answer.json();
    const term = Math.floor(Date.parse(TEST_NOW) / 1000 / 7200);
    expect([appId, timestamp]).toEqual([account.WECHAT_APP_ID, Date.parse(TEST_NOW) / 1000]);
    expect(signature).toBe(
      await sha1(`jsapi_ticket=ticket-${term}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${PAGE}`),
    );
  });

  test('asks for one ticket until it ends, then for the next', async () => {
    const site = siteAtWeChat();
    for (const seconds of [0, 60, 3000]) {
      site.setNow(later(seconds));
      expect((await site.visit(configurationOf(PAGE))).status).toBe(200);
    }
    expect(site.serviceCalls()).toHaveLength(2);
    site.setNow(later(7200));
    expect((await site.visit(configurationOf(PAGE))).status).toBe(200);
    expect(site.serviceCalls()).toHaveLength(4);
  });

  test('is for pages of this site only', async () => {
    const site = siteAtWeChat();
    for (const url of ['https://elsewhere.example/', `${ORIGIN}.elsewhere.example/`, 'javascript:alert(1)', ''])
      expect((await site.visit(configurationOf(url))).status).toBe(400);
    expect((await site.visit(configurationOf(PAGE), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(site.serviceCalls()).toEqual([]);
  });

  test.each([
    ['a wrong secret', { WECHAT_APP_SECRET: 'wrong' }, 'errcode 40125'],
    ['a wrong account', { WECHAT_APP_ID: 'wx-of-nobody' }, 'errcode 40013'],
  ])('%s is a clear failure, and in the log', async (_, variables, problem) => {
    const site = siteAtWeChat(variables);
    const answer = await site.visit(configurationOf(PAGE));
    expect([answer.status, await answer.json()]).toEqual([502, { error: 'WeChat can’t be reached.' }]);
    expect(site.lines.join('\n')).toContain(problem);
    expect(site.lines.join('\n')).not.toContain(account.WECHAT_APP_SECRET);
  });

  test('a token that ended is requested again, since none is stored', async () => {
    const siteWithEndedToken = siteAtWeChat({}, (request) =>
      new URL(request.url).pathname === '/cgi-bin/stable_token'
        ? Response.json({ access_token: 'token-1', expires_in: 7200 })
        : weChatStandIn(() => new Date(TEST_NOW)).fetch(request),
    );
    expect((await siteWithEndedToken.visit(configurationOf(PAGE))).status).toBe(502);
    expect(siteWithEndedToken.lines.join('\n')).toContain('errcode 42001');
    expect(siteWithEndedToken.contentStore.values.size).toBe(0);
  });

  test.each(Object.entries(misbehaviours))('a service that %s is a clear failure', async (_, answer) => {
    expect((await siteAtWeChat({}, answer).visit(configurationOf(PAGE))).status).toBe(502);
  });

  test('there is none without an account, and pages name no script', async () => {
    const siteWithoutAccount = siteAtWeChat({ WECHAT_APP_ID: '' });
    expect((await siteWithoutAccount.visit(configurationOf(PAGE))).status).toBe(404);
    expect(await siteWithoutAccount.read('/cn/sydney')).not.toContain('data-wechat-script');
    const siteWithAccount = siteAtWeChat();
    expect(await siteWithAccount.read('/cn/sydney')).toContain('data-wechat-script');
    expect(await siteWithAccount.read('/en/sydney')).not.toContain('data-wechat-script');
  });
});

describe('a page’s code to scan', () => {
  const codeOf = (path: string) => testSite().visit(`/_share/code.svg?path=${encodeURIComponent(path)}`);

  test('is a drawing', async () => {
    const answer = await codeOf('/cn/sydney/service/gift-wrapping');
    expect(headOf(answer, 'content-type')).toEqual([200, 'image/svg+xml']);
    expect(await answer.text()).toMatch(
      /^<svg [^>]+><path fill="#fff" [^>]+><path d="(?:M\d+ \d+h\d+v1h-\d+z)+"\/><\/svg>$/,
    );
  });

  test.each([
    '',
    'cn/sydney',
    '//elsewhere.example/',
    '@elsewhere.example',
    '.elsewhere.example',
    `/${'x'.repeat(500)}`,
  ])('leads to no other place than this site: %j', async (path) => {
    expect((await codeOf(path)).status).toBe(400);
  });
});

test('a page that can be shared names no script, picture or frame of a network', async () => {
  for (const language of ['en', 'cn', 'tc', 'kr', 'jp']) {
    const city = language === 'tc' ? 'hong-kong' : 'okinawa';
    const site = testSite({ variables: { ...account, KAKAO_APP_KEY: 'our-key' } });
    const listing = await site.read(`/${language}/${city}/service/listing`);
    const [, path = ''] = new RegExp(`href="(/${language}/${city}/service/(?!listing)[^"]+)"`).exec(listing) ?? [];
    const html = await site.read(path);
    const [, share = ''] = /<nav class="share"[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];
    expect([language, share.match(/href="https:/g)?.length]).toEqual([language, expect.any(Number)]);
    const loadedAddresses = [
      ...html.matchAll(/<(?:script|img|iframe|link|source)\b[^>]*? (?:src|srcset)="(https?:[^"]+)"/g),
    ];
    const hosts = new Set(loadedAddresses.map(([, address = '']) => new URL(address.split(' ')[0] ?? '').host));
    hosts.delete('assets.meridian.example');
    expect([...hosts]).toEqual([]);
  }
});

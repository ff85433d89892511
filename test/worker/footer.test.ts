import { expect, test as plainTest } from 'vitest';
import { siteWhere } from '../support/worker/changedSite.ts';
import { formSite, rows, test } from '../support/worker/formWorld.ts';
import { elements, footerOf, mainOf } from '../support/worker/pageText.ts';
import { headOf, PHONE, testSite } from '../support/worker/testWorld.ts';

plainTest('the filing number is shown to visitors in mainland China only', async () => {
  const site = testSite();
  const abroad = await site.read('/cn/sydney');
  const mainland = await site.read('/cn/sydney', { 'cf-ipcountry': 'CN' });
  expect(abroad).not.toContain('ICP备');
  expect(mainland).toContain('ICP备');
  expect(mainland).toContain('href="https://filing.meridian.example/"');
});

plainTest('it asks for privacy choices in the four US cities only', async () => {
  const site = testSite();
  const asks = async (city: string): Promise<boolean> =>
    footerOf(await site.read(`/en/${city}`)).includes('data-privacy-choices');
  const cities = ['hawaii', 'los-angeles', 'san-francisco', 'new-york-city', 'sydney', 'guam'];
  expect(await Promise.all(cities.map(asks))).toEqual([true, true, true, true, false, false]);
});

plainTest('a network without an icon shows the first character of its name, whole', async () => {
  const site = siteWhere('socialItem', { name: '𝕏 (Twitter)', socialIconImage: [] });
  expect(footerOf(await site.read('/en/saipan'))).toContain('<span aria-hidden="true">𝕏</span>');
});

plainTest.each([
  ['/en/sydney/social-medias', ['social-medias/instagram'], ['social-medias/wechat', 'social-medias/weibo']],
  ['/cn/sydney/social-medias', ['social-medias/instagram', 'social-medias/wechat', 'social-medias/weibo'], []],
  ['/jp/okinawa/social-medias', ['/instagram/', '/line/'], ['/wechat/']],
])('%s leads to the networks of its visitors', async (path, listedNetworks, hiddenNetworks) => {
  const links = elements(mainOf(await testSite().read(path)), 'a').map(({ href = '' }) => href);
  expect(listedNetworks.filter((part) => !links.some((href) => href.includes(part)))).toEqual([]);
  expect(hiddenNetworks.filter((part) => links.some((href) => href.includes(part)))).toEqual([]);
});

plainTest.each([
  ['cn/sydney/social-medias/wechat', 'social-wechat-qr.svg'],
  // Its icon is for Chinese alone; whoever has its address may scan.
  ['en/sydney/social-medias/wechat', 'social-wechat-qr.svg'],
  ['cn/sydney/social-medias/weibo', undefined],
])('the page %s shows the code to scan', async (path, code) => {
  const page = mainOf(await testSite().read(`/${path}`));
  const drawing = elements(page, 'img').find(({ class: name }) => name === 'network-code-drawing');
  expect(drawing?.src?.split('/').at(-1)).toBe(code);
});

const pages = '/en/sydney /cn/sydney/mobile /tc/hong-kong /fr/paris /it/venice /jp/okinawa /kr/guam /en/hawaii'.split(
  ' ',
);

/** The phone's tree is a phone's only. */
const browserOf = (path: string): Readonly<Record<string, string>> =>
  path.includes('/mobile') ? { 'user-agent': PHONE } : {};

plainTest.each(pages)('no link of the footer of %s stands there twice', async (path) => {
  const links = elements(footerOf(await testSite().read(path, browserOf(path))), 'a')
    // Controls: where script is off, they lead to the page about what they ask.
    .filter((link) => !('data-consent-open' in link || 'data-privacy-choices' in link))
    .map(({ href }) => href)
    .filter((href) => href !== '#top');
  expect(links.filter((href, index) => links.indexOf(href) !== index)).toEqual([]);
  expect(links.filter((href) => href?.endsWith('/subscribe-news'))).toEqual([]);
  expect(links.length).toBeGreaterThan(10);
});

test.for(pages)(
  'an e-mail address typed in the footer of %s stands in the newsletter’s form, and nothing is stored or logged',
  async (path) => {
    const site = formSite();
    const footer = footerOf(await site.read(path, browserOf(path)));
    const [form] = elements(footer, 'form');
    const [field] = elements(footer, 'input');
    const [button] = elements(footer, 'button');
    expect(form?.['method']).toBe('post');
    expect(elements(footer, 'label').map((label) => label['for'])).toEqual([field?.['id']]);
    const body = new URLSearchParams({
      [field?.['name'] ?? '']: 'ada@lark.example',
      [button?.['name'] ?? '']: button?.['value'] ?? '',
    });
    const answer = await site.post(form?.['action'] ?? '', body, browserOf(path));
    expect(headOf(answer, 'cache-control')).toEqual([200, 'private, no-store']);
    const main = mainOf(await answer.text());
    expect(main.includes('aria-invalid="true"')).toBe(false);
    expect(main).toContain('id="form"');
    const email = elements(main, 'input').find(({ id }) => id === 'field-email');
    expect(email?.['value']).toBe('ada@lark.example');
    await site.settled();
    expect([await rows(), site.queued]).toEqual([[], []]);
    expect(site.lines.join()).not.toContain('ada@');
    expect(site.calls.join()).not.toContain('ada@');
  },
);

import { expect, test } from 'vitest';
import { elements, mainOf } from './pageText.ts';
import { testSite } from './testWorld.ts';

test('the filing number is shown to visitors in mainland China only', async () => {
  const site = testSite();
  const abroad = await (await site.visit('/cn/sydney')).text();
  const mainland = await (await site.visit('/cn/sydney', { 'cf-ipcountry': 'CN' })).text();
  expect(abroad).not.toContain('ICP备');
  expect(mainland).toContain('ICP备');
  expect(mainland).toContain('href="https://filing.meridian.example/"');
});

test.each([
  ['/en/sydney/social-medias', ['social-medias/instagram'], ['social-medias/wechat', 'social-medias/weibo']],
  ['/cn/sydney/social-medias', ['social-medias/instagram', 'social-medias/wechat', 'social-medias/weibo'], []],
  ['/jp/okinawa/social-medias', ['/instagram/', '/line/'], ['/wechat/']],
])('%s leads to the networks of its visitors', async (path, shown, hidden) => {
  const links = elements(mainOf(await (await testSite().visit(path)).text()), 'a').map(({ href = '' }) => href);
  expect(shown.filter((part) => !links.some((href) => href.includes(part)))).toEqual([]);
  expect(hidden.filter((part) => links.some((href) => href.includes(part)))).toEqual([]);
});

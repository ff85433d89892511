import { expect, test } from 'vitest';
import { testSite } from './testWorld.ts';

test('the filing number is shown to visitors in mainland China only', async () => {
  const site = testSite();
  const abroad = await (await site.visit('/cn/sydney')).text();
  const mainland = await (await site.visit('/cn/sydney', { 'cf-ipcountry': 'CN' })).text();
  expect(abroad).not.toContain('ICP备');
  expect(mainland).toContain('ICP备');
  expect(mainland).toContain('href="https://filing.meridian.example/"');
});

import { expect, test } from 'vitest';
import { testSite } from '../support/worker/testWorld.ts';

test('the home page of Sydney is rendered in both languages', async () => {
  const site = testSite();
  for (const [language, lang] of [
    ['en', 'en'],
    ['cn', 'zh-Hans'],
  ]) {
    const answer = await site.visit(`/${language}/sydney`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`<html lang="${lang}"`);
  }
});

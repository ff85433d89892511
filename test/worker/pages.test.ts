import * as React from 'react';
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

test('these tests render with the React that visitors get', () => {
  // Only its development build has it: a build that checks itself is three times as slow, and another one.
  expect('act' in React).toBe(false);
});

import { expect, test } from 'vitest';
import { citySlugs } from '../../content/cities.ts';
import { signatureFormNames } from '../../content/signature/forms.ts';
import { edit } from '../support/worker/editing.ts';
import { elements, mainOf, textOf } from '../support/worker/pageText.ts';
import { testSite } from '../support/worker/testWorld.ts';

/** The signature of a city's home page in English. */
async function signatureOf(city: string, site = testSite()): Promise<string> {
  const html = mainOf(await site.read(`/en/${city}`));
  return html.match(/<section class="section signature".*?<\/section>/s)?.[0] ?? '';
}

const signatures = new Map(await Promise.all(citySlugs.map(async (city) => [city, await signatureOf(city)] as const)));

test.each(citySlugs)('%s has a section that no other city has', (city) => {
  const signature = signatures.get(city) ?? '';
  const drawing = (html: string | undefined): string => (html?.match(/<svg.*<\/svg>/s)?.[0] ?? '').replaceAll(city, '');
  expect(textOf(signature, 'h2')).not.toBe('');
  expect(elements(signature, 'li').length).toBeGreaterThanOrEqual(3);
  // A line of an hour at which nothing is open may lead nowhere.
  expect(elements(signature, 'a').length).toBeGreaterThanOrEqual(2);
  for (const [otherCity, html] of signatures) {
    if (otherCity === city) continue;
    expect(textOf(html, 'h2')).not.toBe(textOf(signature, 'h2'));
    if (drawing(signature) !== '') expect(drawing(html), otherCity).not.toBe(drawing(signature));
  }
});

test('no form stands in more than two cities, and every form in one', () => {
  const forms = [...signatures.values()].map((html) => html.match(/data-form="(\w+)"/)?.[1] ?? '');
  for (const form of new Set(forms))
    expect(forms.filter((candidate) => candidate === form).length, form).toBeLessThanOrEqual(2);
  expect(new Set(forms)).toEqual(new Set(signatureFormNames));
});

test('hours and floors are said in the page’s language', async () => {
  expect(await testSite().read('/en/sydney')).toMatch(/signature-mark[^>]*>12pm</);
  expect(await testSite().read('/cn/sydney')).toMatch(/signature-mark[^>]*>12:00</);
  expect(await testSite().read('/cn/sydney')).toMatch(/<text x="600"[^>]*>12:00</);
  expect(await testSite().read('/fr/paris')).toMatch(/signature-mark[^>]*>Premier\sétage</);
});

test('a line that has lost its words is left out, and with too few lines the section', async () => {
  const at = '2026-06-15T02:00:00.099Z';
  const linesWithout = async (...emptied: readonly number[]): Promise<number> => {
    for (const line of emptied)
      await edit({ at, id: `cairns-signature-${line}`, fields: { title: { 'en-US': null } } });
    const signature = await signatureOf('cairns', testSite({ now: at }));
    expect(signature).not.toMatch(/<a [^>]*><\/a>/);
    return elements(signature, 'li').length;
  };
  expect([await linesWithout(), await linesWithout(1), await linesWithout(2, 3, 4, 5)]).toEqual([6, 5, 0]);
});

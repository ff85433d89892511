import { describe, expect, test } from 'vitest';
import { message } from '../../content/messages/messages.ts';
import { knownGaps, trialNames, trials } from '../../content/visitor/accessibility.ts';
import { accessibilityRun } from '../../content/visitor/accessibilityRun.ts';
import { storedRows } from '../../content/visitor/storedData.ts';
import { elements, mainOf, textOf, unescaped } from '../support/worker/pageText.ts';
import { PHONE, testSite } from '../support/worker/testWorld.ts';

const site = testSite({ variables: { LOG_LEVEL: '4' } });
/** One city for each language. */
const places = [
  ['en', 'hawaii'],
  ['cn', 'sydney'],
  ['tc', 'hong-kong'],
  ['fr', 'paris'],
  ['it', 'venice'],
  ['jp', 'okinawa'],
  ['kr', 'paris'],
] as const;
const notices = ['accessibility-statement', 'stored-data'];
const page = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await site.visit(path, headers);
  return { status: answer.status, cache: answer.headers.get('cache-control'), html: await answer.text() };
};

describe.each(places)('in %s', (language, city) => {
  test('the statement says what was tried, what does not hold, and whom to tell', async () => {
    const { status, html } = await page(`/${language}/${city}/accessibility-statement`);
    const words = unescaped(mainOf(html));
    expect([status, textOf(mainOf(html), 'h1')]).toEqual([200, message('statementTitle', language)]);
    expect(words).toContain(String(accessibilityRun.tests));
    for (const key of [...trialNames.map((trial) => trials[trial]), ...knownGaps])
      expect(words).toContain(message(key, language));
    const [link] = elements(mainOf(html), 'a').filter(({ href }) => href?.endsWith('contact-us?subject=accessibility'));
    const form = mainOf((await page(link?.['href'] ?? '')).html);
    const [subject] = elements(form, 'input').filter(({ name }) => name === 'subject');
    expect(subject?.['value']).toBe(message('statementSubject', language));
  });

  test('all that is stored is told, with its reason', async () => {
    const words = unescaped(mainOf((await page(`/${language}/${city}/stored-data`)).html));
    for (const { name, purpose } of storedRows) {
      expect(words).toContain(`>${name}<`);
      expect(words).toContain(message(purpose, language));
    }
    expect(words).not.toMatch(/\b1\s(days|jours|giorni|minutes)\b/);
  });

  test.each([
    ['desktop', `/${language}/${city}`, {}],
    ['mobile', `/${language}/${city}/mobile`, { 'user-agent': PHONE }],
  ])('every page of the %s tree leads to both, and each legal link stands once', async (_, home, headers) => {
    const [, footer = ''] =
      /<footer[\s\S]*?<ul class="footer-legal">([\s\S]*?)<\/ul>/.exec((await page(home, headers)).html) ?? [];
    const links = elements(footer, 'a').map(({ href = '' }) => href);
    expect(links).toEqual(expect.arrayContaining(notices.map((notice) => `${home}/${notice}`)));
    const titles = [...footer.matchAll(/<a [^>]*>([^<]*)/g)].map(([, title]) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('Global Privacy Control, by its header and without script', () => {
  const path = '/en/sydney/stored-data';
  const words = message('consentPrivacyControl', 'en');

  test('is shown as kept to, to the visitor who sends it only', async () => {
    const privatePage = await page(path, { 'sec-gpc': '1' });
    expect([unescaped(privatePage.html).split('<main')[1]?.includes(words), privatePage.cache]).toEqual([
      true,
      'private, no-store',
    ]);
    // Before and after: the page of everybody else is shared.
    for (const _ of ['rendered', 'cached']) expect(mainOf((await page(path)).html)).not.toContain(words);
    expect((await page(path, { 'sec-gpc': '1' })).html).toContain(words);
  });

  test('is told to machines', async () => {
    expect(JSON.parse((await page('/.well-known/gpc.json')).html)).toMatchObject({ gpc: true });
  });
});

test.each([
  ['fr', 'paris', 'EN 301 549'],
  ['it', 'venice', 'EN 301 549'],
  ['en', 'sydney', undefined],
])('terms in the European Union say how the service meets the requirements: %s %s', async (language, city, words) => {
  const { html } = await page(`/${language}/${city}/terms-bak-and-conditions`);
  expect(/EN 301 549/.exec(mainOf(html))?.[0]).toBe(words);
  expect(mainOf(html).includes(`/${language}/${city}/accessibility-statement`)).toBe(words !== undefined);
});

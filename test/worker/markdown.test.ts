import { describe, expect, test } from 'vitest';
import { drawn } from '../support/drawn.ts';
import { words } from '../support/words.ts';
import { pageAddresses } from '../support/worker/pageAddresses.ts';
import { testSite } from '../support/worker/testWorld.ts';

const markdown = { Accept: 'text/markdown' };
/** No pages, files, or a way elsewhere. */
const kindsWithoutMarkdown: readonly string[] = words(`
  unsupported maintenance openingSoon eventCalendar myVisitCalendar eshop member
`);

describe('a page as Markdown', () => {
  test('says what its HTML says, in at most 15 % of its bytes, with absolute links', async () => {
    const site = testSite();
    const heavy: string[] = [];
    for (const [kind, address] of drawn(Object.entries(await pageAddresses()), 3)) {
      if (kindsWithoutMarkdown.includes(kind)) continue;
      const html = await site.read(address);
      const answer = await site.visit(address, markdown);
      const text = await answer.text();
      expect([address, answer.status, answer.headers.get('content-type')]).toEqual([
        address,
        200,
        'text/markdown; charset=utf-8',
      ]);
      const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
      expect(text, address).toContain('\n# ');
      expect(heading, address).not.toBe('');
      expect(text.match(/\]\((?!https?:\/\/|mailto:|tel:)[^)]*\)/g) ?? [], address).toEqual([]);
      expect(text, address).not.toMatch(/<script|nonce|aria-/);
      const share = new TextEncoder().encode(text).byteLength / new TextEncoder().encode(html).byteLength;
      if (share > 0.15) heavy.push(`${kind}: ${Math.round(share * 100)} %`);
    }
    expect(heavy).toEqual([]);
  });

  test.each<[string, readonly string[], RegExp]>([
    [
      '/en/sydney/what-is-happening/event/listing',
      ['- June 27, 2026\n', 'Tastings · Upcoming', 'Level 3, pantry · 9 of 20 seats left'],
      /\d{5}|[a-z](?:Upcoming|Past|Now on)|- ·/,
    ],
    ['/en/sydney/brand/listing', ['Level 1, east gallery · Open now, until 8pm'], /galleryOpen/],
    ['/cn/sydney/special-offers/listing', ['2026年6月3日至7月4日 · 一层西廊', '[花瓣上的名字]'], /[\u200b\u2060]/],
    ['/cn/hainan/brand/hesperia', ['# Hesperia 暮星\n'], /Hesperia暮星/],
    ['/jp/okinawa', ['# 珊瑚の塀、海の色'], /[\u200b\u2060]/],
    ['/en/sydney/dining/undercroft', ['| Menu ', '| AUD 16 |\n'], /\|\s+\|\s+\|/],
    ['/en/sydney/dining/listing', ['(opens in a new window)'], / · \(/],
  ])('sets facts apart, says none twice, and keeps words whole: %s', async (address, shown, unwanted) => {
    const text = (await testSite().read(address, markdown)).replaceAll('\u00a0', ' ');
    for (const words of shown) expect(text).toContain(words);
    expect(text.replaceAll(/\(http[^)]*\)/g, '')).not.toMatch(unwanted);
  });

  test('HTML and Markdown of one cached page never take each other’s place', async () => {
    const site = testSite();
    const address = '/en/sydney/stores/sydney';
    const answers = [];
    for (const headers of [{}, markdown, {}, markdown]) answers.push(await site.visit(address, headers));
    const types = answers.map((answer) => answer.headers.get('content-type')?.split(';')[0]);
    expect(types).toEqual(['text/html', 'text/markdown', 'text/html', 'text/markdown']);
    expect(answers.map((answer) => answer.headers.get('x-cache'))).toEqual(['MISS', 'HIT', 'HIT', 'HIT']);
    expect(answers.every((answer) => answer.headers.get('vary')?.includes('Accept'))).toBe(true);
    const [html, text] = answers.map((answer) => answer.headers.get('etag') ?? '');
    expect(text).not.toBe(html);
    expect(answers[1]?.headers.get('cache-control')).toBe(answers[2]?.headers.get('cache-control'));
    expect((await site.visit(address, { ...markdown, 'If-None-Match': text ?? '' })).status).toBe(304);
    expect((await site.visit(address, { ...markdown, 'If-None-Match': html ?? '' })).status).toBe(200);
    expect(await answers[0]?.text()).toContain('<link rel="alternate" type="text/markdown"');
    const storeText = await answers[1]?.text();
    expect(storeText).toMatch(/10am/);
    expect(storeText).toMatch(/\(tel:\+61|\+61/);
  });

  test.each([
    ['text/markdown', true],
    ['text/markdown, text/html;q=0.9', true],
    ['text/html, text/markdown;q=0.5', false],
    ['text/markdown;q=0, text/html', false],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
    ['*/*', false],
    ['text/markdown;q=0.1, */*', false],
    ['text/markdown;q=0.5, text/*;q=0.8, */*;q=0.1', false],
    ['text/markdown, */*', true],
    ['text/markdown;q=0.5, */*;q=0.1', true],
  ])('%s gets Markdown: %s', async (accept, isMarkdown) => {
    const answer = await testSite().visit('/en/sydney/contact-us', { Accept: accept });
    expect(answer.headers.get('content-type')?.startsWith('text/markdown')).toBe(isMarkdown);
  });
});

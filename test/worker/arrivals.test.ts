import { describe, expect, test } from 'vitest';
import { testSite } from '../support/worker/testWorld.ts';

const inlineStyle = /<style nonce="([^"]{24})" data-styles-of="\/assets\/index\.css">main\{color:red\}<\/style>/;
const styleLink = /<link rel="stylesheet" href="\/assets\/index\.css"/;

describe('the styles of a page', () => {
  const { visit } = testSite();
  const visitFrom = async (from: string | undefined, mode = 'navigate', purpose = '') => {
    const headers: Record<string, string> = {
      ...(from && { 'sec-fetch-site': from, 'sec-fetch-mode': mode }),
      ...(purpose && { 'sec-purpose': purpose }),
    };
    const answer = await visit('/en/sydney/news', headers);
    return { html: await answer.text(), policy: answer.headers.get('content-security-policy') };
  };

  test.each(['none', 'cross-site', 'same-site'])('stand in it for whoever arrives (%s)', async (from) => {
    const { html, policy } = await visitFrom(from);
    const [style, nonce] = inlineStyle.exec(html) ?? [];
    expect(style).toBeDefined();
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(html).not.toMatch(styleLink);
    // Nothing else differs.
    const bare = (text: string) =>
      text.replaceAll(/nonce="[^"]{24}"/g, '').replace(/<style.*?<\/style>|<link rel="stylesheet"[^>]*>/, '');
    expect(bare(html)).toBe(bare((await visitFrom('same-origin')).html));
  });

  test.each([
    ['goes on within the site', 'same-origin', 'navigate'],
    ['says nothing', undefined, 'navigate'],
    ['fetches it by script', 'cross-site', 'cors'],
    ['fetches it ahead', 'none', 'navigate', 'prefetch'],
  ])('are a file for whoever %s', async (_, from, mode, purpose = '') => {
    const { html } = await visitFrom(from, mode, purpose);
    expect(html).toMatch(styleLink);
    expect(html).not.toMatch(inlineStyle);
  });
});

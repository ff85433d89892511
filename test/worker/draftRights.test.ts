import { describe, expect, test } from 'vitest';
import { previewToken } from '../../worker/preview/previewTokens.ts';
import { ORIGIN, PREVIEW_SECRET, testSite } from '../support/worker/testWorld.ts';

const DRAFT_NOW = '2026-06-15T02:00:00.031Z';
const now = Math.floor(Date.parse(DRAFT_NOW) / 1000);
const EVENT = '/en/sydney/what-is-happening/event/silk-in-the-hand';
const event = 'sydney-event-silk-in-the-hand';
const json = { 'content-type': 'application/json' };

describe('who may try drafts', () => {
  const routes = ['draft', 'entries', 'receipt', 'pages'] as const;
  /** No index of pages is bound here. */
  const statusOf = (route: (typeof routes)[number]): number => (route === 'pages' ? 503 : 200);
  const bodies = {
    draft: JSON.stringify({
      drafts: { locale: 'en-US', entries: [{ id: event, fields: { title: 'Secret' } }] },
      wanted: { part: 'main' },
      untranslated: [],
    }),
    entries: JSON.stringify({ ids: [event] }),
    receipt: JSON.stringify({ ids: [event] }),
    pages: JSON.stringify({ ids: [event] }),
  };
  const ask = (
    site: ReturnType<typeof testSite>,
    route: (typeof routes)[number],
    query: string,
    headers: Readonly<Record<string, string>>,
  ) =>
    site.visit(
      `/preview/${route}${EVENT}?entry=${event}${query}`,
      { ...json, ...headers },
      { method: 'POST', body: bodies[route] },
    );

  test.each(routes)('%s needs the preview’s signature, in whatever way it is asked for', async (route) => {
    const site = testSite({ now: DRAFT_NOW, variables: { PREVIEW_SECRET, PREVIEW_DOMAINS: 'meridian.example' } });
    const validToken = await previewToken(PREVIEW_SECRET, now + 60);
    const invalidTokens = [
      await previewToken(PREVIEW_SECRET, now - 1),
      await previewToken('another-secret-of-others', now + 60),
      'true',
      PREVIEW_SECRET,
      '',
    ];
    for (const token of invalidTokens) {
      for (const answer of [
        await ask(site, route, `&is-preview-mode=${token}`, {}),
        await ask(site, route, '', { cookie: `is-preview-mode=${token}` }),
        await ask(site, route, '', { referer: 'https://preview.meridian.example/' }),
      ])
        expect([answer.status, (await answer.text()).includes('Silk')]).toEqual([403, false]);
    }
    expect(site.calls).toEqual([]);
    expect((await ask(site, route, `&is-preview-mode=${validToken}`, {})).status).toBe(statusOf(route));
    expect((await ask(site, route, '', { cookie: `is-preview-mode=${validToken}` })).status).toBe(statusOf(route));
  });

  test.each(routes)('%s is for pages of this site, in their own words', async (route) => {
    const site = testSite({ now: DRAFT_NOW });
    expect((await ask(site, route, '', {})).status).toBe(403);
    const flag = '&is-preview-mode=true';
    expect((await ask(site, route, flag, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask(site, route, flag, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask(site, route, flag, { origin: ORIGIN })).status).toBe(statusOf(route));
    const post = (path: string, body: string): Promise<Response> =>
      site.visit(`${path}?is-preview-mode=true&entry=${event}`, json, { method: 'POST', body });
    expect((await post(`/preview/${route}${EVENT}`, 'no json')).status).toBe(400);
    expect((await post(`/preview/${route}${EVENT}`, '{}')).status).toBe(400);
    expect((await post(`/preview/${route}/no-city`, bodies[route])).status).toBe(400);
    expect((await post(`/preview/${route}${EVENT}`, `"${'x'.repeat(600_000)}"`)).status).toBe(413);
    const get = await site.visit(`/preview/${route}${EVENT}?is-preview-mode=true`);
    expect(get.status).toBeGreaterThanOrEqual(404);
  });
});

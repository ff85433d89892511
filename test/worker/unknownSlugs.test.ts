import { describe, expect, test } from 'vitest';
import { askContentService, TEST_NOW, testSite } from '../support/worker/testWorld.ts';

const paths = ['brand', 'dining', 'stores', 'announcement', 'what-is-happening/event', 'terms-bak-and-conditions', ''];
const unknown = (from: number, count = 3): readonly string[] =>
  paths.flatMap((path) =>
    Array.from({ length: count }, (_, at) => `/en/sydney/${path}/none-${from + at}`.replace('//', '/')),
  );

/** The calls for pages by their slugs. */
const slugCalls = ({ calls }: ReturnType<typeof testSite>): number =>
  calls.filter((call) => /fields\.slug=none/.test(call)).length;

describe('any number of addresses that no page has', () => {
  test('are told from a list that is asked for once, and cost no call after that', async () => {
    const site = testSite();
    for (const path of unknown(0, 2)) expect((await site.visit(path)).status, path).toBe(404);
    const [calls, bySlug] = [site.calls.length, slugCalls(site)];
    for (const path of unknown(10)) expect((await site.visit(path)).status, path).toBe(404);
    expect([site.calls.length, slugCalls(site)]).toEqual([calls, bySlug]);
  });

  test('asked for at once by many, cost the service as many calls as a few do', async () => {
    const site = testSite();
    await site.visit('/en/sydney/brand/none');
    await Promise.all(Array.from({ length: 36 }, (_, at) => site.visit(`/en/sydney/brand/none-${at}`)));
    expect(slugCalls(site)).toBe(1);
  });

  test('a page that is there is found, also one that was published since the list was read', async () => {
    const site = testSite();
    for (const path of unknown(0, 2)) await site.visit(path);
    expect((await site.visit('/en/sydney/brand/aurelle')).status).toBe(200);
    // What is older than two minutes says nothing of what is new.
    site.setNow(new Date(Date.parse(TEST_NOW) + 121_000).toISOString());
    const before = slugCalls(site);
    expect((await site.visit('/en/sydney/brand/none-new')).status).toBe(404);
    expect(slugCalls(site)).toBe(before + 1);
  });

  test('a list that was cut, or that fails, says nothing: the service is asked', async () => {
    for (const list of [
      async (answer: Response) => {
        const wholeList: object = await answer.json();
        return Response.json({ ...wholeList, total: 5000 });
      },
      async () => new Response('{}', { status: 500 }),
    ]) {
      const site = testSite({
        fetch: async (request) => {
          const url = new URL(request.url);
          const query = url.searchParams;
          const isIndex = query.get('content_type') === 'brandPavilion' && !query.has('fields.slug');
          if (isIndex) query.delete('skip');
          const answer = await askContentService(new Request(url, request));
          return isIndex ? list(answer) : answer;
        },
      });
      await site.visit('/en/sydney/brand/none-0');
      await site.visit('/en/sydney/brand/none-1');
      expect(slugCalls(site)).toBe(2);
      expect((await site.visit('/en/sydney/brand/aurelle')).status).toBe(200);
    }
  });
});

test('addresses of a form that no page has share one page: made once, sent to each with a nonce of its own', async () => {
  const site = testSite();
  const nowhere = (at: number) => site.visit(`/en/sydney/no/such/page/${at}?from=${at}`);
  const firstAnswer = await nowhere(0);
  const calls = site.calls.length;
  const otherAnswers = await Promise.all(Array.from({ length: 30 }, (_, at) => nowhere(at + 1)));
  expect([firstAnswer, ...otherAnswers].filter(({ status }) => status !== 404)).toEqual([]);
  expect(site.lines.filter((line) => line.includes('"page failed"'))).toHaveLength(1);
  expect(site.calls.length).toBe(calls);
  const policies = [firstAnswer, ...otherAnswers].map(({ headers }) => headers.get('content-security-policy') ?? '');
  expect(new Set(policies).size).toBe(31);
  const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(policies[7] ?? '') ?? [];
  const html = (await otherAnswers[6]?.text()) ?? '';
  expect(html).toContain(`nonce="${nonce}"`);
  expect(html).toContain('OOPS! PAGE NOT FOUND.');
  expect(html.includes('/-/-')).toBe(false);
  expect((await site.visit('/en/sydney/brand/%E3%82')).status).toBe(404);
  expect(site.lines.filter((line) => line.includes('"page failed"'))).toHaveLength(1);
  // What an address asks for beside its page still counts.
  expect(await site.read('/cn/sydney/no/such/page')).toContain('<html lang="zh-Hans"');
  expect(await site.read('/en/sydney/no/such/page?without-overlay=true')).toMatch(
    /href="\/en\/sydney\?without-overlay=true"/,
  );
});

test('a service that leads in a circle costs one call a question', async () => {
  const requests: string[] = [];
  const site = testSite({
    fetch: async (request) => {
      requests.push(`${request.redirect} ${request.url}`);
      return new Response(null, { status: 302, headers: { location: request.url } });
    },
  });
  expect((await site.visit('/en/sydney/brand/listing')).status).toBe(500);
  expect(requests.filter((call) => !call.startsWith('manual '))).toEqual([]);
  expect(new Set(requests).size).toBe(requests.length);
});

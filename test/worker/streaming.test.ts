import { describe, expect, test } from 'vitest';
import { testTime } from '../support/worker/testTime.ts';
import { askContentService, headOf, TEST_NOW, testSite } from '../support/worker/testWorld.ts';

const ROBOT = 'Mozilla/5.0 (compatible; Examplebot/2.1; +https://bot.example/)';
/** A card that only the automatic list shows. */
const card = /<h3[^>]*>[^<]*<a[^>]*href="\/en\/sydney\/what-is-happening\/event\//;

/** A site whose list of events comes only when it is let go. */
function slowSite() {
  const time = testTime(TEST_NOW);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let fails = false;
  const site = testSite({
    variables: { LOG_LEVEL: '4' },
    fetch: async (request) => {
      const query = new URL(request.url).searchParams;
      const isEvents = query.get('content_type') === 'event' && query.get('limit') === '1000';
      if (isEvents) await released;
      if (isEvents && fails) return new Response('{}', { status: 500 });
      return time.outside(askContentService(request));
    },
    world: { now: time.now, after: time.after },
  });
  return {
    ...site,
    time,
    release,
    fail: () => {
      fails = true;
      release();
    },
    visit: async (headers?: Readonly<Record<string, string>>) =>
      (await time.run(site.visit('/en/sydney', headers))).result,
  };
}

/** Reads what has been sent so far, and then the rest. */
async function inTwo(response: Response): Promise<{ firstPart: string; readRest: () => Promise<string> }> {
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let firstPart = '';
  while (!firstPart.includes('</footer>')) {
    const piece = await reader.read();
    if (piece.done) break;
    firstPart += piece.value;
  }
  return {
    firstPart,
    readRest: async () => {
      let text = '';
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) text += piece.value;
      return text;
    },
  };
}

describe('a part of a page that is slow to come', () => {
  test('follows the page, which is sent without it and not cached', async () => {
    const site = slowSite();
    const response = await site.visit();
    expect(headOf(response, 'cache-control')).toEqual([200, 'private, no-store']);
    const { firstPart, readRest } = await inTwo(response);
    expect(firstPart).toContain('<footer');
    expect(firstPart).toContain('aria-busy="true"');
    expect(firstPart).not.toContain('</html>');
    site.release();
    const lastPart = await readRest();
    expect(lastPart.endsWith('</body></html>')).toBe(true);
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
    expect([...lastPart.matchAll(/<script(?![^>]*nonce="([^"]+)")[^>]*>/g)]).toEqual([]);
    expect(lastPart).toContain(`nonce="${nonce}"`);
    await site.time.run(site.settled());
    const next = await site.visit();
    const text = await next.text();
    expect(next.headers.get('cache-control')).toContain('public');
    expect(text).not.toContain('aria-busy="true"');
    expect(text).toMatch(card);
  });

  test('leaves a way to its list when it fails', async () => {
    const site = slowSite();
    const { firstPart, readRest } = await inTwo(await site.visit());
    site.fail();
    const text = firstPart + (await readRest());
    expect(text.endsWith('</body></html>')).toBe(true);
    // The header leads there, too.
    const [waitingPart = ''] = /<div class="waiting".*?<\/section>/s.exec(firstPart) ?? [];
    expect(waitingPart).toContain('href="/en/sydney/what-is-happening/event/listing"');
  });

  test('is no failure where its visitor leaves before it comes', async () => {
    const site = slowSite();
    const response = await site.visit();
    await response.body?.cancel();
    site.release();
    await site.time.run(site.settled());
    expect(site.lines.filter((line) => line.includes('render failed'))).toEqual([]);
  });

  test('is waited for by robots', async () => {
    const site = slowSite();
    const answer = site.time.run(site.visit({ 'user-agent': ROBOT }));
    site.release();
    const text = await (await answer).result.text();
    expect(text).not.toContain('aria-busy="true"');
    expect(text).toMatch(card);
  });
});

import { expect, test } from 'vitest';
import { elements, pathsIn } from '../support/worker/pageText.ts';
import { DESKTOP, ORIGIN, PHONE, testSite } from '../support/worker/testWorld.ts';

/** Shop and member pages, to which addresses of this site redirect (docs/rules.md#shop-redirect). */
const outbound = /^https:\/\/(?:shop|member)\.meridian\.example\//;
/** Another city's home: looked at, but not gone through. */
const home = /^\/(?:en|cn|tc|fr|it|jp|kr)\/([a-z-]+)(?:\/mobile)?$/;
const REDIRECTS = 3;

const site = testSite({ variables: { LOG_LEVEL: '3' } });

/** A filtered view of a filtered view shows nothing new; a category counts as one. */
function isNarrow(path: string): boolean {
  const { pathname, searchParams } = new URL(path, ORIGIN);
  return [...searchParams].length + Number(/\/listing\/./.test(pathname)) > 1;
}

/** Cities whose homes were looked at: one language of each is enough here, all are walked by the routes' own test. */
const visitedCities = new Set<string>();

function isNewCity(path: string): boolean {
  const city = home.exec(path)?.[1] ?? '';
  if (city === '' || visitedCities.has(city)) return false;
  visitedCities.add(city);
  return true;
}

async function crawl(start: string, agent: string) {
  const linkedFrom = new Map([[start, '']]);
  const broken: string[] = [];
  for (const [path, page] of linkedFrom) {
    let answer = await site.visit(path, { 'user-agent': agent });
    for (let hop = 0; hop < REDIRECTS && answer.status === 302; hop += 1) {
      const location = answer.headers.get('location') ?? '';
      if (outbound.test(location)) break;
      answer = await site.visit(location.replace(ORIGIN, ''), { 'user-agent': agent });
    }
    const isOutbound = answer.status === 302 && outbound.test(answer.headers.get('location') ?? '');
    if (answer.status !== 200 && !isOutbound) broken.push(`${path} answers ${answer.status}, linked from ${page}`);
    const html = answer.headers.get('content-type')?.startsWith('text/html') ? await answer.text() : '';
    if (path !== start && !path.startsWith(`${start}/`)) continue;
    const ids = new Set(['top', ...[...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)]);
    for (const { href } of elements(html, 'a'))
      if (href?.startsWith('#') && !ids.has(href.slice(1))) broken.push(`${path} has no ${href}`);
    for (const link of pathsIn(html, ORIGIN)) {
      if (linkedFrom.has(link)) continue;
      const isBelowStart = link === start || link.startsWith(`${start}/`) || link.startsWith(`${start}?`);
      if (isBelowStart ? !isNarrow(link) : isNewCity(link)) linkedFrom.set(link, path);
    }
  }
  return { broken, visited: linkedFrom.size };
}

test.each([
  ['/en/sydney', DESKTOP, 150],
  ['/cn/sydney', DESKTOP, 150],
  ['/fr/paris', DESKTOP, 80],
  ['/jp/okinawa', DESKTOP, 80],
  ['/en/sydney/mobile', PHONE, 150],
])('from %s no link leads nowhere', async (start, agent, least) => {
  const { broken, visited } = await crawl(start, agent);
  expect(broken).toEqual([]);
  expect(visited).toBeGreaterThan(least);
});

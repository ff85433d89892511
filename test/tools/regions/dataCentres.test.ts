import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readState } from '../../../content/freshness/changes.ts';
import { storedFiles } from '../../../tools/operators/storedFiles.ts';
import { type Regions, startRegions } from '../../../tools/regions/dataCentres.ts';
import { standInSecrets } from '../../../tools/secrets.ts';
import { editorsChange, tellSite } from '../../support/editorsChange.ts';

const KEY = 'a key for this test';
const PAGE = '/en/sydney/privacy-policy';

let regions: Regions;
beforeAll(async () => {
  regions = await startRegions({
    centres: ['Sydney', 'Paris', 'New York'].map((name) => ({ name, port: 0 })),
    contentPort: 0,
    // Longer than this file takes on the busiest machine.
    delayMs: 3_600_000,
    variables: { HEALTH_KEY: KEY, FORM_SECRET: 'a secret for the tickets of this test' },
  });
});
afterAll(() => regions.stop());

async function visit(centre: number, path = PAGE) {
  const answer = await fetch(`${regions.centres[centre]?.url}${path}`);
  await answer.text();
  return `${answer.status} ${answer.headers.get('x-cache')}`;
}

/** An editor publishes an entry; the webhook reaches the second data centre. */
async function publish(id: string, fields: Readonly<Record<string, Readonly<Record<string, string>>>>): Promise<void> {
  const hook = await editorsChange(`http://${regions.content.origin}`, { id, action: 'publish', fields });
  const secret = standInSecrets()['CONTENTFUL_HOOK_SECRET'] ?? '';
  expect((await tellSite(regions.centres[1]?.url ?? '', secret, hook)).status).toBe(200);
}

describe('npm run regions', () => {
  test('gives each data centre a memory and a cache of its own', async () => {
    expect(new Set(regions.centres.map(({ url }) => url)).size).toBe(3);
    // What was made before the coordinator first compared would be made again.
    await expect.poll(async () => readState(await regions.coordinator.fetch('/state'))?.checkedAt).toBeGreaterThan(0);
    expect(await visit(0)).toBe('200 MISS');
    // Pages are stored once they are answered; the page itself is stored last.
    await expect.poll(() => visit(0)).toBe('200 HIT');
    await expect.poll(() => regions.stores.CONTENT.holds('page:')).toBe(true);
    for (const centre of [1, 2]) await expect.poll(() => visit(centre)).toBe('200 HIT');
    // Its memory and its cache are gone; the page is still in the store of all data centres.
    const { reads } = regions.stores.CONTENT.counts();
    const visitAnew = async (): Promise<string> => {
      await regions.centres[1]?.restart();
      return visit(1);
    };
    await expect.poll(visitAnew).toBe('200 HIT');
    expect(await visit(0)).toBe('200 HIT');
    expect(regions.stores.CONTENT.counts().reads).toBeGreaterThan(reads);
  });

  test('shares KV between them: what one has asked for and written, another that never looked for it has at once', async () => {
    const path = '/en/paris/privacy-policy';
    const callsOf = async (centre: number): Promise<number> => {
      const before = regions.content.calls();
      await visit(centre, path);
      return regions.content.calls() - before;
    };
    const { writes } = regions.stores.CONTENT.counts();
    expect(await callsOf(0)).toBeGreaterThan(0);
    // Answers are stored once the page is sent.
    await expect.poll(() => regions.stores.CONTENT.counts().writes).toBeGreaterThan(writes);
    await expect.poll(() => callsOf(1)).toBe(0);
  });

  test('a publication is there in each before anybody asks, once for all of them', async () => {
    const path = '/en/sydney/what-is-happening/event/silk-in-the-hand';
    const fillAnswer = await fetch(`${regions.centres[0]?.url}/_pages`, {
      method: 'POST',
      headers: { 'x-health-key': KEY },
      body: JSON.stringify({ paths: [path] }),
    });
    expect(await fillAnswer.json()).toMatchObject({ renders: 4 });
    for (const centre of [0, 1, 2]) expect(await visit(centre, path)).toBe('200 HIT');
    const titleAt = async (centre: number): Promise<string> => {
      const answer = await fetch(`${regions.centres[centre]?.url}${path}`);
      expect(answer.headers.get('x-cache')).not.toBe('MISS');
      return /<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1] ?? '';
    };
    await publish('sydney-event-silk-in-the-hand', { title: { 'en-US': 'Silk at another hour' } });
    // The page of before stands in until a job has made the new one; at no centre does a visitor's request render it.
    for (const centre of [0, 1, 2]) await expect.poll(() => titleAt(centre)).toBe('Silk at another hour');
  });

  test('has one coordinator, which each can tell of flags, and which keeps them', async () => {
    const headers = { 'X-Health-Key': KEY };
    const set = async (centre: number, city: string): Promise<unknown> => {
      const body = JSON.stringify({ flag: 'comingSoon', city, value: true });
      const answer = await fetch(`${regions.centres[centre]?.url}/_flags`, { method: 'POST', headers, body });
      const { flags } = await answer.json();
      return JSON.parse(flags);
    };
    await Promise.all([set(1, 'guam'), set(2, 'paris')]);
    const bothCities = { comingSoon: { cities: { guam: true, paris: true } } };
    expect(await set(0, 'guam')).toMatchObject(bothCities);
    await regions.coordinator.restart();
    expect(JSON.parse(readState(await regions.coordinator.fetch('/state'))?.flags ?? '')).toMatchObject(bothCities);
  });

  test('answers for files of another release as for its own', async () => {
    const [file] = storedFiles('dist/client/assets').filter(({ key }) => key.endsWith('.woff2'));
    const name = file?.key.replace(/^file:/, '') ?? '';
    regions.stores.CONTENT.put('operator', 'file:of-another-release.woff2', file?.value ?? '', 3600);
    regions.stores.CONTENT.setDelay(0);
    const fileAnswer = async (path: string) => {
      const answer = await fetch(`${regions.centres[0]?.url}/assets/${path}`);
      // The platform and the Worker add different notes to what they answer.
      const notes = ['date', 'etag', 'cf-cache-status', 'server-timing', 'x-cache'];
      const headers = Object.fromEntries([...answer.headers].filter(([header]) => !notes.includes(header)));
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, headers, isWhole: bytes.toString('base64') === file?.value };
    };
    const releaseAnswer = await fileAnswer(name);
    expect([releaseAnswer.status, releaseAnswer.isWhole]).toEqual([200, true]);
    expect(await fileAnswer('of-another-release.woff2')).toEqual(releaseAnswer);
    expect((await fileAnswer('of-no-release.woff2')).status).toBe(404);
  });

  test('takes a form in one that another has shown, and stores its enquiry once', async () => {
    const path = '/en/sydney/subscribe-news';
    const addressAt = (centre: number): string => `${regions.centres[centre]?.url}${path}`;
    const [, ticket = ''] = /name="ticket" value="([^"]+)"/.exec(await (await fetch(addressAt(0))).text()) ?? [];
    const send = async (centre: number, sent = ticket): Promise<number> => {
      const body = new URLSearchParams({ email: 'ada@lark.example', consent: 'yes', website: '', ticket: sent });
      const headers = { Origin: regions.centres[centre]?.url ?? '' };
      const answer = await fetch(addressAt(centre), { method: 'POST', headers, body });
      await answer.text();
      return answer.status;
    };
    expect(
      await send(
        1,
        ticket.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      ),
    ).toBe(422);
    // Nobody is as fast as this test: until three seconds have passed the form comes back, with the same ticket.
    await expect.poll(() => send(1), { interval: 500 }).toBe(200);
    expect(await send(1)).toBe(200);
    const receipts = await Promise.all(regions.centres.map((centre) => centre.receipts()));
    expect(receipts.map(({ length }) => length)).toEqual([0, 1, 0]);
  });

  test('serves pages while the coordinator fails', async () => {
    regions.coordinator.setFault(async () => new Response('no', { status: 503 }));
    expect(await visit(0, '/en/venice/privacy-policy')).toMatch(/^200/);
    const headers = { 'X-Health-Key': KEY };
    const told = await fetch(`${regions.centres[0]?.url}/_flags`, { headers });
    expect(told.status).toBe(502);
    regions.coordinator.setFault(async () => undefined);
  });
});

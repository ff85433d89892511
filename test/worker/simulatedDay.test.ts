import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { buildPath } from '../../content/address/address.ts';
import { cities, citySlugs } from '../../content/cities.ts';
import { variantsOf } from '../../worker/ahead/makePages.ts';
import { seeded } from '../support/seeded.ts';
import { edit, tell } from '../support/worker/editing.ts';
import { comparableHtml } from '../support/worker/pageText.ts';
import { simulatedDay } from '../support/worker/simulatedDay.ts';
import { DESKTOP, HEALTH_KEY, PHONE } from '../support/worker/testWorld.ts';

/** A content service of this file's own. */
const MORNING = '2026-06-15T02:00:00.067Z';
const DAY_MS = 86_400_000;
/** Visitors come so often; the day has 144 such steps, each at another second. */
const STEP_MS = 600_000;
const VISITS = 12;
const PLACES = ['Sydney', 'Paris', 'New York'];

/** Pages of every city that change by the clock: with its store's hours, its days of events, its offers. */
const kinds = [[], ['what-is-happening', 'event', 'listing'], ['special-offers', 'listing']];
const paths = citySlugs.flatMap((city) => {
  const [language] = cities[city].languages;
  return kinds.map((path) => buildPath({ language, city, tree: 'desktop', path }));
});
const variants = paths.flatMap((path) => variantsOf(path));

/** What editors publish in the course of the day, by the step. */
const edits: Readonly<Record<number, string>> = {
  10: 'sydney-home-events',
  11: 'sydney-event-tea-at-dusk',
  45: 'sydney-store-sydney-airport',
  46: 'brand-solenne',
  75: 'sydney-home',
  76: 'sydney-event-three-honeys',
  77: 'sydney-dining-fig-terrace',
  115: 'cat-fashion',
};
/** Steps at which a new build is deployed. */
const deploys: Readonly<Record<number, string>> = { 35: 'second', 100: 'third' };

const fillAnswer = v.object({ pages: v.array(v.object({ status: v.number(), isMade: v.boolean() })) });
test('a day with 21 midnights, publications and two deploys: no visitor waits for a render, and all that is current is true', async () => {
  await runInDurableObject(env.LOG.getByName('a day'), async (_object, { storage }) => {
    const day = simulatedDay(storage, MORNING, PLACES);
    const outcomes: Record<string, number> = { HIT: 0, STALE: 0 };
    const [waits, wrongPages]: [string[], string[]] = [[], []];
    let [release, filled] = ['first', 0];
    const fill = async (): Promise<void> => {
      const site = day.isolate('Sydney', release);
      for (let from = 0; from < paths.length; from += 12) {
        const body = JSON.stringify({ paths: paths.slice(from, from + 12) });
        const answer = await site.visit('/_pages', { 'x-health-key': HEALTH_KEY }, { method: 'POST', body });
        const { pages } = v.parse(fillAnswer, await answer.json());
        expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
        filled += pages.length;
        await site.settled();
      }
      for (const variant of variants) day.noteMade('a deploy', variant);
    };
    // The coordinator's first comparison with the content service finds everything new.
    await day.isolate('Sydney', release).visit('/robots.txt');
    await day.goTo(day.now() + 60_000);
    await fill();
    const next = seeded(20_260_615);
    const random = (below: number): number => Math.floor(next() * below);
    const startedAt = day.now();
    for (let step = 1; step <= DAY_MS / STEP_MS; step += 1) {
      await day.goTo(startedAt + step * STEP_MS + random(120_000));
      const entry = edits[step];
      if (entry !== undefined) {
        const title = { 'en-US': `Changed at ${step}` };
        const site = day.isolate('Paris', release);
        expect((await tell(site, await edit({ at: MORNING, id: entry, fields: { title } }))).status).toBe(200);
        await site.settled();
      }
      const newBuild = deploys[step];
      if (newBuild !== undefined) {
        release = newBuild;
        await fill();
      }
      for (let visit = 0; visit < VISITS; visit += 1) {
        const { path, device, isMainland } = variants[random(variants.length)] ?? variants[0] ?? expect.fail();
        const site = day.isolate(PLACES[random(PLACES.length)] ?? '', release);
        const headers = {
          'user-agent': device === 'mobile' ? PHONE : DESKTOP,
          'cf-ipcountry': isMainland ? 'CN' : 'AU',
        };
        const answer = await site.visit(path, headers);
        const outcome = answer.headers.get('x-cache') ?? '';
        const html = comparableHtml(await answer.text());
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        day.noteAsked({ path, device, isMainland });
        const at = `${new Date(day.now()).toISOString()} ${path} ${device} ${isMainland}`;
        if (outcome !== 'HIT' && outcome !== 'STALE') waits.push(`${outcome} ${at}`);
        await site.settled();
        if (outcome === 'HIT' && visit === 0) {
          const freshSite = day.truth(release);
          if (comparableHtml(await freshSite.read(path, headers)) !== html) wrongPages.push(at);
        }
      }
    }
    console.log(JSON.stringify({ ...outcomes, pages: variants.length, filled, ...day.counts, madeFor: day.madeFor() }));
    expect(waits).toEqual([]);
    expect(wrongPages).toEqual([]);
    // A stale page is served for a moment after a publication only: a tenth of all visits come just after one.
    expect(outcomes['STALE']).toBeLessThan((outcomes['HIT'] ?? 0) / 20);
  });
});

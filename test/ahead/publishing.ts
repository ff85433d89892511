import { setTimeout as wait } from 'node:timers/promises';
import type { QueueFault } from '../../tools/regions/pageQueue.ts';
import { asMany, inTurn } from '../support/many.ts';
import type { Proof } from './proof.ts';
import { type Seen, summaryOf, type Variant, variantsOf, visit } from './visits.ts';
import { AT_ONCE, isDone, LOOK_MS, LOST_MS, newestChange, pathsOf, until } from './waits.ts';

/** A touched page has to be new everywhere by then, in milliseconds. */
const NEW_MS = 5000;

/** Editors publish; meanwhile and afterwards visitors ask at every data centre for all that is touched. */
export async function publish({ regions, counts, note, news }: Proof, times: number): Promise<void> {
  const { centres, content, coordinator, stores } = regions;
  const rows: { seconds: number; touched: number; seen: readonly Seen[]; waited: readonly Seen[]; differ: number }[] =
    [];
  const writes = stores.CONTENT.counts().writes;
  const calls = content.calls();
  const begun = { ...counts };
  for (let at = 0; at < times; at += 1) {
    const before = await newestChange(coordinator);
    const began = Date.now();
    const { id, path } = await news.publish(inTurn(centres, at).url, false);
    const waited: Seen[] = [];
    const itsPage: Variant = { path, tree: 'desktop', isMainland: false };
    while (!(await isDone(coordinator, before + 1)) && Date.now() - began < LOST_MS) {
      for (const centre of centres) waited.push(await visit(centre, itsPage));
      await wait(LOOK_MS);
    }
    // Isolates look for what changed every second, and their data centre's answer is two seconds old.
    const seconds = (Date.now() - began) / 1000;
    await wait(3000);
    const touched = (await pathsOf(coordinator, id)).flatMap((each) => variantsOf(each));
    const seen = await asMany(
      AT_ONCE,
      touched.flatMap((variant) => centres.map((centre) => ({ variant, centre }))),
      ({ variant, centre }) => visit(centre, variant),
    );
    const differ = [...Map.groupBy(seen, ({ path: each, isMainland }) => `${each} ${isMainland}`).values()].filter(
      (pages) => new Set(pages.map(({ html }) => html)).size > 1,
    ).length;
    rows.push({ seconds, touched: touched.length, seen, waited, differ });
    await until(async () => (await news.missing(centres.map(({ url }) => url))).length === 0);
  }
  const visits = rows.flatMap(({ seen, waited }) => [...seen, ...waited]);
  const most = Math.max(...rows.map(({ seconds }) => seconds));
  const differ = rows.reduce((sum, row) => sum + row.differ, 0);
  note(
    `${times} publications are seen everywhere without a render on a visitor's time`,
    `${summaryOf(visits)}; pages of an entry: up to ${Math.max(...rows.map(({ touched }) => touched))}; made after ${most.toFixed(1)} s at most; ${differ} pages differ between data centres`,
    visits.every(({ cache, status }) => status === 200 && cache !== 'MISS') && differ === 0,
  );
  note('what is touched is new within five seconds', `${most.toFixed(1)} s at most`, most * 1000 <= NEW_MS);
  const [queued, rendered] = [counts.queued - begun.queued, counts.rendered - begun.rendered];
  note(
    'each touched page is made once in all',
    `${queued} pages handed to the queue, ${rendered} made, ${stores.CONTENT.counts().writes - writes} writes of KV, ${content.calls() - calls} calls of the content service`,
    rendered <= queued,
  );
}

/** The queue fails in one of its ways while an editor publishes: nothing is lost, and nothing older comes after newer. */
export async function publishWhile({ regions, note, news }: Proof, fault: QueueFault): Promise<void> {
  const { centres, queue } = regions;
  queue.setFault(fault);
  const began = Date.now();
  const stepsBack: string[] = [];
  const look = async (): Promise<void> => {
    for (const centre of centres)
      for (const path of news.paths) {
        const requestedAt = Date.now();
        const { html } = await visit(centre, { path, tree: 'desktop', isMainland: false });
        if (news.seen(centre.name, path, html, requestedAt, Date.now())) stepsBack.push(`${centre.name} ${path}`);
      }
  };
  for (let at = 0; at < 6; at += 1) {
    await news.publish(inTurn(centres, at).url, false);
    await look();
  }
  const urls = centres.map(({ url }) => url);
  let missing = await news.missing(urls);
  while (missing.length > 0 && Date.now() - began < LOST_MS) {
    await look();
    missing = await news.missing(urls);
  }
  queue.setFault(undefined);
  await queue.idle();
  note(
    `nothing is lost while the queue is ${fault}`,
    `6 publications seen everywhere after ${Math.round((Date.now() - began) / 1000)} s, ${missing.length} missing, ${stepsBack.length} older after newer`,
    missing.length === 0 && stepsBack.length === 0,
  );
}

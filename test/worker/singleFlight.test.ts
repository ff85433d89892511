import { describe, expect, test } from 'vitest';
import { createSingleFlight } from '../../worker/cache/singleFlight.ts';
import { faults } from '../support/worker/faults.ts';
import { faultySite } from '../support/worker/faultySite.ts';
import { dataCentre } from '../support/worker/isolates.ts';

describe('what requests share', () => {
  const path = '/en/sydney/privacy-policy';

  test('after a publication that can’t be fetched one visitor waits a moment, the others do not', async () => {
    const site = faultySite();
    const otherPaths = ['/en/sydney/brand/listing', '/en/sydney/stores/map', '/cn/sydney'];
    for (const page of [path, ...otherPaths]) await site.visit(page);
    await site.settled();
    site.fail(faults['hanging']);
    site.time.pass(1000);
    expect(await site.publish()).toBeLessThan(300);
    const firstPage = await site.visit(path);
    expect([firstPage.status, firstPage.took > 0, firstPage.took <= 3000]).toEqual([200, true, true]);
    for (const page of [path, ...otherPaths]) {
      const { status, took, body } = await site.visit(page);
      expect([page, status, took, body.endsWith('</html>')]).toEqual([page, 200, 0, true]);
    }
  });

  test('two hundred visitors of a cold page that fails get an error page each, whole, and ask once', async () => {
    const site = faultySite({ fault: () => new Response('', { status: 500 }) });
    const pages = await Promise.all(Array.from({ length: 200 }, () => site.visit(path)));
    for (const { status, body } of pages)
      expect([status, body.endsWith('</html>'), body.includes('SOMETHING WENT WRONG.')]).toEqual([500, true, true]);
    expect(new Set(site.calls).size).toBe(site.calls.length);
    const nonces = pages.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1]);
    expect(new Set(nonces).size).toBe(200);
  });
});

describe('work that several requests share', () => {
  const setup = (clock?: () => Date) => {
    const { time, world, keepAlive, settled } = dataCentre();
    const flight = createSingleFlight<string>({ ...world, now: clock ?? world.now }, 5000);
    let starts = 0;
    const run = (milliseconds: number) =>
      flight.run('key', keepAlive, async () => {
        starts += 1;
        const outcome = `work ${starts}`;
        await new Promise<void>((resolve) => time.after(milliseconds, resolve));
        return outcome;
      });
    return { time, settled, flight, run, starts: () => starts };
  };

  test('is done once, and again for whoever asks after its end', async () => {
    const { time, flight, run, starts } = setup();
    const firstRun = run(1000);
    expect([flight.isUnderway('key'), flight.isUnderway('other')]).toEqual([true, false]);
    expect((await time.run(Promise.all([firstRun, run(1000)]))).result).toEqual(['work 1', 'work 1']);
    expect(flight.isUnderway('key')).toBe(false);
    expect((await time.run(run(10))).result).toBe('work 2');
    expect(starts()).toBe(2);
  });

  test('is kept alive by the request that began it', async () => {
    const { settled, flight, run } = setup();
    void run(1000);
    await settled();
    expect(flight.isUnderway('key')).toBe(false);
  });

  test('that was cut off is started again, also where the clock lags behind the timers', async () => {
    const { time, run } = setup(() => new Date(0));
    void run(60_000);
    expect(await time.run(run(100))).toEqual({ result: 'work 2', took: 5100 });
  });

  test('that takes longer than its limit is started again by one of those who wait, and joined by the others', async () => {
    const { time, flight, run, starts } = setup();
    void run(60_000);
    time.pass(1000);
    const { result, took } = await time.run(Promise.all([run(100), run(100)]));
    expect([result, took, starts()]).toEqual([['work 2', 'work 2'], 4100, 2]);
    void run(60_000);
    time.pass(4999);
    expect(flight.isUnderway('key')).toBe(true);
    time.pass(1);
    expect(flight.isUnderway('key')).toBe(false);
    expect(await time.run(run(100))).toEqual({ result: 'work 4', took: 100 });
  });

  test('that was overtaken leaves the newer one in its place', async () => {
    const { time, flight, run } = setup();
    void run(7000);
    time.pass(5000);
    void run(4000);
    time.pass(2000);
    await time.run(Promise.resolve());
    expect(flight.isUnderway('key')).toBe(true);
  });
});

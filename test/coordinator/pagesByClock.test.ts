import { describe, expect, test } from 'vitest';
import { jobOfChanges, jobOfMoment } from '../../content/ahead/pageJobs.ts';
import { MIDNIGHT, NOON, phonePage, withJobs } from '../support/coordinator/jobs.ts';

const MINUTE = 60_000;

describe('pages by the clock', () => {
  test('are made once for the moment at which they change, and again where something changes before it', () =>
    withJobs(async ({ ahead, report, record, publish, settle, pass, taken }) => {
      const job = jobOfMoment(MIDNIGHT);
      report({ pages: [record('/en/a', ['x'], { trueUntil: MIDNIGHT })] });
      await ahead.wake();
      expect(taken()).toEqual([]);
      expect(ahead.dueIn()).toBe(MIDNIGHT - NOON - 5 * 60_000);
      pass(MIDNIGHT - NOON - 4 * 60_000);
      await ahead.wake();
      await ahead.wake();
      expect(taken()).toEqual([`/en/a ${job}`]);
      report({ job, pages: [record('/en/a', ['x', 'y'])] });
      publish({ entry: 'y' });
      await settle();
      expect(taken()).toEqual([`/en/a ${job}`]);
      report({ job, pages: [record('/en/a', ['y'], { trueUntil: MIDNIGHT + 1000 })] });
      pass(4 * 60_000);
      await ahead.wake();
      expect(ahead.uses('x')).toEqual([]);
      expect(ahead.uses('y')).toEqual(['/en/a']);
      // It is written under its plain name now, and then made for the next moment.
      expect(taken()).toEqual([`/en/a ${job}`]);
      const next = record('/en/a', ['y'], { trueUntil: MIDNIGHT + 1000 });
      report({ job, pages: [next] });
      await ahead.wake();
      expect(taken()).toEqual([`/en/a ${jobOfMoment(MIDNIGHT + 1000)}`]);
    }));

  /** A page that the clock changes at midnight, four minutes before. */
  const withPage = (run: (rig: Parameters<Parameters<typeof withJobs>[0]>[0]) => Promise<void>) =>
    withJobs(async (rig) => {
      const { report, record, pass } = rig;
      report({ pages: [record('/en/a', ['x'], { trueUntil: MIDNIGHT })] });
      pass(MIDNIGHT - NOON - 4 * MINUTE);
      await run(rig);
    });
  const NEXT = MIDNIGHT + 24 * 60 * MINUTE;

  test('are sent as soon as the queue is back', () =>
    withPage(async ({ ahead, breakQueue, taken, events }) => {
      breakQueue();
      await ahead.wake();
      expect(events).toContain('pages not queued');
      expect(ahead.dueIn()).toBe(0);
      breakQueue(false);
      await ahead.wake();
      expect(taken()).toEqual([`/en/a ${jobOfMoment(MIDNIGHT)}`]);
      await ahead.wake();
      expect(taken()).toEqual([]);
    }));

  test('are made after their moment where a report was lost, and ahead of the next one again', () =>
    withPage(async ({ ahead, report, record, pass, messages, taken }) => {
      const job = jobOfMoment(MIDNIGHT);
      await ahead.wake();
      messages();
      pass(4 * MINUTE);
      await ahead.wake();
      expect(messages()).toEqual([]);
      expect(ahead.dueIn()).toBe(MINUTE);
      pass(MINUTE);
      await ahead.wake();
      // For now: the moment is over.
      expect(messages()).toMatchObject([{ job, at: undefined, pages: [{ path: '/en/a' }] }]);
      report({ job, pages: [record('/en/a', ['x'], { trueUntil: NEXT })] });
      expect(ahead.dueIn()).toBe(NEXT - MIDNIGHT - 6 * MINUTE);
      pass(NEXT - MIDNIGHT - 6 * MINUTE);
      await ahead.wake();
      expect(taken()).toEqual([`/en/a ${jobOfMoment(NEXT)}`]);
    }));

  test('that fail or are never reported are tried three times, five minutes apart, then laid aside and told', () =>
    withPage(async ({ ahead, report, record, publish, settle, pass, taken, events }) => {
      const job = jobOfMoment(MIDNIGHT);
      let times = 0;
      for (let minute = 0; minute < 60; minute += 1) {
        await ahead.wake();
        const isSent = taken().length > 0;
        times += isSent ? 1 : 0;
        if (isSent && times !== 2) report({ job, failed: [phonePage('/en/a')] });
        pass(MINUTE);
      }
      expect(times).toBe(3);
      expect(ahead.size()).toMatchObject({ laidAside: 1 });
      expect(events).toContain('pages laid aside');
      // What failed for a while is well by itself, and nobody has to publish for it.
      pass(15 * MINUTE);
      await ahead.wake();
      expect(taken()).toEqual([`/en/a ${job}`]);
      expect(events.filter((event) => event === 'pages laid aside')).toHaveLength(1);
      publish({ entry: 'x' });
      await settle();
      report({ job: jobOfChanges('log', 1), pages: [record('/en/a', ['x'], { trueUntil: NEXT })] });
      expect(ahead.size()).toMatchObject({ laidAside: 0 });
      expect(ahead.dueIn()).toBeGreaterThan(0);
    }));

  test('are made at their moment also where a change’s job failed before', () =>
    withJobs(async ({ ahead, report, record, publish, settle, pass, taken, messages }) => {
      report({ pages: [record('/en/a', ['x'], { trueUntil: MIDNIGHT })] });
      publish({ entry: 'x' });
      await settle();
      for (let times = 0; times < 3; times += 1) {
        for (const { job, pages } of messages()) report({ job, failed: [...pages] });
        pass(2000);
        await settle();
      }
      expect(ahead.size()).toMatchObject({ laidAside: 1 });
      taken();
      pass(60 * MINUTE);
      await ahead.wake();
      const [again = ''] = taken();
      expect(again).toMatch(/^\/en\/a at\./);
      report({ job: again.slice('/en/a '.length), pages: [record('/en/a', ['x'], { trueUntil: MIDNIGHT })] });
      expect(ahead.size()).toMatchObject({ laidAside: 0 });
      pass(MIDNIGHT - NOON - 64 * MINUTE);
      expect(ahead.dueIn()).toBe(0);
      await ahead.wake();
      expect(taken()).toEqual([`/en/a ${jobOfMoment(MIDNIGHT)}`]);
    }));

  test('that are left to visitors are asked for every hour, until they are pages again', () =>
    withPage(async ({ ahead, report, record, pass, taken }) => {
      const job = jobOfMoment(MIDNIGHT);
      let times = 0;
      for (let minute = 0; minute < 300; minute += 1) {
        await ahead.wake();
        if (taken().length > 0) {
          times += 1;
          report({ job, left: [phonePage('/en/a')] });
        }
        pass(MINUTE);
      }
      expect(times).toBe(5);
      expect(ahead.size()).toMatchObject({ laidAside: 0 });
      report({ job, pages: [record('/en/a', ['x'], { trueUntil: NEXT })] });
      expect(ahead.dueIn()).toBe(NEXT - MIDNIGHT - (300 - 4 + 5) * MINUTE);
    }));

  test('are written under their plain names at the moment, also where the queue is away then and no visitor comes', () =>
    withPage(async ({ ahead, report, record, pass, breakQueue, messages }) => {
      const job = jobOfMoment(MIDNIGHT);
      await ahead.wake();
      report({ job, pages: [record('/en/a', ['x'], { trueUntil: NEXT })] });
      messages();
      // The coordinator sleeps until then.
      expect(ahead.dueIn()).toBe(4 * MINUTE);
      pass(4 * MINUTE);
      breakQueue();
      await ahead.wake();
      breakQueue(false);
      await ahead.wake();
      expect(messages()).toMatchObject([{ job, at: undefined, pages: [{ path: '/en/a' }] }]);
    }));

  test('keep no visitor waiting where a change touches a page of a moment to come alone', () =>
    withPage(async ({ ahead, report, record, publish, settle, taken }) => {
      const job = jobOfMoment(MIDNIGHT);
      await ahead.wake();
      report({ job, pages: [record('/en/a', ['x', 'y'])] });
      taken();
      publish({ entry: 'y' });
      await settle();
      expect(taken()).toEqual([`/en/a ${job}`]);
      expect(ahead.told().jobs).toEqual([{ from: 0, to: 1, isMade: true }]);
    }));
});

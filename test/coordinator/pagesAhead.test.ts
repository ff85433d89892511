import { describe, expect, test } from 'vitest';
import { jobOfChanges, jobOfMoment } from '../../content/ahead/pageJobs.ts';
import { citySlugs } from '../../content/cities.ts';
import { NOON, phonePage, withJobs } from '../support/coordinator/jobs.ts';

describe('pages made ahead', () => {
  test('are those that a change touches, each once for a burst, short addresses first', () =>
    withJobs(async ({ ahead, report, record, publish, settle, taken }) => {
      report({
        pages: [
          record('/en/sydney/events/fair', ['fair']),
          record('/en/sydney', ['home', 'fair']),
          record('/en/sydney/events', [], { lists: [{ type: 'event', city: 'sydney' }] }),
          record('/en/paris', ['paris-home']),
        ],
      });
      publish({ entry: 'fair', type: 'event', cities: ['sydney'] });
      publish({ entry: 'home', type: 'home', cities: ['sydney'] });
      await settle();
      const job = jobOfChanges('log', 2);
      expect(taken()).toEqual([`/en/sydney ${job}`, `/en/sydney/events ${job}`, `/en/sydney/events/fair ${job}`]);
      expect(ahead.told().jobs).toEqual([{ from: 0, to: 2, isMade: false }]);
      publish({ entry: 'elsewhere', type: 'event', cities: ['guam'] });
      await settle();
      expect(taken()).toEqual([]);
    }));

  test('begin with the pages of what was published, of many that read it', () =>
    withJobs(async ({ report, record, publish, settle, taken }) => {
      const paths = ['/en/sydney', '/cn/sydney/events/fair', '/en/sydney/events/ball', '/en/sydney/events/fair'];
      report({ pages: paths.map((path) => record(path, ['fair'])) });
      publish({ entry: 'fair', type: 'event', cities: ['sydney'], slugs: ['fair'] });
      await settle();
      const job = jobOfChanges('log', 1);
      expect(taken()).toEqual(
        ['/cn/sydney/events/fair', '/en/sydney/events/fair', '/en/sydney', '/en/sydney/events/ball'].map(
          (path) => `${path} ${job}`,
        ),
      );
    }));

  test('are those of each version, also where the other one has another city', () =>
    withJobs(async ({ report, record, publish, settle, messages }) => {
      const lists = ['atlantis', 'sydney'].map((city) => ({ type: 'event', city }));
      report({ pages: [record('/en/atlantis/events', [], { lists })] });
      publish({ entry: 'fair', type: 'event', cities: ['atlantis', 'sydney'], slugs: ['fair'] });
      await settle();
      expect(messages()).toMatchObject([
        { pages: [{ path: '/en/atlantis/events' }] },
        { pages: [], publication: { entry: 'fair', city: 'sydney' } },
      ]);
    }));

  test('are told once all of a job is made; what failed or is gone is not waited for', () =>
    withJobs(async ({ ahead, report, record, publish, settle, pass, taken, events }) => {
      const pages = ['/en/a', '/en/b', '/en/c'].map((path) => record(path, ['x']));
      report({ pages });
      publish({ entry: 'x' });
      await settle();
      const job = jobOfChanges('log', 1);
      report({ job, pages: [record('/en/a', ['x'])] });
      expect(ahead.told().jobs).toMatchObject([{ isMade: false }]);
      report({ job, failed: [phonePage('/en/b')], gone: [phonePage('/en/c')] });
      expect(ahead.told().jobs).toEqual([{ from: 0, to: 1, isMade: true }]);
      expect(events).toContain('pages failed');
      expect(ahead.size()).toMatchObject({ pages: 2, pending: 1, laidAside: 0 });
      for (let tries = 2; tries <= 3; tries += 1) {
        await settle();
        report({ job, failed: [phonePage('/en/b')] });
      }
      await settle();
      expect(ahead.size()).toMatchObject({ pages: 2, pending: 0, laidAside: 1 });
      // What failed for a while is well by itself, and nobody has to publish for it.
      taken();
      pass(3600_000);
      await ahead.wake();
      expect(taken().map((line) => line.split(' ')[0])).toEqual(['/en/b']);
      report({ job: jobOfMoment(NOON + 3600_000), pages: [record('/en/b', ['x'])] });
      expect(ahead.size()).toMatchObject({ laidAside: 0 });
    }));

  test('are not lost to a late report from before they came back', () =>
    withJobs(async ({ ahead, report, record, publish, settle, taken }) => {
      const page = phonePage('/en/a');
      report({ pages: [record(page.path, ['x'])] });
      publish({ entry: 'x', isGone: true });
      await settle();
      publish({ entry: 'x' });
      await settle();
      const [taking, bringing] = [1, 2].map((seq) => jobOfChanges('log', seq));
      report({ job: bringing, pages: [record(page.path, ['x'])] });
      taken();
      report({ job: taking, gone: [page] });
      expect(ahead.size()).toMatchObject({ pages: 1 });
      // It is looked at once more, and then believed.
      await settle();
      expect(taken()).toEqual([`/en/a ${bringing}`]);
      report({ job: bringing, gone: [page] });
      expect(ahead.size()).toMatchObject({ pages: 0 });
    }));

  test('that lead elsewhere, or are not kept, are left to visitors without a try', () =>
    withJobs(async ({ ahead, report, record, publish, settle, events, taken }) => {
      report({ pages: [record('/en/a', ['x'])] });
      const job = jobOfChanges('log', 1);
      const variant = phonePage('/en/a');
      publish({ entry: 'x' });
      await settle();
      report({ job, failed: [variant] });
      for (let times = 0; times < 3; times += 1) {
        await settle();
        report({ job, left: [variant] });
      }
      expect(ahead.size()).toMatchObject({ pages: 1, pending: 0, laidAside: 0 });
      expect(ahead.told().jobs).toMatchObject([{ isMade: true }]);
      expect(events.filter((event) => event === 'pages failed')).toHaveLength(1);
      // Its city may open again.
      taken();
      publish({ entry: 'x', revision: 2 });
      await settle();
      expect(taken()).toHaveLength(1);
    }));

  test('that turned out equal are told by their marks, until they are written or changes are numbered again', () =>
    withJobs(async ({ ahead, report, record, publish, settle, messages }) => {
      const paths = ['/en/a', '/en/b', '/en/c'] as const;
      report({ pages: paths.map((path) => record(path, ['x'])) });
      publish({ entry: 'x' });
      await settle();
      const [message] = messages();
      expect(message?.tellsEqual).toBe(true);
      const pages = paths.map((path, at) => record(path, ['x'], { equal: `mark-${at}--` }));
      report({ job: message?.job, pages });
      expect(ahead.told().equal).toEqual([{ to: 1, marks: 'mark-0--mark-1--mark-2--' }]);
      report({ pages: [record('/en/a', ['x'])], gone: [phonePage('/en/b')] });
      expect(ahead.told().equal).toEqual([{ to: 1, marks: 'mark-2--' }]);
      ahead.begin();
      expect(ahead.told().equal).toEqual([]);
      // Anything may have changed by then.
      await settle();
      expect(messages().flatMap((job) => job.pages.map(({ path }) => path))).toEqual(['/en/a', '/en/c']);
    }));

  test('that were made from older content are made again, but not for ever', () =>
    withJobs(async ({ ahead, report, record, publish, settle, taken }) => {
      const stalePage = record('/en/a', ['x']);
      report({ pages: [stalePage] });
      publish({ entry: 'x' });
      await settle();
      const job = jobOfChanges('log', 1);
      let times = 0;
      while (taken().length > 0) {
        times += 1;
        report({ job, pages: [stalePage] });
        await settle();
      }
      expect(times).toBe(3);
      expect(ahead.told().jobs).toMatchObject([{ isMade: true }]);
    }));

  test('that failed are sent again without those of the same job that still wait for their turn', () =>
    withJobs(async ({ ahead, report, record, publish, settle, taken }) => {
      report({ pages: ['/en/a', '/en/b', '/en/c'].map((path) => record(path, ['x'])) });
      publish({ entry: 'x' });
      await settle();
      const job = jobOfChanges('log', 1);
      expect(taken()).toHaveLength(3);
      report({ job, failed: [phonePage('/en/a')] });
      await settle();
      expect(taken()).toEqual([`/en/a ${job}`]);
      // Nobody takes the job for done while they wait.
      report({ job, pages: [record('/en/a', ['x'])] });
      expect(ahead.told().jobs).toMatchObject([{ isMade: false }]);
      report({ job, pages: ['/en/b', '/en/c'].map((path) => record(path, ['x'])) });
      expect(ahead.told().jobs).toMatchObject([{ isMade: true }]);
    }));

  test('are asked for again once the queue is back, where nothing else would have them made', () =>
    withJobs(async ({ ahead, report, record, publish, settle, breakQueue, taken }) => {
      report({ pages: ['/en/a', '/en/b'].map((path) => record(path, [path])) });
      publish({ entry: '/en/a' });
      await settle();
      report({ job: jobOfChanges('log', 1), failed: [phonePage('/en/a')] });
      taken();
      breakQueue();
      publish({ entry: '/en/b' });
      await settle();
      breakQueue(false);
      await ahead.wake();
      expect(taken().toSorted()).toEqual(['/en/a', '/en/b'].map((path) => `${path} ${jobOfChanges('log', 2)}`));
      // A log that begins again has numbers of its own, and none that says what is left to do.
      breakQueue();
      ahead.begin();
      await settle();
      breakQueue(false);
      await ahead.wake();
      expect(taken()).toHaveLength(2);
    }));

  test('come with entries that no page is kept for yet', () =>
    withJobs(async ({ report, record, publish, settle, messages }) => {
      report({ pages: [record('/en/sydney/events/fair', ['fair'])] });
      publish(
        { entry: 'fair', type: 'event', slugs: ['fair'] },
        { entry: 'ball', type: 'event', slugs: ['ball'], cities: ['sydney'] },
        { entry: 'old', type: 'event', slugs: ['old'], isGone: true },
        { entry: 'watches', type: 'brandCategory', slugs: ['watches'] },
      );
      await settle();
      expect(messages().flatMap(({ publication }) => publication ?? [])).toEqual([{ entry: 'ball', city: 'sydney' }]);
    }));

  test('of many entries that are published at once are made entry by entry and city by city', () =>
    withJobs(async ({ report, record, publish, settle, messages }) => {
      report({ pages: [record('/en/sydney', ['home'])] });
      const entries = Array.from({ length: 120 }, (_, at) => `entry-${at}`);
      publish(
        ...entries.map((entry) => ({ entry, type: 'event', slugs: [entry], cities: ['sydney', 'bali'] as const })),
      );
      publish({ entry: 'of all cities', type: 'basicPage', slugs: ['help'] });
      await settle();
      const expected = entries.flatMap((entry) => [`${entry} sydney`, `${entry} bali`]);
      expect(messages().map(({ publication }) => `${publication?.entry} ${publication?.city}`)).toEqual([
        ...expected,
        ...citySlugs.map((city) => `of all cities ${city}`),
      ]);
    }));

  test('are kept up for each build until no version has it, whatever was deployed and taken back meanwhile', () =>
    withJobs(async ({ ahead, report, record, publish, settle, messages }) => {
      const fill = (build: string) =>
        report({ build, version: `version of ${build}`, pages: [record('/en/a', ['x'])] });
      /** What the site does with jobs of builds that no version has, and of others without pages. */
      const answer = (deployed: readonly string[]) => {
        const asked = messages();
        for (const { build, job, pages } of asked)
          if (!deployed.includes(build)) report({ build, isRetired: true });
          else if (pages.length === 0) report({ build, job });
        return asked.map(({ build, version }) => `${build} ${version}`);
      };
      fill('b1');
      expect(answer(['b1'])).toEqual([]);
      // Each new build has the others asked whether they are still there; only its first pages do.
      fill('b2');
      fill('b2');
      expect(answer(['b1', 'b2'])).toEqual(['b1 version of b1']);
      fill('b3');
      expect(answer(['b1', 'b3'])).toEqual(['b2 version of b2', 'b1 version of b1']);
      // Nobody may have heard the question.
      fill('b4');
      messages();
      publish({ entry: 'x' });
      await settle();
      expect(answer(['b1'])).toEqual(['b4 version of b4', 'b3 version of b3', 'b1 version of b1']);
      // A job of a build that is gone may end late.
      report({ build: 'b3', job: 'late', pages: [record('/en/a', ['x'])] });
      expect(ahead.size()).toMatchObject({ builds: 1, pages: 1 });
      publish({ entry: 'x', revision: 2 });
      await settle();
      expect(answer(['b1'])).toEqual(['b1 version of b1']);
      // It is deployed again.
      fill('b3');
      expect(ahead.size()).toMatchObject({ builds: 2 });
    }));

  test('are left to visitors where the queue fails or loses a job', () =>
    withJobs(async ({ ahead, report, record, publish, settle, pass, breakQueue, events }) => {
      report({ pages: [record('/en/a', ['x'])] });
      publish({ entry: 'x' });
      await settle();
      pass(11 * 60_000);
      await ahead.wake();
      expect(events).toContain('pages not made');
      expect(ahead.told().jobs).toEqual([]);
      breakQueue();
      publish({ entry: 'x', revision: 2 });
      await settle();
      expect(events).toContain('pages not queued');
      expect(ahead.told().jobs).toEqual([]);
    }));
});

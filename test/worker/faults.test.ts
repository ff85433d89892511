import { beforeAll, describe, expect, test } from 'vitest';
import { isPageKind, type PageKind } from '../../content/pages.ts';
import { faults } from '../support/worker/faults.ts';
import { DEADLINE_MS, faultySite, isWhole, laterSite, type Visited } from '../support/worker/faultySite.ts';
import { pageAddresses } from '../support/worker/pageAddresses.ts';
import { comparableHtml } from '../support/worker/pageText.ts';

/** What a page may need beyond its deadline: a last look at a store that hangs. */
const GRACE_MS = 1000;

/** What a page without content is while its content can't be had; the specified error page unless it says otherwise. */
const statusesWithoutContent: Readonly<Partial<Record<PageKind, number>>> = {
  unsupported: 200,
  maintenance: 503,
  openingSoon: 503,
  member: 302,
};

const kinds: [PageKind, string][] = [];
const healthyPages = new Map<PageKind, Visited>();
/** What a site leaves in its stores once every page kind was visited. */
const seed = faultySite();

/** One isolate that sees nothing but failures, one kind after the other. */
let staleSite: ReturnType<typeof laterSite> | undefined;
function openStaleSite() {
  staleSite ??= laterSite(seed, 10);
  return staleSite;
}

const isPageKey = (key: string): boolean => key.startsWith('page:');

/** Pages that the page cache stores; the others are rendered for each visitor from cached content. */
const isCached = ({ cache, control, body }: Visited): boolean =>
  cache === 'MISS' &&
  (control?.startsWith('public') === true || body.includes('name="ticket"')) &&
  body.startsWith('<!DOCTYPE');

beforeAll(async () => {
  for (const [kind, path] of Object.entries(await pageAddresses())) if (isPageKind(kind)) kinds.push([kind, path]);
  for (const [kind, path] of kinds) healthyPages.set(kind, await seed.visit(path));
  await seed.settled();
});

type Judge = (kind: PageKind, path: string, before: Visited) => Promise<readonly string[]>;

/**
 * Each kind meets every third fault, and each fault every third kind: all pairs would take three times as long, and
 * find the same.
 */
const SHARES = 3;

/**
 * What is wrong with the pages of all kinds, or with the share of this number, in words; nothing when all are as they
 * should be.
 */
async function problems(judge: Judge, share?: number): Promise<string[]> {
  const wrongPages: string[] = [];
  for (const [index, [kind, path]] of kinds.entries()) {
    if (share !== undefined && (index + share) % SHARES !== 0) continue;
    const before = healthyPages.get(kind);
    if (!before) throw new Error(`${kind} was never visited`);
    for (const problem of await judge(kind, path, before)) wrongPages.push(`${kind}: ${problem}`);
  }
  return wrongPages;
}

function differences(expected: Readonly<Record<string, unknown>>, actual: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(expected).flatMap(([name, value]) =>
    actual[name] === value ? [] : [`${name} ${String(actual[name])} instead of ${String(value)}`],
  );
}

/** A page where something opens or closes while the test lets time pass: it is rendered again from cached content. */
const kindsThatChange: readonly string[] = ['selectDestination'];

/** A page without the shell, and files. */
const kindsWithoutShell: readonly string[] = ['unsupported', 'eventCalendar', 'myVisitCalendar'];

test('while all is well every page kind is served whole', async () => {
  expect(
    await problems(async (kind, _, before) => [
      ...differences({ status: statusesWithoutContent[kind] ?? (kind === 'eshop' ? 302 : 200) }, before),
      ...(before.status === 200 && !kindsWithoutShell.includes(kind) && !isWhole(before) ? ['not whole'] : []),
    ]),
  ).toEqual([]);
});

describe.each(Object.entries(faults).map(([name, fault], share) => [name, fault, share] as const))(
  'the content service answers %s',
  (name, fault, share) => {
    const errorStatus = name === '403' ? 403 : 500;

    test('cold: every page kind is the error page, within the limit, and nothing is kept', async () => {
      expect(
        await problems(async (kind, path) => {
          const site = faultySite({ fault });
          const page = await site.visit(path);
          const status = statusesWithoutContent[kind];
          const storedErrors = [...site.contentStore.values.values()].filter((value) => !value.includes('"Array"'));
          const pages = [...site.dataCentreStore.values.keys()].filter(isPageKey);
          return [
            ...differences({ status: status ?? errorStatus, cache: page.cache === 'BYPASS' ? 'BYPASS' : 'MISS' }, page),
            ...(page.took > DEADLINE_MS + GRACE_MS ? [`took ${page.took} ms`] : []),
            ...(status === undefined && !page.control?.includes('no-store') ? [`cached: ${page.control}`] : []),
            ...(status === undefined && !(page.body.includes('SOMETHING WENT WRONG.') && page.body.endsWith('</html>'))
              ? ['not the error page']
              : []),
            ...(pages.length > 0 && status === undefined ? ['the page was stored'] : []),
            ...(storedErrors.length > 0 ? ['an error was stored'] : []),
          ];
        }, share),
      ).toEqual([]);
    });

    test('warm: every page kind is served as before', async () => {
      const site = laterSite(seed, 1, fault);
      expect(
        await problems(async (_, path, before) => {
          const page = await site.visit(path);
          return [
            ...differences(
              { status: before.status, location: before.location, cache: isCached(before) ? 'HIT' : before.cache },
              page,
            ),
            ...(isCached(before)
              ? differences(
                  { took: 0, body: comparableHtml(before.body) },
                  { ...page, body: comparableHtml(page.body) },
                )
              : []),
            ...(before.status === 200 && isWhole(before) && !isWhole(page) ? ['not whole'] : []),
          ];
        }, share),
      ).toEqual([]);
    });

    test('stale: every page kind is served whole, at once, and again after a refresh that failed', async () => {
      const site = openStaleSite();
      const visitAll = (marks: readonly string[], isSelected: (before: Visited) => boolean = () => true) =>
        problems(async (kind, path, before) => {
          if (!isSelected(before)) return [];
          const page = await site.visit(path);
          return [
            ...differences({ status: before.status, location: before.location }, page),
            ...(isCached(before)
              ? [
                  ...differences({ took: 0 }, page),
                  ...(marks.includes(page.cache ?? '') || kindsThatChange.includes(kind)
                    ? []
                    : [`marked ${page.cache}`]),
                ]
              : []),
            ...(before.status === 200 && isWhole(before) && !isWhole(page) ? ['not whole'] : []),
          ];
        }, share);
      site.fail(fault);
      site.time.pass(130_000);
      expect(await visitAll(['STALE'])).toEqual([]);
      await site.settled();
      expect(await visitAll(['HIT', 'STALE'], isCached)).toEqual([]);
      for (const [key, value] of site.contentStore.values)
        expect(value).toContain(isPageKey(key) ? '<footer' : '"Array"');
      for (const [key, page] of site.dataCentreStore.values) if (isPageKey(key)) expect(page).toContain('<footer');
      await site.settled();
    });

    test('afterwards one refresh brings a page back', async () => {
      const site = laterSite(seed, 10, fault);
      const path = '/en/sydney/brand/listing';
      await site.visit(path);
      // What hangs comes to its end.
      await site.settled();
      site.fail(undefined);
      site.time.pass(15_000);
      await site.visit(path);
      await site.settled();
      const refreshedPage = await site.visit(path);
      expect([refreshedPage.status, refreshedPage.cache]).toEqual([200, 'HIT']);
      // A page lives as long as the content that it was made of.
      site.time.pass(10_000);
      expect((await site.visit(path)).cache).toBe('HIT');
    });
  },
);

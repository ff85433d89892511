import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../content/time/platformOffset.ts';
import { alarmChecks, alarmNotices, alarmsByHand, FAILS, nameIn } from '../../tools/operators/alarmTable.ts';
import { type AskPlatform, checkBody, setAlarms } from '../../tools/operators/setAlarms.ts';
import type { World } from '../../worker/world.ts';
import { testCoordinator } from '../support/worker/coordinator.ts';
import { emptyStores, formPages, formSite, good, prepareEnquiries } from '../support/worker/formWorld.ts';
import { HEALTH_KEY, later, testSite } from '../support/worker/testWorld.ts';

const site = {
  environment: 'production',
  host: 'www.meridian.example',
  healthKey: HEALTH_KEY,
  emails: ['duty@meridian.example'],
  account: 'a1',
} as const;
const healthyVariables = { HEALTH_KEY, ENQUIRY_WEBHOOK: 'https://desk.meridian.example' };
const down = (): Promise<never> => Promise.reject(new Error('down'));

/** The platform's interface, as its documentation records it: zones, health checks, notifications. */
function platform(types: readonly string[] = alarmNotices.map(({ type }) => type)) {
  const stores: Record<string, { id: string; name: string }[]> = {
    '/zones/z1/healthchecks': [],
    '/accounts/a1/alerting/v3/policies': [],
  };
  const changes: string[] = [];
  const ask: AskPlatform = async (method, path, body) => {
    if (path.startsWith('/zones?name='))
      return path.endsWith('=meridian.example') ? [{ id: 'z1', name: 'meridian.example' }] : [];
    if (path.endsWith('/available_alerts'))
      return { 'All of them': types.map((type) => ({ type, display_name: type })) };
    if (method === 'GET') {
      const [folder = '', query] = path.split('?');
      const from = (Number(new URLSearchParams(query).get('page') ?? 1) - 1) * 25;
      // Notifications come all at once.
      return folder.endsWith('/policies') ? stores[folder] : stores[folder]?.slice(from, from + 25);
    }
    changes.push(`${method} ${path}`);
    const [, folder = '', id] = /^(.+\/(?:healthchecks|policies))(?:\/(.+))?$/.exec(path) ?? [];
    const list = stores[folder] ?? [];
    const savedItem = { status: 'unknown', name: '', ...body, id: id ?? `${folder.length}-${list.length}` };
    stores[folder] = [...list.filter((each) => each.id !== id), savedItem];
    return { id: savedItem.id };
  };
  return { ask, changes, stores };
}

beforeAll(prepareEnquiries);
// An enquiry that another file left would count as undelivered.
beforeAll(emptyStores);

describe('npm run alarms', () => {
  test('makes what is missing, once, and changes what differs', async () => {
    const { ask, changes, stores } = platform();
    const states = async (isDryRun: boolean, settings: Parameters<typeof setAlarms>[1] = site) =>
      (await setAlarms(ask, settings, isDryRun)).map(({ state }) => state);
    expect(await states(true)).toEqual(Array(4).fill('missing'));
    expect(changes).toEqual([]);
    expect(new Set(await states(false))).toEqual(new Set(['made']));
    expect(new Set(await states(false))).toEqual(new Set(['as it should be']));
    expect(changes).toHaveLength(4);
    const checks = stores['/zones/z1/healthchecks'] ?? [];
    expect(stores['/accounts/a1/alerting/v3/policies']?.[0]).toMatchObject({
      alert_type: 'health_check_status_notification',
      mechanisms: { email: [{ id: 'duty@meridian.example' }] },
      filters: { health_check_id: checks.map(({ id }) => id), status: ['Unhealthy'] },
    });
    // After a rotation the check has the old key.
    const rotatedSite = { ...site, healthKey: 'another' };
    expect(await states(true, rotatedSite)).toContain('different');
    expect(await states(false, rotatedSite)).toContain('changed');
    expect(changes.at(-1)).toMatch(/^PUT \/zones\/z1\/healthchecks\//);
  });

  test('finds them in an account with many others, and makes none twice', async () => {
    const { ask, stores } = platform();
    for (const list of Object.values(stores))
      list.push(...Array.from({ length: 60 }, (_, at) => ({ id: `other-${at}`, name: `other-${at}` })));
    expect(new Set((await setAlarms(ask, site, false)).map(({ state }) => state))).toEqual(new Set(['made']));
    expect(new Set((await setAlarms(ask, site, true)).map(({ state }) => state))).toEqual(new Set(['as it should be']));
  });

  test('leaves those of the other environment alone, in the same zone and account', async () => {
    const { ask, changes, stores } = platform();
    const staging = {
      ...site,
      environment: 'staging',
      host: 'staging.meridian.example',
      healthKey: 'another',
    } as const;
    for (const each of [site, staging])
      expect(new Set((await setAlarms(ask, each, false)).map(({ state }) => state))).toEqual(new Set(['made']));
    for (const each of [site, staging])
      expect(new Set((await setAlarms(ask, each, true)).map(({ state }) => state))).toEqual(
        new Set(['as it should be']),
      );
    expect(stores['/zones/z1/healthchecks']?.map(({ name }) => name)).toEqual([
      ...['meridian-word-production', 'meridian-report-production'],
      ...['meridian-word-staging', 'meridian-report-staging'],
    ]);
    expect(changes.filter((change) => change.startsWith('PUT'))).toEqual([]);
  });

  test('takes no check away from another host', async () => {
    const { ask, changes } = platform();
    await setAlarms(ask, site, false);
    const moved = { ...site, host: 'new.meridian.example' };
    await expect(setAlarms(ask, moved, false)).rejects.toThrow(
      'meridian-word-production watches www.meridian.example, not new.meridian.example: delete it in the account where nobody needs it',
    );
    expect(changes.filter((change) => change.startsWith('PUT'))).toEqual([]);
  });

  test('says which kind of notification the account lacks, and makes nothing', async () => {
    const { ask, changes } = platform(['universal_ssl_event_type']);
    await expect(setAlarms(ask, site, false)).rejects.toThrow('health_check_status_notification');
    expect(changes).toEqual([]);
  });

  test('says so where the account has no zone for the site', async () => {
    await expect(setAlarms(platform().ask, { ...site, host: 'www.lark.example' }, false)).rejects.toThrow('no zone');
  });

  test('has names that the platform takes', () => {
    expect(alarmChecks.filter(({ name }) => !/^[\w-]+$/.test(nameIn(name, 'production')))).toEqual([]);
  });
});

/** The platform asks as its health checks say, once a minute; whoever is on duty is told after so many failures in a row. */
async function lettersFor(
  options: NonNullable<Parameters<typeof testSite>[0]>,
  happens?: (rehearsedSite: ReturnType<typeof testSite>) => Promise<void>,
) {
  const rehearsedSite = testSite({ ...options, variables: { ...healthyVariables, ...options.variables } });
  await happens?.(rehearsedSite);
  const letters: string[] = [];
  let requestedAt = rehearsedSite.world.now().getTime();
  for (const check of alarmChecks) {
    const { consecutive_fails: most, http_config: config } = checkBody(check, site);
    let fails = 0;
    for (let minute = 0; minute < FAILS; minute += 1) {
      requestedAt += MINUTE_MS;
      rehearsedSite.setNow(new Date(requestedAt).toISOString());
      const headers = Object.fromEntries(
        Object.entries(config.header).map(([header, [value = '']]) => [header, value]),
      );
      const answer = await rehearsedSite.visit(config.path, headers);
      const isWell =
        config.expected_codes.includes(`${answer.status}`) && (await answer.text()).includes(config.expected_body);
      fails = isWell ? 0 : fails + 1;
    }
    if (fails >= most) letters.push(check.name);
  }
  return letters;
}

describe('a rehearsal of each condition', () => {
  const part = (change: (world: World) => Partial<World>): { readonly world: Partial<World> } => ({
    world: change(testSite().world),
  });

  test('nobody is told while all is well', async () => {
    expect(await lettersFor({})).toEqual([]);
  });

  const [report, allLetters] = [['meridian-report'], ['meridian-word', 'meridian-report']];
  const unavailable = async () => new Response('', { status: 503 });
  const undelivered = (answer: World['enquiries']['undelivered']) =>
    part(({ enquiries }) => ({ enquiries: { ...enquiries, undelivered: answer } }));
  /** A coordinator whose pages wait for longer than visitors do. */
  const slowCoordinator = () => {
    const size = { pages: 40, scopes: 9, builds: 1, pending: 7, bytes: 4096, waitsFor: 130_000 };
    const { fetch: ask } = testCoordinator();
    return part(() => ({
      coordinator: async (request) => (new URL(request.url).pathname === '/index' ? Response.json(size) : ask(request)),
    }));
  };
  test.for<[string, () => NonNullable<Parameters<typeof testSite>[0]>, readonly string[]]>([
    ['the content service is down', () => ({ fetch: unavailable }), allLetters],
    ['KV is failing', () => part(() => ({ flagStore: { get: down, put: down } })), report],
    ['nobody receives enquiries', () => ({ variables: { ENQUIRY_WEBHOOK: '' } }), report],
    ['enquiries wait', () => undelivered(async () => 3), report],
    ['the store of enquiries is gone', () => undelivered(down), allLetters],
    ['the store of photos is gone', () => part(({ photos }) => ({ photos: { ...photos, reach: down } })), allLetters],
    ['the queue is gone', () => part((world) => ({ enquiryQueue: { ...world.enquiryQueue, backlog: down } })), report],
    ['pages are not made ahead of visitors', slowCoordinator, report],
    ['the coordinator is not bound', () => ({ coordinator: null }), report],
    [
      'the key was rotated, the alarms were not',
      () => ({ variables: { HEALTH_KEY: 'another-key-of-theirs' } }),
      report,
    ],
  ])('%s: whoever is on duty is told', async ([, options, letters]) => {
    expect(await lettersFor(options())).toEqual(letters);
  });

  test('a webhook is silent: whoever is on duty is told', async () => {
    const letters = await lettersFor({}, async ({ coordinator, setNow, visit, settled }) => {
      coordinator?.check(Date.parse(later(200)), [{ entry: 'x', type: 'event', revision: 2, isGone: false }]);
      setNow(later(201));
      await visit('/en/sydney');
      await settled();
    });
    expect(letters).toEqual(['meridian-report']);
  });
});

const logged = v.pipe(v.string(), v.parseJson(), v.object({ event: v.string(), problem: v.optional(v.string(), '') }));

/** The lines of a log that an alert counts, by the condition that somebody enters. */
function countedBy(what: string, lines: readonly string[]): number {
  const condition = alarmsByHand.find((alarm) => alarm.what === what)?.click ?? '';
  const events = [...condition.matchAll(/event = "([^"]+)"/g)].map(([, event]) => event);
  const [, words = ''] = /problem includes "([^"]+)"/.exec(condition) ?? [];
  return lines
    .map((line) => v.parse(logged, line))
    .filter(({ event, problem }) => events.includes(event) && problem.includes(words)).length;
}

describe('a rehearsal of each alert on the log', () => {
  // A limit that lasts longer than a page may wait is not waited for.
  const headers = { 'X-Contentful-RateLimit-Reset': '3600' };
  const answering = (status: number) => async () => {
    const site = testSite({ fetch: async () => new Response('', { status, headers }) });
    await site.visit('/en/sydney');
    return site.lines;
  };
  const formLines = (change: (world: World) => Partial<World>) => async () => {
    const site = formSite({ world: change(formSite().world) });
    await site.fill(formPages.newsletter, good.newsletter);
    await site.settled();
    return site.lines;
  };
  const conditions: readonly (readonly [what: string, happens: () => Promise<readonly string[]>])[] = [
    ['Stale pages', answering(503)],
    ['Rate limit of content', answering(429)],
    ['Form failures', formLines(({ enquiries }) => ({ enquiries: { ...enquiries, put: down } }))],
    ['Form failures', formLines(({ enquiryQueue }) => ({ enquiryQueue: { ...enquiryQueue, send: down } }))],
    [
      'Faults of the site',
      async () => {
        const random = (): never => {
          throw new Error('no entropy');
        };
        const warmSite = testSite();
        await warmSite.visit('/en/sydney');
        await warmSite.settled();
        const { coordinator, dataCentreStore } = warmSite;
        // A cached page fails outside of the app.
        const site = testSite({ coordinator, dataCentreStore, world: { random } });
        await site.visit('/en/sydney');
        return site.lines;
      },
    ],
  ];

  test.each(conditions)('%s: the alert counts what is logged, and nothing while all is well', async (what, happens) => {
    expect(countedBy(what, await happens())).toBeGreaterThan(0);
    const healthySite = testSite();
    await healthySite.visit('/en/sydney');
    expect(countedBy(what, healthySite.lines)).toBe(0);
  });

  test('a caller’s own query that the space cannot answer is no failure of the content', async () => {
    const site = testSite();
    const answers = ['cairns_api', 'cairns_p_api'].map((base) =>
      site.visit(`/${base}?content_type=news&order=nonsense`, { cookie: 'is-preview-mode=true' }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 400]);
    expect(countedBy('Stale pages', site.lines)).toBe(0);
  });

  test('leaves out none that the site can produce', async () => {
    const rehearsedAlarms = new Set(conditions.map(([what]) => what));
    // The platform counts statuses and money by itself.
    expect(alarmsByHand.map(({ what }) => what).filter((what) => !rehearsedAlarms.has(what))).toEqual([
      'Failing pages',
      'Cost',
    ]);
    const site = testSite({ fetch: async () => new Response('', { status: 503 }) });
    expect((await site.visit('/en/sydney')).status).toBeGreaterThanOrEqual(500);
  });
});

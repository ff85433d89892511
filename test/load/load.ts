import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedHook } from '../../worker/commands/signedHook.ts';
import { siteVariables } from '../../worker/commands/variables.ts';
import { type Outcome, report } from './report.ts';
import { soak } from './soak.ts';
import { type FaultName, startStandIn } from './standIn.ts';
import { formVisit, kinds, knownPages, nextVisit, type Visit } from './visits.ts';

/**
 * `npm run load`: a mixed load on the built site on this machine, while the services behind it fail one way after the
 * other. Bounded in time and number; it ends by itself, with status 1 when anything answered that may not.
 */
const PORT = 8890;
const SERVICE_PORT = 8891;
const SITE = `http://localhost:${PORT}`;
const CONCURRENCY = 8;
const REQUESTS_LIMIT = 40_000;
/** The first twenty seconds fill the caches and the heap. */
const SOAK_SECONDS = 60;
/** A visitor's browser waits this long; a page's own limit is 20 seconds. */
const PATIENCE_MS = 25_000;
/** For so long the site leaves a service in peace that has just failed. */
const FAILURE_MS = 11_000;
const FORM_PAGE = '/en/sydney/subscribe-news';

/** Seconds, and what fails in them. */
const phases: readonly (readonly [seconds: number, fault: FaultName])[] = [
  [8, 'none'],
  [6, '500'],
  [4, 'none'],
  [6, '429'],
  [6, 'hang'],
  [4, 'none'],
  [6, 'cut'],
  [5, 'slow'],
  [5, 'html'],
  [4, 'truncated'],
  // Longer than a failure is remembered: at its end all must be as it was.
  [18, 'none'],
];

/** What else the machine has to do: figures of a busy one say little. */
const [busyBefore = 0] = loadavg();
const state = mkdtempSync(join(tmpdir(), 'meridian-load-'));
const standIn = await startStandIn(SERVICE_PORT);
const site = await startSite();
const outcomes: Outcome[] = [];
const receipts: string[] = [];
let fault: FaultName = 'none';
let failedUntil = 0;
/** Forms that came back in less than three seconds are no person's: tickets are taken ahead. */
const tickets: string[] = [];

try {
  for (const visit of knownPages) await ask(visit);
  for (let count = 0; count < 40; count += 1) tickets.push(await ticket());
  await new Promise((resolve) => setTimeout(resolve, 3500));
  const warmed = outcomes.splice(0);
  const started = Date.now();
  const duration = phases.reduce((sum, [seconds]) => sum + seconds, 0) * 1000;
  const switching = switchFaults();
  const random = seeded(20_260_615);
  let sent = 0;
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      while (Date.now() - started < duration && sent < REQUESTS_LIMIT) {
        sent += 1;
        const visit = nextVisit(random);
        await ask(visit === 'form' ? formVisit(FORM_PAGE, tickets[sent % tickets.length] ?? '', sent) : visit);
      }
    }),
  );
  await switching;
  const milliseconds = Date.now() - started;
  const asked = standIn.asked();
  const stored = storedReceipts();
  await stop();
  const soaks = { cached: await soak('1', SOAK_SECONDS), rendered: await soak('0', SOAK_SECONDS) };
  const { text, problems } = report({
    outcomes,
    warmed,
    soaks,
    receipts,
    stored,
    phases,
    asked,
    milliseconds,
    concurrency: CONCURRENCY,
    busyBefore,
  });
  writeFileSync('test/load/RESULTS.md', text);
  process.stdout.write(text);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await stop();
  rmSync(state, { recursive: true, force: true });
}

async function stop(): Promise<void> {
  standIn.stop();
  if (site.exitCode !== null || site.signalCode !== null) return;
  site.kill('SIGTERM');
  await once(site, 'exit');
}

async function switchFaults(): Promise<void> {
  for (const [seconds, next] of phases) {
    if (fault !== 'none') failedUntil = Date.now();
    fault = next;
    standIn.fail(next);
    // Something was published that stands on every page: from now on each page of before is out of date.
    await publish();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

async function publish(): Promise<void> {
  const entry = {
    sys: { id: 'x', type: 'Entry', contentType: { sys: { id: 'globalSettings' } } },
    metadata: { tags: [] },
  };
  const secret = siteVariables(process.env, SERVICE_PORT)['CONTENTFUL_HOOK_SECRET'] ?? '';
  const { status } = await fetch(
    signedHook(`${SITE}/_hooks/contentful`, secret, 'ContentManagement.Entry.publish', entry, new Date()),
  );
  if (status >= 300) throw new Error(`the site took no notice of a publication: ${status}`);
}

async function ask({ kind, path, init }: Visit): Promise<void> {
  const before = fault;
  const start = performance.now();
  const note = (status: number, cache: string, isWhole: boolean): void => {
    // A request that began or ended while something failed met the failure; failures of calls are remembered for a while.
    const isFailing = before !== 'none' || fault !== 'none';
    const health = isFailing ? 'failing' : Date.now() - failedUntil > FAILURE_MS ? 'well' : 'recovering';
    outcomes.push({
      kind,
      path,
      status,
      cache,
      isWhole,
      health,
      isAllowed: (health === 'well' ? kinds[kind].healthy : kinds[kind].failing).some((allowed) => allowed === status),
      fault: before === 'none' ? fault : before,
      milliseconds: performance.now() - start,
    });
  };
  try {
    const answer = await fetch(SITE + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    const body = await answer.text();
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    note(
      answer.status,
      answer.headers.get('x-cache') ?? '',
      !isPage || (body.startsWith('<!DOCTYPE html>') && body.endsWith('</html>')),
    );
    const receipt = kind === 'form' && answer.status === 200 ? /MG-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(body)?.[0] : undefined;
    if (receipt) receipts.push(receipt);
  } catch {
    note(0, '', false);
  }
}

async function ticket(): Promise<string> {
  const page = await (await fetch(SITE + FORM_PAGE, { headers: { 'user-agent': 'Chrome' } })).text();
  return /name="ticket"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="ticket"/.exec(page)?.slice(1).find(Boolean) ?? '';
}

async function startSite(): Promise<ChildProcess> {
  const service = `localhost:${SERVICE_PORT}`;
  const child = spawn(process.execPath, ['worker/commands/start.ts'], {
    env: {
      ...process.env,
      PORT: String(PORT),
      // The stand-in takes the place of the embedded service, which is then not started.
      CONTENT_PORT: String(SERVICE_PORT + 1),
      CONTENTFUL_HOST: service,
      CONTENTFUL_PREVIEW_HOST: `127.0.0.1:${SERVICE_PORT}`,
      LOYALTY_ORIGIN: `http://${service}`,
      CART_ORIGIN: `http://${service}`,
      LOG_LEVEL: '4',
      STATE_DIR: state,
      LOG_DIR: '',
      DEV_VARS: '',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes(`${SITE}/`)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the site ended with status ${code} before it answered`)));
  });
  child.removeAllListeners('exit');
  return child;
}

/** What the database holds, by the platform's own tool. */
function storedReceipts(): readonly string[] {
  const { stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/wrangler/bin/wrangler.js',
      'd1',
      'execute',
      'ENQUIRIES',
      '--local',
      '--persist-to',
      state,
      '--json',
      '--command',
      'SELECT id FROM enquiries',
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: 'true' },
    },
  );
  return [...stdout.matchAll(/"id":\s*"(MG-[0-9A-Z-]+)"/g)].flatMap(([, id]) => id ?? []);
}

/** Random numbers that are the same in every run (Park and Miller). */
function seeded(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 48_271) % 2_147_483_647;
    return value / 2_147_483_647;
  };
}

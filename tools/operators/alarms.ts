import * as v from 'valibot';
import { print, readCommandLine, runCommand } from '../commandLine.ts';
import { wordsIn } from '../environment.ts';
import { reach } from '../networkProblem.ts';
import { secretProblem } from '../secrets.ts';
import { originOf } from '../siteConfig.ts';
import { environmentOf } from '../wrangler.ts';
import { alarmChecks, alarmNotices, alarmsByHand, nameIn } from './alarmTable.ts';
import { are } from './checks/check.ts';
import { type AskPlatform, setAlarms } from './setAlarms.ts';

const usage = `Makes the platform's health checks and notifications for a deployed site, or changes those that differ; prints what
has to be set by hand. Ends with 1 where --compare finds a difference.

  npm run alarms -- production
  npm run alarms -- production --compare    changes nothing
  npm run alarms -- production --dry-run    needs no account: says what it would make

From the environment: CLOUDFLARE_API_TOKEN (it may edit Health Checks and Notifications, and read the zone),
CLOUDFLARE_ACCOUNT_ID, HEALTH_KEY, and ALARM_EMAILS, addresses with commas. After a rotation of HEALTH_KEY run it again.
`;

const CALL_MS = 15_000;
const answer = v.object({
  success: v.boolean(),
  errors: v.optional(v.array(v.object({ message: v.string() })), []),
  result: v.unknown(),
});

await runCommand(async () => {
  const { values, positionals } = readCommandLine(usage, {
    compare: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  });
  const environment = environmentOf(usage, positionals);
  if (values['dry-run']) {
    for (const { name } of [...alarmChecks, ...alarmNotices]) print(`would make  ${nameIn(name, environment)}`);
    printByHand();
    return;
  }
  const names = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID', 'HEALTH_KEY', 'ALARM_EMAILS'] as const;
  const missing = names.filter((name) => !process.env[name]);
  if (missing.length > 0) throw new Error(`${are(missing)} not set.`);
  for (const name of ['CLOUDFLARE_API_TOKEN', 'HEALTH_KEY'] as const) {
    const unsendable = secretProblem(name, process.env[name] ?? '');
    if (unsendable) throw new Error(unsendable);
  }
  const site = {
    environment,
    host: new URL(originOf(environment)).hostname,
    healthKey: process.env['HEALTH_KEY']?.trim() ?? '',
    emails: wordsIn(process.env, 'ALARM_EMAILS'),
    account: process.env['CLOUDFLARE_ACCOUNT_ID'] ?? '',
  };
  const wrong = site.emails.filter((each) => !/^[^\s@]+@[^\s@]+$/.test(each));
  if (wrong.length > 0) throw new Error(`ALARM_EMAILS: ${wrong.join(', ')} is no address.`);
  const lines = await setAlarms(askPlatform(process.env['CLOUDFLARE_API_TOKEN'] ?? ''), site, values.compare);
  for (const { name, state } of lines) print(`${state.padEnd(15)}  ${name}`);
  printByHand();
  if (lines.some(({ state }) => state === 'missing' || state === 'different')) process.exitCode = 1;
});

function printByHand(): void {
  print('\nBy hand, once; the platform has no interface for them:');
  for (const { what, click } of alarmsByHand) print(`  ${what}: ${click}`);
}

function askPlatform(token: string): AskPlatform {
  const base = process.env['CLOUDFLARE_API_BASE_URL'] ?? 'https://api.cloudflare.com/client/v4';
  return async (method, path, body) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await reach(new Request(base + path, { ...sent, signal: AbortSignal.timeout(CALL_MS) }));
    const parsed = v.safeParse(answer, await response.json().catch(() => undefined));
    if (parsed.success && parsed.output.success) return parsed.output.result;
    const words = parsed.success ? parsed.output.errors.map(({ message }) => message).join('; ') : 'not readable';
    throw new Error(`${method} ${path} answers ${response.status}: ${words}`);
  };
}

import * as v from 'valibot';
import { ownValue } from '../../content/ownValue.ts';
import type { Environment } from '../wrangler.ts';
import { type AlarmCheck, alarmChecks, alarmNotices, FAILS, nameIn } from './alarmTable.ts';

/** What the alarms of a site are made of. */
interface AlarmSite {
  readonly environment: Environment;
  readonly host: string;
  readonly healthKey: string;
  readonly emails: readonly string[];
  readonly account: string;
}

/** Sends a call to the platform and gives its `result`; rejects with the platform's words. */
export type AskPlatform = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<unknown>;

/** What was found of an alarm, or done about it. */
interface AlarmLine {
  readonly name: string;
  readonly state: 'as it should be' | 'missing' | 'different' | 'made' | 'changed';
}

const namedRow = v.object({ id: v.string(), name: v.string(), address: v.optional(v.string()) });
const stored = v.array(v.looseObject(namedRow.entries));
const available = v.record(v.string(), v.array(v.looseObject({ type: v.string() })));

/**
 * Makes or changes alarms that differ from the table, unless `isDry`; rejects where the platform lacks a kind
 * (docs/rules.md#alarms).
 */
export async function setAlarms(ask: AskPlatform, site: AlarmSite, isDry: boolean): Promise<readonly AlarmLine[]> {
  const zone = await zoneOf(ask, site.host);
  const alerting = `/accounts/${site.account}/alerting/v3`;
  const kinds = v.parse(available, await ask('GET', `${alerting}/available_alerts`));
  const types = Object.values(kinds).flatMap((group) => group.map(({ type }) => type));
  const lacking = alarmNotices.filter(({ type }) => !types.includes(type)).map(({ type }) => type);
  if (lacking.length > 0) throw new Error(`the account has no notifications of the type ${lacking.join(', ')}`);

  const bodies = alarmChecks.map((check) => checkBody(check, site));
  const checks = await keep(ask, `/zones/${zone}/healthchecks`, bodies, isDry);
  const ids = checks.flatMap(({ id }) => id ?? []);
  const policies = alarmNotices.map(({ name, type }) => ({
    name: nameIn(name, site.environment),
    alert_type: type,
    enabled: true,
    mechanisms: { email: site.emails.map((id) => ({ id })) },
    filters: type === 'health_check_status_notification' ? { health_check_id: ids, status: ['Unhealthy'] } : {},
  }));
  const lines = [...checks, ...(await keep(ask, `${alerting}/policies`, policies, isDry))];
  return lines.map(({ name, state }) => ({ name, state }));
}

/** A health check as the platform takes it. */
export function checkBody({ name, hasKey, expectedBody }: AlarmCheck, { environment, host, healthKey }: AlarmSite) {
  return {
    name: nameIn(name, environment),
    address: host,
    type: 'HTTPS',
    check_regions: ['WEU', 'SEAS'],
    interval: 60,
    timeout: 10,
    retries: 1,
    consecutive_fails: FAILS,
    consecutive_successes: 2,
    http_config: {
      method: 'GET',
      path: '/_health',
      port: 443,
      expected_codes: ['200'],
      expected_body: expectedBody,
      follow_redirects: false,
      header: hasKey ? { 'X-Health-Key': [healthKey] } : {},
    },
  };
}

/** The platform gives so many rows at once by itself; notifications all at once. */
const PAGE = 25;

/** All rows of a list. */
async function storedRows(ask: AskPlatform, path: string): Promise<v.InferOutput<typeof stored>> {
  const rows = new Map<string, v.InferOutput<typeof stored>[number]>();
  for (let page = 1; rows.size === (page - 1) * PAGE; page += 1) {
    const answer = v.parse(stored, await ask('GET', page === 1 ? path : `${path}?page=${page}`));
    for (const row of answer) rows.set(row.id, row);
    if (answer.length === 0) break;
  }
  return [...rows.values()];
}

type StoredAlarm = AlarmLine & { readonly id: string | undefined };

async function keep(
  ask: AskPlatform,
  path: string,
  bodies: readonly { readonly name: string; readonly address?: string }[],
  isDry: boolean,
): Promise<readonly StoredAlarm[]> {
  const storedAlarms = await storedRows(ask, path);
  const lines: StoredAlarm[] = [];
  for (const body of bodies) {
    const current = storedAlarms.find(({ name }) => name === body.name);
    if (current && current.address !== body.address)
      throw new Error(
        `${body.name} watches ${current.address}, not ${body.address}: delete it in the account where nobody needs it`,
      );
    if (current && holds(current, body)) lines.push({ name: body.name, id: current.id, state: 'as it should be' });
    else if (isDry) lines.push({ name: body.name, id: current?.id, state: current ? 'different' : 'missing' });
    else {
      const answer = current ? await ask('PUT', `${path}/${current.id}`, body) : await ask('POST', path, body);
      const { id } = v.parse(v.object({ id: v.string() }), answer);
      lines.push({ name: body.name, id, state: current ? 'changed' : 'made' });
    }
  }
  return lines;
}

/** Returns true if what is stored has all that is wanted; the platform adds fields of its own. */
function holds(actual: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return actual === expected;
  if (typeof actual !== 'object' || actual === null) return false;
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length !== actual.length) return false;
  const values: Readonly<Record<string, unknown>> = { ...actual };
  return Object.entries(expected).every(([name, value]) => holds(ownValue(values, name), value));
}

/** The zone of a host: the longest that the account has. */
async function zoneOf(ask: AskPlatform, host: string): Promise<string> {
  const labels = host.split('.');
  for (let first = 0; first < labels.length - 1; first += 1) {
    const name = labels.slice(first).join('.');
    const [zone] = v.parse(stored, await ask('GET', `/zones?name=${name}`));
    if (zone) return zone.id;
  }
  throw new Error(`the account has no zone for ${host}`);
}

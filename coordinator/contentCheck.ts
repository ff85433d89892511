import * as v from 'valibot';
import { contentHost } from '../content/address/contentHost.ts';
import { everythingChanged, type ReportedChange } from '../content/freshness/changes.ts';
import { readChangedItem } from '../content/freshness/published.ts';
import type { World } from './world.ts';

/** All calls of a check together take no longer, in milliseconds. */
const LIMIT_MS = 12_000;
/** The service's index and clock may lag behind: what was found before is looked at once more. */
const OVERLAP_MS = 60_000;
/** Entries of a list; when more changed, everything may have. */
const ITEMS = 1000;
/** Pages of deletions that one check reads. */
const PAGES = 10;

/** What changed, and where the next synchronization of deletions begins. */
interface Found {
  readonly changes: readonly ReportedChange[];
  readonly syncToken: string;
}

type Ask = (path: string, query: Readonly<Record<string, string>>) => Promise<unknown>;

const list = v.object({ total: v.number(), items: v.array(v.unknown()) });
const page = v.object({
  items: v.array(v.unknown()),
  nextPageUrl: v.optional(v.string()),
  nextSyncUrl: v.optional(v.string()),
});

class Refusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`content service answered ${status}`);
    this.status = status;
  }
}

/**
 * Asks the content service what has changed since a moment (milliseconds since the epoch) and what is gone since a
 * synchronization. Without one nothing is known of what is gone: everything may have changed. Throws when the service
 * fails or takes longer than twelve seconds.
 */
export async function askForChanges(
  world: Pick<World, 'settings' | 'fetch' | 'after'>,
  since: number,
  syncToken: string | undefined,
): Promise<Found> {
  const controller = new AbortController();
  const callOff = world.after(LIMIT_MS, () => controller.abort());
  const ask = asking(world, controller.signal);
  try {
    const [gone, ...changed] = await Promise.all([
      askForDeletions(ask, syncToken),
      askForUpdates(ask, 'entries', since),
      askForUpdates(ask, 'assets', since),
    ]);
    const changes = gone.isWhole ? [...changed.flat(), ...gone.changes] : [everythingChanged];
    return { changes, syncToken: gone.syncToken };
  } finally {
    callOff();
  }
}

function asking({ settings, fetch }: Pick<World, 'settings' | 'fetch'>, signal: AbortSignal): Ask {
  const { host, space, environment, token } = settings;
  const base = `${contentHost(host).origin}/spaces/${space}/environments/${environment}`;
  return async (path, query) => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(new Request(`${base}/${path}?${new URLSearchParams(query)}`, { headers, signal }));
    if (!response.ok) {
      await response.body?.cancel();
      throw new Refusal(response.status);
    }
    return response.json();
  };
}

async function askForUpdates(ask: Ask, kind: 'entries' | 'assets', since: number): Promise<readonly ReportedChange[]> {
  const answer = await ask(kind, {
    'sys.updatedAt[gte]': new Date(since - OVERLAP_MS).toISOString(),
    order: 'sys.updatedAt',
    // Fields can't be selected without a content type: a change found here has no slugs.
    select: 'sys,metadata',
    limit: String(ITEMS),
    ...(kind === 'entries' && { include: '0' }),
  });
  const { total, items } = v.parse(list, answer);
  return total > items.length ? [everythingChanged] : items.flatMap((item) => readChangedItem(item) ?? []);
}

/** `isWhole`: all that is gone since the last time is among the changes. */
async function askForDeletions(
  ask: Ask,
  syncToken: string | undefined,
): Promise<{ readonly changes: readonly ReportedChange[]; readonly isWhole: boolean; readonly syncToken: string }> {
  let query: Readonly<Record<string, string>> =
    syncToken === undefined ? { initial: 'true', type: 'Deletion' } : { sync_token: syncToken };
  const changes: ReportedChange[] = [];
  for (let count = 0; count < PAGES; count += 1) {
    const answer = await ask('sync', query).catch((thrown: unknown) => {
      // A token that the service does not know any more is as good as none.
      if (thrown instanceof Refusal && thrown.status === 400 && syncToken !== undefined) return undefined;
      throw thrown;
    });
    if (answer === undefined) return askForDeletions(ask, undefined);
    const { items, nextPageUrl, nextSyncUrl } = v.parse(page, answer);
    changes.push(...items.flatMap((item) => readChangedItem(item) ?? []));
    const token = tokenIn(nextPageUrl ?? nextSyncUrl);
    if (nextPageUrl === undefined) return { changes, isWhole: syncToken !== undefined, syncToken: token };
    query = { sync_token: token };
  }
  throw new Error('content service has more deletions than a check reads');
}

function tokenIn(address: string | undefined): string {
  const token = address && new URL(address).searchParams.get('sync_token');
  if (!token) throw new Error('content service named no next synchronization');
  return token;
}

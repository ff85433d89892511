import * as v from 'valibot';
import { contentHost } from '../content/address/contentHost.ts';
import { everythingChanged, type ReportedChange } from '../content/freshness/changes.ts';
import { readChangedItem } from '../content/freshness/published.ts';
import { idOf, listOf } from '../content/model/answerParts.ts';
import { property } from '../content/record.ts';
import type { LogKeeper } from './logKeeper.ts';
import type { World } from './world.ts';

/** All calls of a check together take no longer, in milliseconds. */
const LIMIT_MS = 12_000;
/** The service's index and clock may lag behind: updates of the last minute before a check are read again. */
const OVERLAP_MS = 60_000;
/** Entries of a list; when more have changed, all pages count as changed. */
const ITEMS = 1000;
/** Pages of deletions that one check reads; the next one goes on from there. */
const PAGES = 10;

/** Where the last comparison ended. */
interface Compared {
  /** Milliseconds since the epoch, by the service's own clock. */
  readonly since: number;
  readonly syncToken: string | undefined;
  readonly source: string | undefined;
}

type Ask = (path: string, query: Readonly<Record<string, string>>) => Promise<unknown>;

/** A list that is shorter than its total holds as many as were asked for; otherwise the answer is damaged. */
const list = v.pipe(
  v.object({ total: v.number(), items: v.array(v.unknown()) }),
  v.check(({ total, items }) => items.length >= Math.min(total, ITEMS), 'a list that lost its items'),
);
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
 * Asks the content service what has changed since the last comparison, and what is gone since its synchronization. Without
 * one, or where the content comes from another source now (docs/rules.md#switched-source), nothing is known of what is gone:
 * everything may have changed. Throws when the service fails or takes longer than twelve seconds.
 */
export async function askForChanges(
  world: Pick<World, 'settings' | 'fetch' | 'after'>,
  { since, syncToken, source }: Compared,
) {
  const controller = new AbortController();
  const callOff = world.after(LIMIT_MS, () => controller.abort());
  const dates: number[] = [];
  const ask = askWith(world, controller.signal, (date) => dates.push(date));
  try {
    const current = await askForSource(ask, world.settings);
    /** An alias leads to another environment than the last time, or a setting to another place. */
    const isSwitched = source !== undefined && current !== undefined && current !== source;
    const [gone, ...changed] = await Promise.all([
      // A token of another source reports no deletions.
      askForDeletions(ask, isSwitched ? undefined : syncToken),
      askForUpdates(ask, 'entries', since),
      askForUpdates(ask, 'assets', since),
    ]);
    // Deletions first: an entry that is deleted and also in a list was created again.
    const changes = gone.isWhole ? [...gone.changes, ...changed.flat()] : [everythingChanged];
    // When the service began to answer, by its own clock, which dates its updates; undefined: it does not say.
    // A pinned clock dates the updates of the content service, too, but not its Date header.
    const servedAt = dates.length > 0 && world.settings.clock?.pinned === undefined ? Math.min(...dates) : undefined;
    // Where the next synchronization of deletions begins; the source of an empty space is unknown.
    return { changes, syncToken: gone.syncToken, servedAt, source: current ?? source, isSwitched };
  } finally {
    callOff();
  }
}

function askWith(
  { settings, fetch }: Pick<World, 'settings' | 'fetch'>,
  signal: AbortSignal,
  noteDate: (date: number) => void,
): Ask {
  const { host, space, environment, token } = settings;
  const base = `${contentHost(host).origin}/spaces/${space}/environments/${environment}`;
  return async (path, query) => {
    const headers = { Authorization: `Bearer ${token}` };
    const address = `${base}/${path}?${new URLSearchParams(query)}`;
    const response = await fetch(new Request(address, { headers, signal, redirect: 'manual' }));
    if (!response.ok) {
      await response.body?.cancel();
      throw new Refusal(response.status);
    }
    const date = Date.parse(response.headers.get('Date') ?? '');
    if (!Number.isNaN(date)) noteDate(date);
    return response.json();
  };
}

/** Host, space and the environment that entries are in, also where an alias was asked: the service names it with every entry. */
async function askForSource(ask: Ask, { host, space }: World['settings']): Promise<string | undefined> {
  const [entry] = listOf(await ask('entries', { select: 'sys', limit: '1', include: '0' }), 'items');
  const environment = idOf(property(property(entry, 'sys'), 'environment'));
  return typeof environment === 'string' ? [host, space, environment].join('/') : undefined;
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

/** `isWhole`: the changes contain all deletions since the last check. */
async function askForDeletions(
  ask: Ask,
  syncToken: string | undefined,
): Promise<{ readonly changes: readonly ReportedChange[]; readonly isWhole: boolean; readonly syncToken: string }> {
  let token = syncToken;
  const changes: ReportedChange[] = [];
  for (let count = 1; ; count += 1) {
    const query = token === undefined ? { initial: 'true', type: 'Deletion' } : { sync_token: token };
    const answer = await ask('sync', query).catch((thrown: unknown) => {
      // The service forgets old tokens: then all deletions are read from the start.
      if (thrown instanceof Refusal && thrown.status === 400 && syncToken !== undefined) return undefined;
      throw thrown;
    });
    if (answer === undefined) return askForDeletions(ask, undefined);
    const { items, nextPageUrl, nextSyncUrl } = v.parse(page, answer);
    changes.push(...items.flatMap((item) => readChangedItem(item) ?? []));
    token = tokenIn(nextPageUrl ?? nextSyncUrl);
    const isLast = nextPageUrl === undefined;
    if (isLast || count === PAGES) return { changes, isWhole: isLast && syncToken !== undefined, syncToken: token };
  }
}

function tokenIn(address: string | undefined): string {
  const token = address && new URL(address).searchParams.get('sync_token');
  if (!token) throw new Error('content service named no next synchronization');
  return token;
}

/** Content is compared with the service this often, at the next waking. */
const CHECK_MS = 45_000;

/** Compares with the content service when it is time to (docs/rules.md#lost-hook). Logs what fails. */
export function createComparison(world: World, keeper: LogKeeper): () => Promise<void> {
  /** When the last comparison began. */
  let triedAt = Number.NEGATIVE_INFINITY;

  const compare = async (): Promise<void> => {
    const beganAt = world.now();
    const { checkedAt, since = checkedAt === 0 ? beganAt : checkedAt, syncToken, source } = keeper.facts();
    const { changes, servedAt, isSwitched, ...next } = await askForChanges(world, { since, syncToken, source });
    const facts = { checkedAt: beganAt, since: servedAt ?? beganAt, ...next };
    if (isSwitched) {
      // Revisions and moments of two sources can't be compared.
      world.log('warning', 'content source switched', { source: next.source ?? '' });
      keeper.begin({ ...keeper.facts(), ...facts, changedAt: beganAt });
      return;
    }
    const count = keeper.record(changes, facts);
    // A webhook should have reported these changes. The first check finds everything, which is no fault.
    if (count > 0 && syncToken !== undefined) world.log('warning', 'changes found', { count });
  };

  return async () => {
    if (Math.abs(world.running() - triedAt) < CHECK_MS) return;
    triedAt = world.running();
    try {
      await compare();
    } catch (thrown) {
      // Tried again at the next waking.
      triedAt = Number.NEGATIVE_INFINITY;
      world.log('warning', 'content service not compared', { problem: String(thrown) });
    }
  };
}

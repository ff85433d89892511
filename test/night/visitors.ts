import type { DataCentre } from '../../tools/regions/dataCentres.ts';
import { seeded } from '../support/seeded.ts';
import { DESKTOP, PHONE } from '../support/userAgents.ts';

/** Cities whose clocks show UTC+8. */
export const nightCities = ['hong-kong', 'macau', 'singapore', 'bali', 'hainan'] as const;

/** What a visitor was shown. */
export interface Seen {
  /** Seconds since the night began. */
  readonly second: number;
  /** 0 where no answer came. */
  readonly status: number;
  /** What the page cache says: `HIT`, `STALE`, `MISS`; empty for none. */
  readonly cache: string;
  readonly milliseconds: number;
  /** For how many seconds the state of the hours on the page had not been true any more. */
  readonly late: number;
  /** By the bad build, or while its data centre changed from one build to another. */
  readonly isBad: boolean;
}

/** Returns true for an answer that a visitor of a good build must not get. */
export function isFault({ status, isBad }: Seen): boolean {
  return status !== 200 && !isBad;
}

/** How long each visitor waited, in milliseconds. */
export const waitsOf = (seen: readonly Seen[]): readonly number[] => seen.map(({ milliseconds }) => milliseconds);

/** How many of a hundred visitors each data centre gets; the last is where a new build begins. */
const shares = [45, 45, 10] as const;
/** A browser waits longer; nobody looks at a white page for longer. */
const TIMEOUT_MS = 20_000;
const TICK_MS = 100;

/** Visitors of some pages, so many a second whether they are answered or not, until `stop`, which gives what they saw. */
export function startVisitors(centres: readonly DataCentre[], paths: readonly string[], clock: () => number) {
  const random = seeded(20_261_126);
  const began = Date.now();
  const seen: Seen[] = [];
  const open = new Set<Promise<void>>();
  /** Deploys under way, by data centre. */
  const deploys = new Map<string, Promise<void>>();
  let perSecond = 0;
  let due = 0;
  let badCentre = '';

  const ask = async (centre: DataCentre, path: string, isPhone: boolean): Promise<void> => {
    const requestedAt = Date.now();
    const wasBad = centre.name === badCentre;
    const address = isPhone ? path.replace(/^(\/[^/]+\/[^/]+)/, '$1/mobile') : path;
    const answer = await fetch(`${centre.url}${address}`, {
      headers: { 'user-agent': isPhone ? PHONE : DESKTOP },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .then(async (response) => ({
        status: response.status,
        cache: response.headers.get('x-cache') ?? '',
        html: await response.text(),
      }))
      .catch(() => ({ status: 0, cache: '', html: '' }));
    const moments = [...answer.html.matchAll(/data-until="(\d+)"/g)].map(([, moment]) => Number(moment));
    seen.push({
      second: Math.floor((requestedAt - began) / 1000),
      status: answer.status,
      cache: answer.cache,
      milliseconds: Date.now() - requestedAt,
      late: Math.max(0, (clock() - Math.min(...moments, Number.POSITIVE_INFINITY)) / 1000),
      isBad: wasBad || centre.name === badCentre,
    });
  };
  const visit = async (): Promise<void> => {
    const dice = random() * 100;
    const centre = centres[dice < shares[0] ? 0 : dice < shares[0] + shares[1] ? 1 : 2];
    if (!centre) throw new Error('there are three data centres');
    const path = paths[Math.floor(random() * paths.length)] ?? '';
    const isPhone = random() < 0.5;
    await deploys.get(centre.name);
    const asking = ask(centre, path, isPhone).finally(() => open.delete(asking));
    open.add(asking);
    await asking;
  };
  const ticking = setInterval(() => {
    for (due += (perSecond * TICK_MS) / 1000; due >= 1; due -= 1) void visit();
  }, TICK_MS);
  return {
    setRate: (visitsPerSecond: number): void => {
      perSecond = visitsPerSecond;
    },
    /** Names the data centre that runs a bad build; none for an empty name. */
    setBad: (name: string): void => {
      badCentre = name;
    },
    /**
     * Deploys to a data centre once the visits under way are answered; its next ones wait, which is not counted: the platform
     * changes versions without a gap, here a process ends and another begins.
     */
    deploy: async ({ name, deploy }: DataCentre, changed: Parameters<DataCentre['deploy']>[0]): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      deploys.set(name, promise);
      await Promise.all(open);
      await deploy(changed);
      deploys.delete(name);
      resolve();
    },
    stop: async (): Promise<readonly Seen[]> => {
      clearInterval(ticking);
      await Promise.all(open);
      return seen;
    },
  };
}

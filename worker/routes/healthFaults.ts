import * as v from 'valibot';
import { indexSize } from '../../content/ahead/indexSize.ts';
import { readAs } from '../../content/readAs.ts';
import { withTimeout } from '../../content/time/timeouts.ts';
import { receivers } from '../forms/receivers.ts';
import { callCoordinator } from '../platform/coordinatorCall.ts';
import { orFallback } from '../platform/log.ts';
import type { World } from '../world.ts';

type EnquiryWorld = Pick<World, 'enquiries' | 'photos' | 'enquiryQueue' | 'settings' | 'sendMail' | 'now' | 'after'>;

/** The queue tries for about five hours; what still waits after these needs an operator. */
const TRIED_MS = 6 * 3600 * 1000;

/** How forms fare, for the health report. */
export type EnquiryHealth = Awaited<ReturnType<typeof enquiryHealth>>;

/** Asks everything that a form passes through, each for so many milliseconds at most (docs/rules.md#health-forms). */
export async function enquiryHealth(world: EnquiryWorld, wait: number) {
  const before = new Date(world.now().getTime() - TRIED_MS).toISOString();
  const [undelivered, photosAreReached, queued] = await Promise.all([
    answerOf(world, wait, () => world.enquiries.undelivered(before)),
    answerOf(world, wait, () => world.photos.reach().then(() => true)),
    answerOf(world, wait, () => world.enquiryQueue.backlog()),
  ]);
  return {
    /** False where nobody receives enquiries. */
    isReceived: receivers(world).length > 0,
    /** Enquiries that the queue has given up, up to a hundred; null where the store can't be asked. */
    undelivered,
    storeIsReached: undelivered !== null,
    photosAreReached: photosAreReached !== null,
    queueIsReached: queued !== null,
    /** Messages in the queue; null where it can't be asked. */
    queued,
  };
}

/** What a store answers; null when it fails or takes too long. */
function answerOf<Answer>(world: EnquiryWorld, wait: number, ask: () => Promise<Answer>): Promise<Answer | null> {
  const answer = (async () => ask())().catch(() => null);
  return withTimeout(world, wait, answer, () => null);
}

const aheadShape = v.object({
  ...indexSize.entries,
  /** For how long the oldest job has been making pages, in milliseconds. */
  waitsFor: v.number(),
});

/** How it stands with the pages that are made before anybody asks (docs/rules.md#pages-ahead). */
export type PagesAheadHealth = v.InferOutput<typeof aheadShape>;

/** What the coordinator says of its index; undefined where it does not answer, or makes no pages ahead. */
export async function pagesAheadHealth(
  world: Pick<World, 'coordinator' | 'after' | 'log'>,
): Promise<PagesAheadHealth | undefined> {
  const answer = callCoordinator(world, '/index');
  return readAs(aheadShape, await orFallback(world.log, 'index of pages not answered', answer, undefined));
}

/** Pages that are made before anybody asks; a job that takes longer than visitors wait for it does not keep up. */
const AHEAD_MS = 120_000;

/** What the report knows of the site. */
interface Findings {
  readonly hasContent: boolean;
  readonly storeIsReached: boolean;
  readonly enquiries: EnquiryHealth;
  readonly ahead: PagesAheadHealth | undefined;
  readonly changes: { readonly isBound: boolean; readonly isReached: boolean; readonly isHookSilent: boolean };
}

/** What somebody has to act on, in words for an operator; none while all is well (docs/rules.md#health-faults). */
export function healthFaults({ hasContent, storeIsReached, enquiries, ahead, changes }: Findings): readonly string[] {
  const faults: readonly (readonly [isFault: boolean, words: string])[] = [
    [!hasContent, 'content can’t be read'],
    [!storeIsReached, 'KV can’t be reached'],
    [!enquiries.isReceived, 'nobody receives enquiries'],
    [(enquiries.undelivered ?? 0) > 0, `enquiries are not forwarded: ${enquiries.undelivered}`],
    [!enquiries.storeIsReached, 'the store of enquiries can’t be reached'],
    [!enquiries.photosAreReached, 'the store of photos can’t be reached'],
    [!enquiries.queueIsReached, 'the queue can’t be reached'],
    [!(changes.isBound && changes.isReached), 'the coordinator can’t be reached'],
    [(ahead?.waitsFor ?? 0) > AHEAD_MS, `pages are not made ahead of visitors: ${ahead?.pending}`],
    [(ahead?.laidAside ?? 0) > 0, `${ahead?.laidAside} pages failed three times when they were made ahead`],
    [changes.isHookSilent, 'content changes that no webhook tells of'],
  ];
  return faults.filter(([isFault]) => isFault).map(([, words]) => words);
}

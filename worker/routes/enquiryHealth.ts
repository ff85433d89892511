import { withTimeout } from '../../content/time/timeouts.ts';
import { receivers } from '../forms/receivers.ts';
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

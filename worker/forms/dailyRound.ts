import { problemOf } from '../log.ts';
import type { World } from '../world.ts';

type RoundWorld = Pick<World, 'enquiries' | 'photos' | 'enquiryQueue' | 'settings' | 'now' | 'log'>;

const DAY_MS = 24 * 3600 * 1000;
/** What is younger may still be on its way to the queue. */
const SETTLED_MS = 10 * 60 * 1000;
/** What is older than this and never reached the queue needs a person's eyes. */
const LOST_MS = 7 * DAY_MS;
/** Full days before now of which stray photos are looked for: a round that fails is made up for by the next. */
const SWEPT_DAYS = [1, 2, 3] as const;

/**
 * Once a day: enquiries and photos beyond the retention time are deleted (setting ENQUIRY_RETENTION_DAYS), so are photos
 * that no enquiry names, and what the queue did not take is handed to it again. Each by itself: a store that fails
 * keeps nothing else from its turn.
 */
export async function dailyRound(world: RoundWorld): Promise<void> {
  const steps = { purgePhotos, purgeEnquiries, sweepPhotos, requeue } as const;
  for (const [step, take] of Object.entries(steps)) {
    try {
      await take(world);
    } catch (thrown) {
      world.log('error', 'daily round incomplete', { step, problem: problemOf(thrown) });
    }
  }
}

async function purgePhotos(world: RoundWorld): Promise<void> {
  const before = dayOf(oldest(world));
  world.log('info', 'photos purged', { before, photos: await world.photos.removeBefore(before) });
}

async function purgeEnquiries(world: RoundWorld): Promise<void> {
  const before = oldest(world);
  world.log('info', 'enquiries purged', { before, rows: await world.enquiries.removeBefore(before) });
}

/** The instant before which nothing is retained. */
function oldest({ now, settings }: RoundWorld): string {
  return isoOf(now().getTime() - settings.enquiries.retentionDays * DAY_MS);
}

/** An isolate may end, or a database fall silent, between a photo and the row that should name it. */
async function sweepPhotos({ enquiries, photos, now, log }: RoundWorld): Promise<void> {
  const settled = now().getTime() - SETTLED_MS;
  const days = SWEPT_DAYS.map((ago) => dayOf(isoOf(settled - ago * DAY_MS)));
  const keys = (await Promise.all(days.map((day) => photos.keysOf(day)))).flat();
  if (keys.length === 0) return;
  const named = new Set(await enquiries.photoKeys(days.toSorted()[0] ?? ''));
  const strays = keys.filter((key) => !named.has(key));
  await photos.remove(strays);
  if (strays.length > 0) log('warning', 'stray photos removed', { photos: strays.length });
}

async function requeue({ enquiries, enquiryQueue, now, log }: RoundWorld): Promise<void> {
  const moment = now().getTime();
  for (const id of await enquiries.unqueued(isoOf(moment - LOST_MS), isoOf(moment - SETTLED_MS))) {
    try {
      await enquiryQueue.send(id);
      await enquiries.markQueued(id, isoOf(moment));
    } catch (thrown) {
      log('error', 'enquiry not queued', { enquiry: id, problem: problemOf(thrown) });
    }
  }
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}

/** The day of an ISO instant, YYYY-MM-DD: the first part of a photo's key. */
function dayOf(instant: string): string {
  return instant.slice(0, 10);
}

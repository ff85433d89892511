import { problemOf } from '../log.ts';
import type { World } from '../world.ts';

const DAY_MS = 24 * 3600 * 1000;
/** What is younger may still be on its way to the queue. */
const SETTLED_MS = 10 * 60 * 1000;
/** What is older than this and never reached the queue needs a person's eyes. */
const LOST_MS = 7 * DAY_MS;

/**
 * Once a day: enquiries and photos beyond the retention time are deleted (setting ENQUIRY_RETENTION_DAYS), and what the
 * queue did not take is handed to it again.
 */
export async function dailyRound(
  world: Pick<World, 'enquiries' | 'photos' | 'enquiryQueue' | 'settings' | 'now' | 'log'>,
): Promise<void> {
  const now = world.now().getTime();
  const at = (moment: number): string => new Date(moment).toISOString();
  const oldest = at(now - world.settings.enquiries.retentionDays * DAY_MS);
  const rows = await world.enquiries.removeBefore(oldest);
  const photos = await world.photos.removeBefore(oldest.slice(0, 10));
  world.log('info', 'enquiries purged', { before: oldest, rows, photos });
  for (const id of await world.enquiries.unqueued(at(now - LOST_MS), at(now - SETTLED_MS))) {
    try {
      await world.enquiryQueue.send(id);
      await world.enquiries.markQueued(id, at(now));
    } catch (thrown) {
      world.log('error', 'enquiry not queued', { enquiry: id, problem: problemOf(thrown) });
    }
  }
}

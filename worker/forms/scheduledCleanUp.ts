import { DAY_MS } from '../../content/time/platformOffset.ts';
import { inTime } from '../../content/time/timeouts.ts';
import { problemOf } from '../platform/log.ts';
import type { World } from '../world.ts';
import { queueEnquiry } from './receive.ts';

type CleanUpWorld = Pick<
  World,
  'enquiries' | 'photos' | 'backups' | 'enquiryQueue' | 'settings' | 'now' | 'after' | 'log'
>;

/** A step that takes longer is left to itself: the platform gives a run fifteen minutes. */
const STEP_MS = 2 * 60_000;
/** A younger enquiry may still be on its way to the queue. */
const SETTLED_MS = 10 * 60 * 1000;
/** An older enquiry that never reached the queue needs an operator. */
const LOST_MS = 7 * DAY_MS;
/** A copy ends after so many days, as the database's own history does. */
const BACKUP_DAYS = 30;
/** Days before now whose unused photos are removed; more than one, so that the next run repeats a failed one. */
const SWEPT_DAYS = [1, 2, 3] as const;

/**
 * Runs once a day: deletes enquiries and photos beyond the retention time (docs/rules.md#form-retention) and photos that
 * no enquiry refers to, sends enquiries again that the queue did not take, and keeps a copy of all for 30 days
 * (docs/rules.md#enquiry-backups). A step that fails or hangs does not stop the others.
 */
export async function scheduledCleanUp(world: CleanUpWorld): Promise<void> {
  const steps = { purgePhotos, purgeEnquiries, sweepPhotos, requeue, backUp } as const;
  for (const [step, take] of Object.entries(steps)) {
    try {
      await inTime(world, STEP_MS, take(world), 'the step takes too long');
    } catch (thrown) {
      world.log('error', 'scheduled clean-up incomplete', { step, problem: problemOf(thrown) });
    }
  }
}

async function purgePhotos(world: CleanUpWorld): Promise<void> {
  const before = dayOf(oldest(world));
  world.log('info', 'photos purged', { before, photos: await world.photos.removeBefore(before) });
}

async function purgeEnquiries(world: CleanUpWorld): Promise<void> {
  const before = oldest(world);
  world.log('info', 'enquiries purged', { before, rows: await world.enquiries.removeBefore(before) });
}

/** The oldest instant that is retained. */
function oldest({ now, settings }: CleanUpWorld): string {
  return isoOf(now().getTime() - settings.enquiries.retentionDays * DAY_MS);
}

/** Photos without a row are left when an isolate ends or the database fails between the two. */
async function sweepPhotos({ enquiries, photos, now, log }: CleanUpWorld): Promise<void> {
  const settled = now().getTime() - SETTLED_MS;
  const days = SWEPT_DAYS.map((ago) => dayOf(isoOf(settled - ago * DAY_MS)));
  const keys = (await Promise.all(days.map((day) => photos.keysOf(day)))).flat();
  const usedPhotos = new Set(await enquiries.photoKeys(days.toSorted()[0] ?? ''));
  const strays = keys.filter((key) => !usedPhotos.has(key));
  await photos.remove(strays);
  if (strays.length > 0) log('warning', 'stray photos removed', { photos: strays.length });
}

/** After the purge: a copy holds nothing that was due. What is deleted later ends with its copy. */
async function backUp({ enquiries, backups, now, log }: CleanUpWorld): Promise<void> {
  const moment = now().getTime();
  let copied = 0;
  let after = '';
  for (let part = 0; ; part += 1) {
    const { lines, last } = await enquiries.statements(after);
    if (lines.length === 0) break;
    await backups.put(`${dayOf(isoOf(moment))}/${String(part).padStart(4, '0')}.sql`, `${lines.join('\n')}\n`);
    copied += lines.length;
    after = last;
  }
  const ended = await backups.removeBefore(dayOf(isoOf(moment - BACKUP_DAYS * DAY_MS)));
  log('info', 'enquiries copied', { rows: copied, ended });
}

async function requeue(world: CleanUpWorld): Promise<void> {
  const moment = world.now().getTime();
  const unqueued = await world.enquiries.unqueued(isoOf(moment - LOST_MS), isoOf(moment - SETTLED_MS));
  for (const id of unqueued) await queueEnquiry(world, id);
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}

/** The day of an ISO instant, YYYY-MM-DD: the first part of a photo's key. */
function dayOf(instant: string): string {
  return instant.slice(0, 10);
}

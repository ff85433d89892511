import { Hono } from 'hono/quick';
import { FLAGS_KEY } from '../../content/flags.ts';
import { entryGraph } from '../../content/model/graph.ts';
import type { AppEnv } from '../appEnv.ts';
import type { PageMemory } from '../cache/pageMemory.ts';
import { createSingleFlight } from '../cache/singleFlight.ts';
import { createDelivery, type Delivery } from '../contentful/delivery.ts';
import type { ContentSource } from '../contentful/source.ts';
import { statusOf } from '../failures.ts';
import { isSecret } from '../platform/crypto.ts';
import type { World } from '../world.ts';
import { privateAnswer } from './answers.ts';
import { enquiryHealth, healthFaults, pagesAheadHealth } from './healthFaults.ts';

const WAIT_MS = 3000;

/** The public report is computed at most once in so long, so that its callers can't load the content service. */
const REPORT_MS = 10_000;

/**
 * GET `/_health`: `ok` while content can be read and forms can be stored, otherwise `failing` with status 503, and the
 * version that answers in `X-Version` (docs/rules.md#health-word). With the operators' key (header `X-Health-Key`): the
 * state of caches, flags, the log of changes, the content service and what forms pass through, which lists are long, and
 * which pages lack a field.
 */
export function health(
  site: World,
  { changes, longLists }: Pick<ContentSource, 'changes' | 'longLists'>,
  pages: Pick<PageMemory, 'size' | 'broken'>,
) {
  /** What was last found; `at` is when that look began. */
  let lastLook: { readonly at: number; readonly isWell: boolean } | undefined;
  const looks = createSingleFlight<boolean>(site, REPORT_MS);
  const look = async (): Promise<boolean> => {
    const at = site.now().getTime();
    const [{ hasContent }, { storeIsReached, photosAreReached }] = await Promise.all([
      reach(createDelivery(site, 'delivery', WAIT_MS), () => at),
      enquiryHealth(site, WAIT_MS),
    ]);
    lastLook = { at, isWell: hasContent && storeIsReached && photosAreReached };
    return lastLook.isWell;
  };
  return new Hono<AppEnv>().get('/_health', async (c) => {
    c.header('Cache-Control', 'no-store');
    const { world, flags, keepAlive } = c.var;
    c.header('X-Version', world.version);
    const key = c.req.header('x-health-key');
    if (key === undefined) {
      const isFresh = lastLook && Math.abs(world.now().getTime() - lastLook.at) < REPORT_MS;
      const isWell = lastLook && isFresh ? lastLook.isWell : await looks.run('', keepAlive, look);
      return isWell ? c.text('ok') : c.text('failing', 503);
    }
    if (!(await isSecret(world.settings.healthKey, key))) return c.text('The key is wrong, or none is set.', 403);
    const now = (): number => world.now().getTime();
    const [delivery, preview, enquiries, ahead, isStored] = await Promise.all([
      reach(createDelivery(world, 'delivery', WAIT_MS), now),
      reach(createDelivery(world, 'preview', WAIT_MS), now),
      enquiryHealth(world, WAIT_MS),
      pagesAheadHealth(world),
      world.flagStore.get(FLAGS_KEY).then(
        () => true,
        () => false,
      ),
    ]);
    const reported = changesReport(changes);
    const { hasContent } = delivery;
    return privateAnswer(
      {
        // An alarm asks for this to be empty.
        faults: healthFaults({ hasContent, storeIsReached: isStored, enquiries, ahead, changes: reported }),
        now: world.now().toISOString(),
        version: world.version,
        cache: { isOn: world.settings.isCacheOn && flags.cache !== false, ...pages.size(), storeIsReached: isStored },
        upstream: { delivery, preview },
        flags,
        changes: reported,
        ahead,
        enquiries,
        // Lists of a city near the limit of what the site reads, as far as this isolate has read them.
        lists: longLists.list(),
        // Pages that lack a field of their own entry, since it is of a wrong type.
        broken: pages.broken(),
      },
      hasContent && enquiries.storeIsReached && enquiries.photosAreReached ? 200 : 503,
    );
  });
}

/** A webhook that is silent while content changes: the coordinator's own check finds what it should have reported. */
const SILENT_MS = 120_000;

/** What the coordinator last answered; moments as ISO instants, null: never. */
function changesReport({ status, knowledge }: ContentSource['changes']) {
  const { isBound, isReached, checkedAt, hookAt, changedAt } = status();
  return {
    isBound,
    isReached,
    seq: knowledge().seq,
    checkedAt: instant(checkedAt),
    lastHook: instant(hookAt),
    lastChange: instant(changedAt),
    isHookSilent: changedAt > hookAt + SILENT_MS,
  };
}

function instant(moment: number): string | null {
  return moment === 0 ? null : new Date(moment).toISOString();
}

/** How an upstream service answers; it has no content where it lacks the settings of all cities. */
async function reach(service: Delivery, now: () => number) {
  const start = now();
  try {
    const answer = await service.list({ content_type: 'globalSettings', limit: 1, include: 0, select: 'sys.id' });
    const hasContent = (entryGraph(answer)?.total ?? 0) > 0;
    return { isReached: true, hasContent, status: 200, milliseconds: now() - start };
  } catch (thrown) {
    return { isReached: false, hasContent: false, status: statusOf(thrown), milliseconds: now() - start };
  }
}

import { Hono } from 'hono';
import { DEFAULT_CITY } from '../../content/cities.ts';
import { FLAGS_KEY } from '../../content/flags.ts';
import { createDelivery, type Delivery } from '../content/delivery.ts';
import type { ContentSource } from '../content/source.ts';
import { statusOf } from '../failures.ts';
import type { PageMemory } from '../pageCache/pageMemory.ts';
import type { AppEnv } from '../requestContext.ts';
import { isSecret } from '../signatures.ts';
import { orLate } from '../timeLimit.ts';
import type { World } from '../world.ts';
import { jsonAnswer } from './answers.ts';

const WAIT_MS = 3000;

/** Whether a service behind the site answers, and how fast. */
interface Reach {
  readonly isReached: boolean;
  readonly status: number;
  readonly milliseconds: number;
}

/**
 * GET `/_health`: that the site runs, as one word. With the operators' key (header `X-Health-Key`): what it knows of
 * its caches, flags and generations, and whether the content service answers.
 */
export function health(source: Pick<ContentSource, 'generations'>, pages: Pick<PageMemory, 'size'>) {
  return new Hono<AppEnv>().get('/_health', async (c) => {
    c.header('Cache-Control', 'no-store');
    const { world, flags } = c.var;
    const key = c.req.header('x-health-key');
    if (key === undefined) return c.text('ok');
    if (!(await isSecret(world.settings.healthKey, key))) return c.text('The key is wrong, or none is set.', 403);
    const now = (): number => world.now().getTime();
    const [delivery, preview, isStored] = await Promise.all([
      reach(createDelivery(world, false, WAIT_MS), now),
      reach(createDelivery(world, true, WAIT_MS), now),
      isAnswering(world),
    ]);
    return jsonAnswer(
      {
        now: world.now().toISOString(),
        cache: { isOn: world.settings.isCacheOn && flags.cache !== false, ...pages.size(), storeIsReached: isStored },
        upstream: { delivery, preview },
        flags,
        generations: source.generations.known(),
      },
      delivery.isReached ? 200 : 503,
      true,
    );
  });
}

/** A store that takes longer is as good as none. */
function isAnswering(world: Pick<World, 'flagStore' | 'after'>): Promise<boolean> {
  const asked = world.flagStore.get(FLAGS_KEY).then(() => true);
  return orLate(world, WAIT_MS, asked, () => false).catch(() => false);
}

async function reach(service: Delivery, now: () => number): Promise<Reach> {
  const start = now();
  try {
    await service.list({
      content_type: 'globalSettings',
      'metadata.tags.sys.id[in]': DEFAULT_CITY,
      limit: 1,
      include: 0,
      select: 'sys.id',
    });
    return { isReached: true, status: 200, milliseconds: now() - start };
  } catch (thrown) {
    return { isReached: false, status: statusOf(thrown), milliseconds: now() - start };
  }
}

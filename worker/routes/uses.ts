import { Hono } from 'hono/quick';
import * as v from 'valibot';
import { entryId } from '../../content/model/drafts.ts';
import { entryGraph } from '../../content/model/graph.ts';
import { readAs } from '../../content/readAs.ts';
import type { AppEnv } from '../appEnv.ts';
import { createDelivery } from '../contentful/delivery.ts';
import { callCoordinator } from '../platform/coordinatorCall.ts';
import { problemOf } from '../platform/log.ts';
import type { World } from '../world.ts';
import { badRequest, operatorsOnly, privateAnswer } from './answers.ts';

const WAIT_MS = 10_000;
/** Most that the content service lists at once. */
const LINKS = 1000;

const answered = v.optional(v.object({ paths: v.optional(v.array(v.string())) }));

/**
 * The addresses whose pages read an entry or asset, of those that are made ahead; undefined where no index is bound, or no
 * page is recorded yet.
 */
export async function pagesReading(world: World, id: string): Promise<readonly string[] | undefined> {
  return v.parse(answered, await callCoordinator(world, `/uses?entry=${encodeURIComponent(id)}`))?.paths;
}

/**
 * GET `/_uses?entry=ID` with the operators' key: `pages`, the addresses whose pages read an entry or asset, of those that
 * are made ahead (left out while that is not known), and `links`, the published entries that link to it, and whether it is
 * published itself (docs/rules.md#page-index). 502 where either is
 * not answered.
 */
export function uses() {
  return new Hono<AppEnv>().get('/_uses', operatorsOnly, async (c) => {
    const id = readAs(entryId, c.req.query('entry'));
    if (id === undefined) return badRequest('“entry” is no id.');
    const { world } = c.var;
    const delivery = createDelivery(world, 'delivery', WAIT_MS);
    const linking = (parameter: string): Promise<unknown> =>
      delivery.list({ [parameter]: id, include: 0, limit: LINKS, select: 'sys' });
    try {
      const itself = { 'sys.id': id, limit: 1, select: 'sys' };
      const [entries, assets, pages, ...lists] = await Promise.all([
        delivery.list({ ...itself, include: 0 }),
        delivery.assets(itself),
        pagesReading(world, id),
        linking('links_to_entry'),
        linking('links_to_asset'),
      ]);
      const links = lists.flatMap((list) => entryGraph(list)?.items ?? []);
      return privateAnswer({
        isPublished: [entries, assets].some((list) => (entryGraph(list)?.total ?? 0) > 0),
        pages,
        links: links.map(({ sys }) => ({ id: sys.id, type: sys.contentType.sys.id })),
      });
    } catch (thrown) {
      world.log('warning', 'uses not answered', { problem: problemOf(thrown) });
      return privateAnswer({ error: 'The content service or the coordinator does not answer.' }, 502);
    }
  });
}

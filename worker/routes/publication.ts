import * as v from 'valibot';
import type { Knowledge } from '../../content/freshness/freshness.ts';
import { readHookMessage } from '../../content/freshness/published.ts';
import { draftsSchema, fieldsByLocale } from '../../content/model/drafts.ts';
import { entryGraph } from '../../content/model/graph.ts';
import { tagsOf } from '../contentful/listCall.ts';
import type { Publish } from '../contentful/publishing.ts';
import type { ContentSource } from '../contentful/source.ts';
import { problemOf } from '../platform/log.ts';
import type { World } from '../world.ts';
import { jsonAnswer } from './answers.ts';
import { previewCall } from './previewCall.ts';

const typed = v.object({ drafts: draftsSchema });

/**
 * POST `/preview/publish{page}`: publishes what an editor has typed, entry by entry, and tells the coordinator as the
 * webhook would. In preview and against the embedded content service only (docs/rules.md#panel-publishing).
 */
export function publication(
  { open, changes }: Pick<ContentSource, 'open' | 'changes'>,
  world: World,
  publish: Publish,
) {
  return previewCall('publish', typed, async (c, { body, visitor }) => {
    const { locale, entries } = body.drafts;
    const ids = entries.map(({ id }) => id);
    const content = open(visitor.visit, c.var.keepAlive);
    const published: string[] = [];
    try {
      const saved = await content.raw({
        ...tagsOf(visitor.visit.city),
        locale,
        'sys.id[in]': ids.join(','),
        include: 0,
      });
      for (const { sys } of entryGraph(saved)?.items ?? []) {
        const fields = entries.find(({ id }) => id === sys.id)?.fields ?? {};
        const { topic, payload } = await publish(sys.id, fieldsByLocale(sys.contentType.sys.id, fields, locale));
        await changes.report(readHookMessage(topic, payload) ?? [], c.var.keepAlive);
        published.push(sys.id);
      }
      return jsonAnswer({ published, since: beforeThem(changes.knowledge(), published) }, 200, true);
    } catch (thrown) {
      world.log('warning', 'draft not published', { problem: problemOf(thrown) });
      const error = thrown instanceof Error ? thrown.message : '';
      return jsonAnswer({ published, since: beforeThem(changes.knowledge(), published), error }, 502, true);
    }
  });
}

/**
 * Where the log of changes stood before these publications: a receipt that is asked for from there has them, also when the page
 * has never asked before. Undefined where the log does not have them yet.
 */
function beforeThem({ epoch, changes }: Knowledge, published: readonly string[]) {
  const last = published.map((id) => Math.max(...changes.flatMap(({ entry, seq }) => (entry === id ? [seq] : []))));
  const first = Math.min(...last);
  return Number.isFinite(first) ? { epoch, seq: first - 1 } : undefined;
}

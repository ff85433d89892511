import { Hono } from 'hono';
import * as v from 'valibot';
import type { Knowledge } from '../../content/freshness/freshness.ts';
import { readHookMessage } from '../../content/freshness/published.ts';
import { draftsSchema, fieldsByLocale } from '../../content/model/drafts.ts';
import { entryGraph } from '../../content/model/graph.ts';
import type { AppEnv } from '../appEnv.ts';
import { tagsOf } from '../contentful/listCall.ts';
import { createPublish } from '../contentful/publishing.ts';
import type { ContentSource } from '../contentful/source.ts';
import { problemOf } from '../platform/log.ts';
import { draftBodyLimit, previewedPage } from '../preview/previewedPage.ts';
import type { World } from '../world.ts';
import { badRequest, jsonAnswer } from './answers.ts';
import { sameOrigin } from './sameOrigin.ts';

const body = v.object({ drafts: draftsSchema });

/**
 * POST `/preview/publish{page}`: publishes what an editor has typed, entry by entry, and tells the coordinator as the
 * webhook would. In preview and against the embedded content service only (docs/rules.md#panel-publishing).
 */
export function publication({ open, changes }: Pick<ContentSource, 'open' | 'changes'>, world: World) {
  const publish = createPublish(world);
  return new Hono<AppEnv>().post('/preview/publish/*', sameOrigin(), draftBodyLimit(), async (c) => {
    if (!c.var.visitor.visit.isPreview) return jsonAnswer({ error: 'Drafts are published in preview mode only.' }, 403);
    if (!publish) return jsonAnswer({ error: 'This site publishes in the content service only.' }, 403);
    const read = v.safeParse(body, await c.req.json().catch(() => undefined));
    const visitor = previewedPage(c, '/preview/publish');
    if (!read.success || !visitor) return badRequest('The body holds no drafts, or the address is no page.');
    const { locale, entries } = read.output.drafts;
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
      return jsonAnswer({ published, since: beforeThem(changes.known(), published) }, 200, true);
    } catch (thrown) {
      world.log('warning', 'draft not published', { problem: problemOf(thrown) });
      const error = thrown instanceof Error ? thrown.message : '';
      return jsonAnswer({ published, since: beforeThem(changes.known(), published), error }, 502, true);
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

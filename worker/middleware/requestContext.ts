import { createMiddleware } from 'hono/factory';
import { createProvenance } from '../../content/model/provenance.ts';
import { missingTag } from '../../content/time/hiddenReason.ts';
import type { AppEnv } from '../appEnv.ts';
import type { ContentSource } from '../contentful/source.ts';
import { previewerOf } from '../preview/previewAccess.ts';
import { requestIdOf } from '../requestFacts.ts';
import { senderOf } from '../routes/sender.ts';
import { readVisitor } from '../visitor.ts';
import type { KeepAlive, World } from '../world.ts';

/** Fills the request context: visitor, content, flags, log (docs/rules.md#request-facts). */
export function requestContext(world: World, source: ContentSource) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { address, at } = c.env;
    const pageWorld = at ? { ...world, now: () => at } : world;
    const previewer = await previewerOf(c.req.raw, world, address.url);
    const visitor = readVisitor(c.req.raw, address, pageWorld, previewer !== undefined);
    const requestId = requestIdOf(c.req.raw, world);
    const keepAlive: KeepAlive = (work) => c.executionCtx.waitUntil(work);
    c.set('world', {
      ...pageWorld,
      log: (level, event, facts) => world.log(level, event, { request: requestId, ...facts }),
    });
    c.set('visitor', visitor);
    c.set('keepAlive', keepAlive);
    // Only pages of editors carry the sources of their texts; a guest's page and JSON responses do not.
    const isEdited = previewer === 'editor' && visitor.parsed.kind === 'address';
    const { clock, language } = visitor.visit;
    const provenance = isEdited
      ? createProvenance((entry, cities) => clock.noteHidden?.(entry, missingTag(cities, language), true))
      : undefined;
    c.set('provenance', provenance);
    const sender = (): string => senderOf(c.req.raw);
    const { drafts, isBackground } = c.env;
    const scope = { ...visitor.visit, provenance, later: visitor.later, sender };
    c.set('content', source.open(drafts ? { ...scope, ...drafts, isPreview: true } : scope, keepAlive, isBackground));
    c.set('flags', await source.flags());
    await next();
    c.header('X-Request-Id', requestId);
  });
}

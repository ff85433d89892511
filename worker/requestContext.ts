import { createMiddleware } from 'hono/factory';
import type { Flags } from '../content/flags.ts';
import { createProvenance, type Provenance } from '../content/provenance.ts';
import type { KeepAlive } from './content/cache.ts';
import type { Content } from './content/content.ts';
import type { ContentSource } from './content/source.ts';
import type { RedirectList } from './gates/redirects.ts';
import { mayPreview, previewAddress } from './preview/previewAccess.ts';
import { createShellHtml, type RenderShellHtml } from './render/shellHtml.tsx';
import { hexOf } from './signatures.ts';
import { readVisitor, type Visitor } from './visitor.ts';
import type { World } from './world.ts';

/** What every handler finds in the request's context. */
export interface AppEnv {
  readonly Bindings: {
    /** Nobody waits for the answer: it is made behind a visitor's back, to be kept. */
    readonly isBehind?: boolean;
  };
  readonly Variables: {
    readonly world: World;
    readonly visitor: Visitor;
    /** Names this request in every log line and in the answer. */
    readonly requestId: string;
    readonly keepAlive: KeepAlive;
    readonly content: Content;
    /** Where the texts of a preview page come from; undefined for the public. */
    readonly provenance?: Provenance | undefined;
    readonly flags: Flags;
    readonly shellHtml: RenderShellHtml;
    /** The city's redirects, while they are being read; undefined where none can apply. */
    readonly redirects?: Promise<RedirectList>;
    /** 16 random bytes for the content security policy, set by the header middleware. */
    readonly secureHeadersNonce?: string;
    /** A content security policy of an answer's own, instead of the site's. */
    readonly ownPolicy?: string;
  };
}

/** Finds out who asks, for which city, in which language, on what device (site-shell §7). */
export function requestContext(world: World, source: ContentSource) {
  const shellHtml = createShellHtml(world);
  return createMiddleware<AppEnv>(async (c, next) => {
    const url = new URL(c.req.url);
    const visitor = readVisitor(c.req.raw, url, world, await mayPreview(c.req.raw, world, previewAddress(url)));
    const requestId = rayOf(c.req.header('cf-ray')) ?? hexOf(world.random(8));
    const keepAlive: KeepAlive = (work) => c.executionCtx.waitUntil(work);
    c.set('world', {
      ...world,
      log: (level, event, facts) => world.log(level, event, { request: requestId, ...facts }),
    });
    c.set('visitor', visitor);
    c.set('requestId', requestId);
    c.set('keepAlive', keepAlive);
    // Only pages are marked with where their texts come from: calls answer with texts as they are.
    const provenance = visitor.visit.isPreview && visitor.parsed.kind === 'address' ? createProvenance() : undefined;
    c.set('provenance', provenance);
    c.set(
      'content',
      source.open({ ...visitor.visit, provenance, previewedAt: visitor.previewedAt }, keepAlive, c.env.isBehind),
    );
    c.set('shellHtml', shellHtml);
    c.set('flags', await source.flags());
    await next();
    c.header('X-Request-Id', requestId);
  });
}

/** The edge's own name for a request; where no edge stands in front, a visitor may write anything there. */
function rayOf(header: string | undefined): string | undefined {
  return header !== undefined && /^[\w-]{1,40}$/.test(header) ? header : undefined;
}

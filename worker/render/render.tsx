import type { Context } from 'hono';
import { renderToReadableStream } from 'react-dom/server.edge';
import { Document } from '../../client/document/Document.tsx';
import type { PageModel } from '../../content/pageModel.ts';
import { SPECULATION_PATH } from '../api/siteFiles.ts';
import type { Lookup } from '../content/content.ts';
import { MAX_AGE_SECONDS } from '../headers.ts';
import { problemOf } from '../log.ts';
import { FRESH_UNTIL_HEADER, TRUE_UNTIL_HEADER } from '../pageCache/pageCache.ts';
import type { AppEnv } from '../requestContext.ts';
import type { World } from '../world.ts';

/** Larger than any page: React then writes the page in one piece and needs no inline scripts. */
const ONE_PIECE = 10_000_000;

/** Statuses that a page can have. */
const statuses = [200, 400, 403, 404, 413, 415, 422, 429, 503] as const;

/** While content is being refreshed behind a visitor, its page lives this long. */
const LEAST_MS = 2000;

/**
 * Renders a page to a response. The status is decided, and React's stream is awaited whole; only slow secondary parts
 * follow a page that is sent already.
 */
export async function renderPage(c: Context<AppEnv>, model: PageModel): Promise<Response> {
  const { visitor, world } = c.var;
  const nonce = c.get('secureHeadersNonce') ?? '';
  const { booking, consentScript, chatScript, hiddenDestinations } = world.settings;
  const services = { bookingScript: booking.script, consentScript, chatScript, hiddenDestinations };
  const shellHtml = await c.var.shellHtml(model.shell, visitor.visit);
  let pictures = '';
  const stream = await renderToReadableStream(
    <Document
      visit={visitor.visit}
      model={model}
      files={world.clientFiles}
      services={services}
      nonce={nonce}
      shellHtml={shellHtml}
    />,
    {
      nonce,
      progressiveChunkSize: ONE_PIECE,
      // The pictures that the page opens with.
      onHeaders: (headers) => {
        pictures = headers.get('Link') ?? '';
      },
      onError: (thrown) => {
        world.log('error', 'render failed', { problem: problemOf(thrown) });
      },
    },
  );
  if (!isFollowed(model)) await stream.allReady;
  c.header('Content-Type', 'text/html; charset=utf-8');
  // What was made without all of its content is this visitor's only.
  if ('form' in model.body || (!c.var.content.isWhole() && model.status < 500))
    c.header('Cache-Control', 'private, no-store');
  else if (model.status === 200 && !visitor.visit.isPreview) limitLife(c, model.changesAt);
  c.header('Vary', 'User-Agent');
  c.header('Link', earlyHints(world.clientFiles, pictures));
  c.header('Server-Timing', contentTiming(c.var.content.lookups()));
  if (world.clientFiles.isDevelopment) {
    const lookups = c.var.content.lookups().map(({ type, milliseconds }) => `${type} ${milliseconds} ms`);
    world.log('info', 'page made', { lookups });
  }
  c.header('Speculation-Rules', `"${SPECULATION_PATH}"`);
  return c.body(stream, statuses.find((status) => status === model.status) ?? 500);
}

/** Some of it is still on its way. */
function isFollowed({ body }: PageModel): boolean {
  return 'latest' in body && body.latest instanceof Promise;
}

/**
 * A page lives 120 seconds in any cache, and no longer than until the next moment at which one of its items changes
 * state. Our own cache also counts what the page's content has already lived.
 */
function limitLife(c: Context<AppEnv>, changesAt: Date | undefined): void {
  const { world, flags, content } = c.var;
  if (!world.settings.isCacheOn || flags.cache === false) return;
  const now = world.now().getTime();
  const trueUntil = changesAt?.getTime() ?? Number.POSITIVE_INFINITY;
  const until = Math.min(now + MAX_AGE_SECONDS * 1000, trueUntil);
  c.header('Cache-Control', `public, max-age=${Math.max(Math.floor((until - now) / 1000), 0)}`);
  c.header('Expires', new Date(until).toUTCString());
  const freshUntil = Math.max(Math.min(until, content.freshUntil()), now + LEAST_MS);
  c.header(FRESH_UNTIL_HEADER, String(Math.min(freshUntil, trueUntil)));
  if (changesAt) c.header(TRUE_UNTIL_HEADER, String(trueUntil));
}

/** What every page needs first, named before the page: the platform may send it as early hints. */
function earlyHints({ styles, fonts }: World['clientFiles'], pictures: string): string {
  return [
    ...styles.map((style) => `<${style}>; rel=preload; as=style`),
    ...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ...(pictures === '' ? [] : [pictures]),
  ].join(', ');
}

/** How many lookups of content a page took, and how long the longest of them: they run side by side. */
function contentTiming(lookups: readonly Lookup[]): string {
  const longest = Math.max(0, ...lookups.map(({ milliseconds }) => milliseconds));
  return `content;desc="${lookups.length} lookups";dur=${longest}`;
}

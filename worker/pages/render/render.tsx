import type { Context } from 'hono';
import { renderToReadableStream } from 'react-dom/server.edge';
import { Document } from '../../../client/document/Document.tsx';
import type { PageModel } from '../../../content/pageModel.ts';
import type { AppEnv } from '../../appEnv.ts';
import type { Lookup } from '../../contentful/requestReads.ts';
import { problemOf } from '../../platform/log.ts';
import type { World } from '../../world.ts';
import { cachePublicly } from './pageLife.ts';
import { SPECULATION_PATH } from './speculationRules.ts';

/** In bytes; larger than any page, so that React writes a page in one piece without inline scripts. */
const ONE_PIECE = 10_000_000;

/** What React says where nobody reads on: a visitor left before a slow part of the page came, which is no failure. */
const UNREAD = 'The render was aborted by the server without a reason.';

/** Statuses of pages. */
const statuses = [200, 400, 403, 404, 413, 415, 422, 429, 503] as const;

/** Renders a page to a response. It is sent when it is complete, except for slow secondary parts, which are streamed. */
export async function renderPage(c: Context<AppEnv>, model: PageModel): Promise<Response> {
  const { visitor, world, content } = c.var;
  const nonce = c.get('secureHeadersNonce') ?? '';
  const { thirdParties, wechat } = world.settings;
  const keepsPages = !world.clientFiles.isDevelopment;
  const wechatScript = wechat.appId && wechat.script;
  const services = { thirdParties, wechatScript, keepsPages };
  let pictures = '';
  const stream = await renderToReadableStream(
    <Document visit={visitor.visit} model={model} files={world.clientFiles} services={services} nonce={nonce} />,
    {
      nonce,
      progressiveChunkSize: ONE_PIECE,
      // React's preloads of the first pictures.
      onHeaders: (headers) => {
        pictures = headers.get('Link') ?? '';
      },
      onError: (thrown) => {
        if (thrown instanceof Error && thrown.message === UNREAD) return;
        world.log('error', 'render failed', { problem: problemOf(thrown) });
      },
    },
  );
  if (!isStreamed(model)) await stream.allReady;
  recordPage(c, model);
  c.header('Content-Type', 'text/html; charset=utf-8');
  // Never cached: the ticket of a form, the page for a browser with a privacy control, an incomplete page.
  const isRefusing = 'hasPrivacyControl' in model.body && model.body.hasPrivacyControl;
  if ('form' in model.body || isRefusing || (!content.isWhole() && model.status < 500))
    c.header('Cache-Control', 'private, no-store');
  else if (model.status === 200 && !visitor.visit.isPreview) cachePublicly(c, visitor.moments.next());
  // A page whose address names no language is in the browser's (docs/rules.md#closed-pages).
  c.header('Vary', model.body.view === 'closed' ? 'Accept-Language, User-Agent, Accept' : 'User-Agent, Accept');
  c.header('Link', earlyHints(world.clientFiles, pictures));
  c.header('Server-Timing', contentTiming(content.lookups()));
  if (world.clientFiles.isDevelopment) {
    const lookups = content.lookups().map(({ type, milliseconds }) => `${type} ${milliseconds} ms`);
    world.log('info', 'page made', { lookups });
  }
  c.header('Speculation-Rules', `"${SPECULATION_PATH}"`);
  return c.body(stream, statuses.find((status) => status === model.status) ?? 500);
}

/** Tells the page cache what a page was made from. */
function recordPage({ env, var: { content, visitor } }: Context<AppEnv>, { body, status }: PageModel): void {
  const pageEntryId = 'entry' in body ? body.entry?.id : undefined;
  const broken = content.unusable().filter(({ entry }) => entry === pageEntryId);
  env.recorder?.({
    freshness: content.record(),
    trueUntil: visitor.moments.next(),
    broken: [...new Set(broken.map(({ field }) => field))],
    ticket: 'form' in body && status === 200 && content.isWhole() ? body.form.ticket : undefined,
  });
}

/** Returns true if secondary parts follow after the page was sent. */
function isStreamed({ body }: PageModel): boolean {
  return 'latest' in body && body.latest instanceof Promise;
}

/**
 * Preloads of what every page needs first; the platform may send them as early hints. No styles: whoever arrives gets them
 * in the page (docs/rules.md#styles-of-arrival), and whoever goes on has them.
 */
function earlyHints({ fonts }: World['clientFiles'], pictures: string): string {
  return [
    ...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ...(pictures === '' ? [] : [pictures]),
  ].join(', ');
}

/** The number of a page's content lookups and the time of the longest one: they run in parallel. */
function contentTiming(lookups: readonly Lookup[]): string {
  const longest = Math.max(0, ...lookups.map(({ milliseconds }) => milliseconds));
  return `content;desc="${lookups.length} lookups";dur=${longest}`;
}

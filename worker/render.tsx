import type { Context } from 'hono';
import { renderToReadableStream } from 'react-dom/server.edge';
import { Document } from '../client/document/Document.tsx';
import type { PageModel } from '../content/pageModel.ts';
import { MAX_AGE_SECONDS } from './headers.ts';
import type { AppEnv } from './requestContext.ts';

/** Larger than any page: React then writes the page in one piece and needs no inline scripts. */
const ONE_PIECE = 10_000_000;

/** Renders a page to a response. The status is decided; React's stream is awaited whole, so that no half page is sent. */
export async function renderPage(c: Context<AppEnv>, model: PageModel): Promise<Response> {
  const { visitor, world } = c.var;
  const nonce = c.get('secureHeadersNonce') ?? '';
  const stream = await renderToReadableStream(<Document visit={visitor.visit} model={model} files={world.clientFiles} nonce={nonce} />, {
    progressiveChunkSize: ONE_PIECE,
    onError: (thrown) => {
      world.log('error', 'render failed', { problem: String(thrown) });
    },
  });
  await stream.allReady;
  c.header('Content-Type', 'text/html; charset=utf-8');
  if (model.changesAt && model.status === 200 && !visitor.visit.isPreview) shortenLife(c, model.changesAt);
  return c.body(stream, model.status === 200 ? 200 : model.status === 503 ? 503 : model.status === 404 ? 404 : model.status === 403 ? 403 : 500);
}

/** A page's life in any cache ends at the next moment at which one of its items changes state. */
function shortenLife(c: Context<AppEnv>, changesAt: Date): void {
  const { world, flags } = c.var;
  const seconds = Math.floor((changesAt.getTime() - world.now().getTime()) / 1000);
  if (seconds >= MAX_AGE_SECONDS || !world.settings.isCacheOn || flags.cache === false) return;
  c.header('Cache-Control', `public, max-age=${Math.max(seconds, 0)}`);
  c.header('Expires', changesAt.toUTCString());
}

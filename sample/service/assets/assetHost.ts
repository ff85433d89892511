import { Hono } from 'hono';
import { ownValue } from '../../../content/ownValue.ts';
import { namesTag } from '../../../worker/cache/pageAnswer.ts';
import { notFound } from '../model/apiError.ts';
import { candidateFiles, dependsOnAccept, type PreparedWidths, readAssetAddress } from './assetAddress.ts';
import { readRange } from './ranges.ts';

/** The prepared pictures and videos. */
export interface Media {
  /** Opens a file by its path; any status but 200 means that there is none. */
  readonly open: (path: string) => Promise<Response>;
  readonly widthsOf: (name: string) => PreparedWidths;
}

const noMedia: Media = {
  open: async () => new Response(null, { status: 404 }),
  widthsOf: () => ({ whole: [], tall: [] }),
};

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
};

async function firstExisting(paths: readonly string[], { open }: Media) {
  for (const path of paths) {
    const file = await open(path);
    if (file.status === 200) return { path, file };
    await file.body?.cancel();
  }
  throw notFound();
}

async function serve(request: Request, media: Media): Promise<Response> {
  const asset = readAssetAddress(new URL(request.url));
  if (!asset) throw notFound();
  const acceptsAvif = (request.headers.get('accept') ?? '').includes('image/avif');
  const { path, file } = await firstExisting(candidateFiles(asset, media.widthsOf(asset.name), acceptsAvif), media);
  const bytes = await file.arrayBuffer();
  const etag = `"${file.headers.get('etag')?.replace(/^W\/|"/g, '') ?? bytes.byteLength}-${path}"`;
  const headers = new Headers({
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  });
  if (dependsOnAccept(asset)) headers.set('vary', 'Accept');
  if (namesTag(request.headers.get('if-none-match') ?? '', etag)) return new Response(null, { status: 304, headers });
  headers.set(
    'content-type',
    ownValue(contentTypes, path.slice(path.lastIndexOf('.') + 1)) ?? 'application/octet-stream',
  );
  return withRange(request, bytes, etag, headers);
}

// Players request parts of a video to seek in it; the store of prepared files gives whole files only.
function withRange(request: Request, bytes: ArrayBuffer, etag: string, headers: Headers): Response {
  const condition = request.headers.get('if-range');
  const header = condition === null || condition === etag ? request.headers.get('range') : null;
  const range = readRange(header, bytes.byteLength);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  if (!range) {
    headers.set('content-length', String(bytes.byteLength));
    return new Response(bytes, { headers });
  }
  const part = bytes.slice(range.from, range.to + 1);
  headers.set('content-range', `bytes ${range.from}-${range.to}/${bytes.byteLength}`);
  headers.set('content-length', String(part.byteLength));
  return new Response(part, { status: 206, headers });
}

/** The stand-in for the asset host and for the content service's own: pictures and video in prepared widths and formats. */
export function assetHost(media: Media = noMedia): Hono {
  return new Hono()
    .get('/image/upload/*', (c) => serve(c.req.raw, media))
    .get('/video/upload/*', (c) => serve(c.req.raw, media))
    .get('/:space/:asset/:token{[0-9a-f]{32}}/:file', (c) => serve(c.req.raw, media));
}

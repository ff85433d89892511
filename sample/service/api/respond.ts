import { namesTag } from '../../../worker/cache/pageAnswer.ts';
import { hexOf } from '../../../worker/platform/crypto.ts';
import { type ApiError, responseTooBig } from '../model/apiError.ts';

const CONTENT_TYPE = 'application/vnd.contentful.delivery.v1+json';
const MAX_BYTES = 7_340_032;

/** Sent with every answer of the service. */
export const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers':
    'Accept,Accept-Language,Authorization,Cache-Control,Content-Type,If-None-Match,Range,X-Contentful-User-Agent,X-Contentful-Locale-Based-Publishing,X-Requested-With',
  'access-control-expose-headers': 'ETag,Content-Range,X-Contentful-Request-Id,X-Contentful-RateLimit-Reset',
  'access-control-max-age': '86400',
};

async function tagOf(bytes: BufferSource): Promise<string> {
  return `"${hexOf(new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)))}"`;
}

/** A success: JSON with an `ETag`, or 304 when the client has it already. */
export async function contentResponse(
  request: Request,
  body: unknown,
  extra: Readonly<Record<string, string>>,
): Promise<Response> {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  if (bytes.length > MAX_BYTES) throw responseTooBig(MAX_BYTES);
  const etag = await tagOf(bytes);
  // As in the real service: caches may keep an answer but must revalidate it.
  const headers = { etag, 'cache-control': 'max-age=0', ...extra };
  if (namesTag(request.headers.get('if-none-match') ?? '', etag)) return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers: { ...headers, 'content-type': CONTENT_TYPE } });
}

/** A failure in the API's own form. */
export function errorResponse({ status, id, message, details, headers }: ApiError, requestId: string): Response {
  // Without details they are left out.
  return new Response(JSON.stringify({ sys: { type: 'Error', id }, message, details, requestId }), {
    status,
    headers: { ...headers, 'content-type': CONTENT_TYPE, 'cache-control': 'max-age=0' },
  });
}

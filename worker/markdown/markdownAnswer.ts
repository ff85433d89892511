import { namesTag } from '../cache/pageAnswer.ts';
import { pageMarkdown } from './pageMarkdown.ts';

/** Headers of a page that tell of its HTML. */
const ofHtml = ['content-security-policy', 'content-length', 'link'];

/** A request for a page's HTML, whole: a tag in it would name the Markdown. */
export function htmlRequest(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['If-None-Match', 'Accept']) headers.delete(name);
  return new Request(request.url, { headers, redirect: 'manual', ...(request.cf && { cf: request.cf }) });
}

/**
 * The answer to whoever asks for Markdown: the page's own, as current and as long-lived as that (docs/rules.md#markdown-pages).
 * What is no whole page stays as it is.
 */
export async function markdownAnswer(request: Request, page: Response): Promise<Response> {
  const isHtml = page.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (page.status !== 200 || !isHtml) return page;
  const headers = new Headers(page.headers);
  for (const name of ofHtml) headers.delete(name);
  headers.set('Content-Type', 'text/markdown; charset=utf-8');
  // Another representation of the same address must have a tag of its own (RFC 9110 §8.8.3).
  const tag = headers.get('ETag')?.replace(/"$/, '-md"');
  if (tag !== undefined) headers.set('ETag', tag);
  if (tag !== undefined && namesTag(request.headers.get('If-None-Match') ?? '', tag)) {
    await page.body?.cancel();
    return new Response(null, { status: 304, headers });
  }
  const text = pageMarkdown(await page.text());
  return new Response(request.method === 'HEAD' ? null : text, { headers });
}

/** The media type of a page as Markdown (docs/rules.md#markdown-pages). */
const MARKDOWN = 'text/markdown';

/** Returns true if a request names Markdown, and prefers HTML no more than it (RFC 9110 §12.5.1). */
export function acceptsMarkdown({ headers }: Request): boolean {
  const accept = headers.get('Accept')?.toLowerCase() ?? '';
  if (!accept.includes(MARKDOWN)) return false;
  const quality = qualityOf(accept, MARKDOWN);
  return quality > 0 && quality >= qualityOf(accept, 'text/html');
}

/** The quality that a header gives to a type, by its own name or by the nearest wildcard; 0 for one that it does not name. */
function qualityOf(accept: string, type: string): number {
  const ranges = accept.split(',').map((range) => range.split(';').map((part) => part.trim()));
  const parameters = [type, 'text/*', '*/*'].flatMap((range) => ranges.filter(([name]) => name === range))[0];
  if (!parameters) return 0;
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return Number(quality) || 0;
}

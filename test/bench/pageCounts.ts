import { visitorHeaders } from './connection.ts';
import { HOME } from './variants.ts';

/** What a page holds, to show that two of them say the same. */
export interface PageCounts {
  readonly pictures: number;
  readonly links: number;
  readonly cards: number;
  readonly headings: number;
  /** Characters that are read, without markup and script. */
  readonly words: number;
}

/** Counts what the home page on a port holds. */
export async function pageCounts(port: number): Promise<PageCounts> {
  const html = await (await fetch(`http://127.0.0.1:${port}${HOME}`, { headers: visitorHeaders })).text();
  const count = (pattern: RegExp): number => html.match(pattern)?.length ?? 0;
  const readableText = html
    .replace(/<head>[\s\S]*?<\/head>|<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replace(/<(?:"[^"]*"|'[^']*'|[^>"'])*>/g, '')
    .replace(/\s+/g, ' ');
  return {
    pictures: count(/<img\b/g),
    links: count(/<a\b[^>]*\bhref/g),
    cards: count(/<article\b/g),
    headings: count(/<h[1-6]\b/g),
    words: readableText.length,
  };
}

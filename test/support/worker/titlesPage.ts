import { sanitizeHtml } from '../../../content/html/sanitizeHtml.ts';
import { entryGraph } from '../../../content/model/graph.ts';
import { readEntries } from '../../../content/model/readEntry.ts';
import type { Render } from '../../../worker/cache/pageRenders.ts';
import type { ContentSource } from '../../../worker/contentful/source.ts';
import type { KeepAlive } from '../../../worker/world.ts';
import { pageOf } from './renderedCache.ts';

/** The titles of an answer of one type. */
export function titlesOf(answer: unknown, type: 'event' | 'news'): string {
  const graph = entryGraph(answer);
  const entries = graph ? readEntries(graph, [type], sanitizeHtml).entries : [];
  return entries.map(({ title }) => title).join();
}

/** A render of the least page that is made from two answers: their titles. */
export function titlesPage(source: ContentSource, keepAlive: KeepAlive): Render {
  return async (_request, isBackground, recorder) => {
    const content = source.open({ city: 'sydney', language: 'en', isPreview: false }, keepAlive, isBackground);
    const [event, news] = await Promise.all([content.all('event'), content.all('news')]);
    recorder?.({ freshness: content.record(), trueUntil: Number.POSITIVE_INFINITY, broken: [] });
    return pageOf(`<p>${titlesOf(event, 'event')}, ${titlesOf(news, 'news')}</p>`);
  };
}

/** The titles on such a page. */
export function titlesOn(html: string): string {
  return /<p>(.*)<\/p>/.exec(html)?.[1] ?? '';
}

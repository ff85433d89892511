import { readRedirects } from '../../content/address/redirectRules.ts';
import type { City } from '../../content/cities.ts';
import { sanitizeHtml } from '../../content/html/sanitizeHtml.ts';
import { DEFAULT_LANGUAGE, languages } from '../../content/languages.ts';
import { entryGraph } from '../../content/model/graph.ts';
import { readEntries } from '../../content/model/readEntry.ts';
import { ownValue } from '../../content/ownValue.ts';

/** The site that a redirect is published for. */
interface Site {
  readonly city: City;
  readonly origin: string;
  readonly domains: readonly string[];
}

/** Asks the content service for entries, with its own parameters. */
type AskEntries = (parameters: Readonly<Record<string, string>>) => Promise<unknown>;

/** Why the site would refuse a redirect with these fields (docs/rules.md#editors-redirects); undefined where it would follow it. */
export async function redirectRefusal(
  ask: AskEntries,
  id: string,
  fields: Readonly<Record<string, unknown>>,
  site: Site,
): Promise<string | undefined> {
  const answer = await ask({
    content_type: 'redirect',
    'metadata.tags.sys.id[in]': `global,${site.city}`,
    locale: languages[DEFAULT_LANGUAGE].locale,
    include: '1',
    limit: '1000',
    order: 'sys.createdAt',
  });
  const graph = entryGraph(answer);
  const otherRedirects = graph
    ? readEntries(graph, ['redirect'], sanitizeHtml).entries.filter((redirect) => redirect.id !== id)
    : [];
  const text = (name: string): string => {
    const value = ownValue(fields, name);
    return typeof value === 'string' ? value : '';
  };
  const saved = graph && readEntries(graph, ['redirect'], sanitizeHtml).entries.find((redirect) => redirect.id === id);
  const changed = {
    id,
    title: text('title'),
    source: text('source'),
    match: fields['match'] === 'prefix' ? ('prefix' as const) : ('exact' as const),
    isPermanent: fields['isPermanent'] === true,
    internalLink: saved?.internalLink,
    externalLink: text('externalLink'),
  };
  return readRedirects([...otherRedirects, changed], site).problems.find(({ entry }) => entry === id)?.problem;
}

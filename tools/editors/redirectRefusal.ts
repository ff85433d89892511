import { readRedirects } from '../../content/address/redirectRules.ts';
import type { City } from '../../content/cities.ts';
import { sanitizeHtml } from '../../content/html/sanitizeHtml.ts';
import { DEFAULT_LANGUAGE, languages } from '../../content/languages.ts';
import { entryGraph } from '../../content/model/graph.ts';
import { readEntries } from '../../content/model/readEntry.ts';
import { ownValue } from '../../content/ownValue.ts';
import type { AskEntries } from './contentAccess.ts';

interface Site {
  readonly city: City;
  readonly origin: string;
  readonly domains: readonly string[];
}

/**
 * Why the site would refuse a redirect with these fields (docs/rules.md#editors-redirects); undefined where it would follow
 * it.
 */
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
  const redirects = graph ? readEntries(graph, ['redirect'], sanitizeHtml).entries : [];
  const text = (name: string): string => {
    const value = ownValue(fields, name);
    return typeof value === 'string' ? value : '';
  };
  const changed = {
    id,
    title: text('title'),
    source: text('source'),
    match: fields['match'] === 'prefix' ? ('prefix' as const) : ('exact' as const),
    isPermanent: fields['isPermanent'] === true,
    internalLink: redirects.find((redirect) => redirect.id === id)?.internalLink,
    externalLink: text('externalLink'),
  };
  const otherRedirects = redirects.filter((redirect) => redirect.id !== id);
  return readRedirects([...otherRedirects, changed], site).problems.find(({ entry }) => entry === id)?.problem;
}

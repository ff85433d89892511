import { byAge } from '../../content/address/entryAtAddress.ts';
import { problemsElsewhere, readRedirects, redirectionHref } from '../../content/address/redirectRules.ts';
import { type City, citiesOfTags, cityRow } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE, languages } from '../../content/languages.ts';
import { property } from '../../content/record.ts';
import { type AskEntries, entriesIn } from './contentAccess.ts';
import type { ReachedEntry } from './publishReach.ts';

interface Site {
  readonly origin: string;
  readonly domains: readonly string[];
  /** Whether a path of the site has a page; without it nothing is asked, as where its page may come with a release. */
  readonly hasPage?: (path: string) => Promise<boolean>;
}

/**
 * Why a redirect with these fields is not to be published (docs/rules.md#preview-problems): the site would refuse it, or it
 * leads to a page that is lost; undefined where visitors would arrive. Its target is read as it is published: a link to a draft leads nowhere.
 */
export async function redirectRefusal(
  ask: AskEntries,
  { id, createdAt, tags, fields }: Omit<ReachedEntry, 'contentType'>,
  site: Site,
): Promise<string | undefined> {
  const { locale } = languages[DEFAULT_LANGUAGE];
  const linked = property(property(fields['internalLink'], 'sys'), 'id');
  const [redirects, target] = await Promise.all([
    // Those of all cities, since one may lead from city to city.
    ask({ content_type: 'redirect', locale, include: '1', limit: '1000' }),
    typeof linked === 'string' ? ask({ 'sys.id': linked, locale, include: '0' }) : undefined,
  ]);
  const sys = { id, createdAt, contentType: { sys: { id: 'redirect' } } };
  const metadata = { tags: tags.map((tag) => ({ sys: { id: tag } })) };
  const changed = { items: [{ sys, metadata, fields }], includes: { Entry: property(target, 'items') } };
  const [otherRedirects = [], changedRedirects = []] = [redirects, changed].map(
    (answer) => entriesIn(answer, ['redirect']) ?? [],
  );
  const list = [...otherRedirects.filter((redirect) => redirect.id !== id), ...changedRedirects].toSorted(byAge);
  const redirectsOf = (city: City) =>
    readRedirects(
      list.filter((redirect) => citiesOfTags(redirect.tags ?? []).includes(city)),
      { ...site, city },
    );
  const cities = citiesOfTags(tags);
  if (cities.length === 0) return 'it has no tag of a city';
  for (const city of cities) {
    const { rules, problems } = redirectsOf(city);
    const all = [...problems, ...problemsElsewhere(rules, city, (other) => redirectsOf(other).rules)];
    const problem = all.find(({ entry }) => entry === id)?.problem;
    if (problem) return cities.length > 1 ? `${problem} (${city})` : problem;
    const rule = rules.find((each) => each.id === id);
    // Below a prefix there may be pages where it leads to none itself.
    if (!rule || rule.isPrefix || rule.destination.kind === 'address') continue;
    const path = redirectionHref(rule, { language: cityRow(city).languages[0], city, tree: 'desktop' });
    if ((await site.hasPage?.(path)) === false) return `it leads to ${path}, where no page is`;
  }
  return undefined;
}

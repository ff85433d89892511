import { byAge } from '../../content/address/entryAtAddress.ts';
import { problemsElsewhere, readRedirects } from '../../content/address/redirectRules.ts';
import { type City, citiesOfTags } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE, languages } from '../../content/languages.ts';
import { property } from '../../content/record.ts';
import { type AskEntries, entriesIn } from './contentAccess.ts';
import type { ReachedEntry } from './publishReach.ts';

interface Site {
  readonly origin: string;
  readonly domains: readonly string[];
}

/**
 * Why the site would refuse a redirect with these fields (docs/rules.md#editors-redirects); undefined where it would follow
 * it. Its target is read as it is published: a link to a draft leads nowhere.
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
  }
  return undefined;
}

/**
 * Cuts Schema.org's vocabulary down to what the site's structured data use; a new type or property is a new word here:
 * `npx node test/support/seo/deriveVocabulary.ts schemaorg-current-https.jsonld > test/support/seo/vocabulary.json`, whose
 * lines `npx biome format --write` breaks. The file is of https://github.com/schemaorg/schemaorg, data/releases/30.0
 * (CC BY-SA 3.0).
 */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { words } from '../words.ts';

/** The types that the site uses; their ancestors come along. */
const usedTypes = words(`
  AboutPage BreadcrumbList Brand CollectionPage ContactPage EntryPoint Event GeoCoordinates ItemList ListItem
  NewsArticle Offer OpeningHoursSpecification Organization Person Place PostalAddress Restaurant SearchAction
  SearchResultsPage Service Store VisualArtwork WebPage WebSite
`);
const usedProperties = words(`
  address addressCountry addressLocality author availability availableAtOrFrom closes contentLocation creator
  dateModified datePublished dayOfWeek description endDate eventStatus geo headline hoursAvailable image inLanguage
  isPartOf item itemListElement latitude location logo longitude mainEntity maximumAttendeeCapacity name offeredBy
  offers openingHoursSpecification opens organizer parentOrganization position potentialAction provider publisher
  remainingAttendeeCapacity servesCuisine startDate streetAddress target telephone url urlTemplate validFrom
  validThrough
`);
const enumerations = words('DayOfWeek EventStatusType ItemAvailability');

const link = v.pipe(
  v.object({ '@id': v.string() }),
  v.transform((reference) => reference['@id'].replace('schema:', '')),
);
const links = v.optional(
  v.union([
    v.array(link),
    v.pipe(
      link,
      v.transform((single) => [single]),
    ),
  ]),
  [],
);
const graph = v
  .parse(
    v.object({
      '@graph': v.array(
        v.object({
          '@id': v.string(),
          '@type': v.union([v.string(), v.array(v.string())]),
          'rdfs:subClassOf': links,
          'schema:domainIncludes': links,
          'schema:rangeIncludes': links,
        }),
      ),
    }),
    JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')),
  )
  ['@graph'].map((row) => ({
    name: row['@id'].replace('schema:', ''),
    kinds: [row['@type']].flat().map((kind) => kind.replace('schema:', '')),
    above: row['rdfs:subClassOf'],
    domains: row['schema:domainIncludes'],
    ranges: row['schema:rangeIncludes'],
  }));

const above = new Map(graph.map((row) => [row.name, row.above]));
const included = new Set<string>();
const keep = (name: string): void => {
  if (included.has(name) || !above.has(name)) return;
  included.add(name);
  above.get(name)?.forEach(keep);
};
usedTypes.forEach(keep);

const properties = graph.filter(({ kinds, name }) => kinds.includes('rdf:Property') && usedProperties.includes(name));
console.log(
  JSON.stringify({
    types: Object.fromEntries([...included].toSorted().map((name) => [name, above.get(name)])),
    properties: Object.fromEntries(
      properties
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ name, domains, ranges }) => [
          name,
          { of: domains.filter((domain) => included.has(domain)), is: ranges },
        ]),
    ),
    members: Object.fromEntries(
      enumerations.map((name) => [name, graph.filter(({ kinds }) => kinds.includes(name)).map((row) => row.name)]),
    ),
  }),
);

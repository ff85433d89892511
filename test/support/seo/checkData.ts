import vocabulary from './vocabulary.json' with { type: 'json' };

const types: Readonly<Record<string, readonly string[]>> = vocabulary.types;
const properties: Readonly<Record<string, { readonly of: readonly string[]; readonly is: readonly string[] }>> =
  vocabulary.properties;
const members: Readonly<Record<string, readonly string[]>> = vocabulary.members;

/** What search engines require of a type before they show it as a rich result, by their published rules. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Event: ['name', 'startDate', 'location'],
  Place: ['name', 'address'],
  Store: ['name', 'address'],
  Restaurant: ['name', 'address'],
  NewsArticle: ['headline', 'datePublished', 'author', 'publisher'],
  Offer: ['name', 'url'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
};

type Node = Readonly<Record<string, unknown>>;

/** What is wrong with an object of structured data, by Schema.org's vocabulary and the rules of rich results. */
export function problemsOf(data: unknown): readonly string[] {
  if (!isNode(data)) return ['no object'];
  const problems = data['@context'] === 'https://schema.org' ? [] : ['no context'];
  return [...problems, ...nodeProblems(data)];
}

function nodeProblems(node: Node): readonly string[] {
  const type = String(node['@type']);
  if (!types[type]) return [`no type ${type}`];
  const missing = (required[type] ?? []).filter((name) => [undefined, ''].some((nothing) => node[name] === nothing));
  return [
    ...missing.map((name) => `${type} without ${name}`),
    ...Object.entries(node)
      // `query-input` says how a search is typed: no property, but an annotation of one.
      .filter(([name]) => !name.startsWith('@') && name !== 'query-input')
      .flatMap(([name, value]) => propertyProblems(type, name, value)),
    ...listProblems(type, node['itemListElement']),
  ];
}

function propertyProblems(type: string, name: string, value: unknown): readonly string[] {
  const place = `${type}.${name}`;
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (!property?.of.some((domain) => isA(type, domain))) return [`${place} is no property`];
  const values = Array.isArray(value) ? value : [value];
  if (values.length === 0) return [`${place} is empty`];
  return values.flatMap((item: unknown) => {
    if (isNode(item)) {
      const itemType = String(item['@type']);
      return property.is.some((range) => isA(itemType, range))
        ? nodeProblems(item).map((problem) => `${place}: ${problem}`)
        : [`${place} may be no ${itemType}`];
    }
    return property.is.some((range) => isValue(item, range)) ? [] : [`${place} may not be ${JSON.stringify(item)}`];
  });
}

/** Positions count from one, and each item is told once. */
function listProblems(type: string, elements: unknown): readonly string[] {
  if (!Array.isArray(elements)) return [];
  const items = elements.filter(isNode);
  const inOrder = items.every(({ position }, index) => position === index + 1);
  const addresses = items.map(({ item, url }) => (isNode(item) ? item['@id'] : url));
  const isEach = addresses.every((address) => address !== undefined) && new Set(addresses).size === addresses.length;
  const isTrail = type !== 'BreadcrumbList' || (items.length > 1 && items.every(({ name }) => Boolean(name)));
  return [inOrder && isEach && isTrail ? [] : [`${type} counts wrongly`]].flat();
}

function isA(type: string, ancestor: string): boolean {
  return type === ancestor || (types[type] ?? []).some((parent) => isA(parent, ancestor));
}

function isValue(value: unknown, range: string): boolean {
  if (members[range])
    return members[range].some((member) => [member, `https://schema.org/${member}`].includes(String(value)));
  switch (range) {
    case 'Text':
      return typeof value === 'string' && value !== '';
    case 'URL':
      return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
    case 'Number':
    case 'Integer':
      return typeof value === 'number' && Number.isFinite(value);
    case 'Boolean':
      return typeof value === 'boolean';
    case 'Date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    case 'DateTime':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(value);
    case 'Time':
      return typeof value === 'string' && /^\d{2}:\d{2}(?::\d{2})?$/.test(value);
    default:
      return false;
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

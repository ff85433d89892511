import { ownValue } from '../../../content/ownValue.ts';
import { valueIn } from '../model/localeChoice.ts';
import { deliveredFields, type Resource } from '../model/model.ts';
import type { View } from '../model/spaceAt.ts';
import { passesAll } from './filters.ts';
import { textIn, textMatches, wordsOf } from './fullText.ts';
import { isInMimeGroup } from './mimetypes.ts';
import { sortBy } from './order.ts';
import type { Query } from './parseQuery.ts';
import { type Scope, valuesAt } from './values.ts';

interface Page {
  readonly total: number;
  readonly items: readonly Resource[];
}

const textTypes: ReadonlySet<string> = new Set(['Symbol', 'Text', 'RichText']);

/** All text of a resource that a full-text search reads. */
function fullText(resource: Resource, { view, chain }: Scope): string {
  const texts = deliveredFields(view.model, resource)
    .filter((field) => textTypes.has(field.type) || field.items?.type === 'Symbol')
    .map((field) => textIn(valueIn(view.model, field, ownValue(resource.fields, field.id), chain)));
  return [resource.name, resource.description, ...texts].join('\n');
}

function candidates(view: View, resources: Iterable<Resource>, query: Query): readonly Resource[] {
  const listed = query.contentType === undefined ? [...resources] : (view.entriesOfType.get(query.contentType) ?? []);
  return listed.filter((resource) => query.linksTo.every((key) => view.linkers.get(key)?.has(resource)));
}

/** Filters, orders and pages resources that are all in the view. */
export function runQuery(view: View, resources: Iterable<Resource>, query: Query): Page {
  const scope: Scope = { view, chain: query.locale.chain };
  const { mimeGroup } = query;
  const searchedWords = wordsOf(query.search ?? '');
  const matches = candidates(view, resources, query).filter(
    (resource) =>
      passesAll(query.filters, resource, scope) &&
      (searchedWords.length === 0 || textMatches(fullText(resource, scope), searchedWords)) &&
      (mimeGroup === undefined ||
        valuesAt(resource, { at: 'file', keys: ['contentType'], type: 'Symbol' }, scope).some((type) =>
          isInMimeGroup(mimeGroup, type),
        )),
  );
  const sorted = sortBy(query.order, query.filters, matches, scope);
  return { total: matches.length, items: sorted.slice(query.skip, query.skip + query.limit) };
}

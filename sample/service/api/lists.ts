import type { LocaleChoice } from '../model/localeChoice.ts';
import type { Model, Resource } from '../model/model.ts';
import type { View } from '../model/spaceAt.ts';
import { collectIncludes, type Includes } from '../query/includes.ts';
import { cursorToken, parseQuery, type Query } from '../query/parseQuery.ts';
import { runQuery } from '../query/runQuery.ts';
import { pick } from '../query/select.ts';
import { contentTypeBody, localeBody, type Origin, resourceBody, tagBody } from './bodies.ts';

/** A request for content that has passed the check of its token. */
export interface Ask {
  readonly view: View;
  readonly params: URLSearchParams;
  readonly origin: Origin;
}

/** A page of a list with its count. */
export function envelope(total: number, skip: number, limit: number, items: readonly unknown[]) {
  return { sys: { type: 'Array' }, total, skip, limit, items };
}

/** A page of a list: with its count, or with the ways to the next and the one before. */
function pageOf(
  { skip, limit, isByCursor }: Query,
  total: number,
  items: readonly unknown[],
  { space, environment }: Origin,
  path: string,
) {
  if (!isByCursor) return envelope(total, skip, limit, items);
  const to = (name: string, at: number) =>
    `/spaces/${space}/environments/${environment}/${path}?${new URLSearchParams({ cursor: 'true', limit: String(limit), [name]: cursorToken(at) })}`;
  return {
    sys: { type: 'Array' },
    limit,
    items,
    pages: {
      ...(skip + items.length < total && { next: to('pageNext', skip + limit) }),
      ...(skip > 0 && { prev: to('pagePrev', Math.max(skip - limit, 0)) }),
    },
  };
}

function includesBody(model: Model, includes: Includes, locale: LocaleChoice, origin: Origin) {
  const body = (resources: Includes['entries']) =>
    resources.map((resource) => resourceBody(model, resource, locale, origin));
  const parts = {
    ...(includes.entries.length > 0 ? { Entry: body(includes.entries) } : {}),
    ...(includes.assets.length > 0 ? { Asset: body(includes.assets) } : {}),
  };
  const errors = includes.unresolvable.map((link) => ({
    sys: { id: 'notResolvable', type: 'error' },
    details: { type: 'Link', linkType: link.linkType, id: link.id },
  }));
  return {
    ...(errors.length > 0 ? { errors } : {}),
    ...(Object.keys(parts).length > 0 ? { includes: parts } : {}),
  };
}

/** `GET /entries`: the requested page of entries, with what they link to. */
export function listEntries({ view, params, origin }: Ask) {
  const { model } = view;
  const query = parseQuery('Entry', model, params);
  const { total, items } = runQuery(view, view.entries.values(), query);
  const bodies = items.map((entry) => pick(resourceBody(model, entry, query.locale, origin), query.select));
  const includes = collectIncludes(view, items, query.include, query.locale, query.select);
  return {
    ...pageOf(query, total, bodies, origin, 'entries'),
    ...includesBody(model, includes, query.locale, origin),
  };
}

/** `GET /assets`. */
export function listAssets({ view, params, origin }: Ask) {
  const query = parseQuery('Asset', view.model, params);
  const { total, items } = runQuery(view, view.assets.values(), query);
  const bodies = items.map((asset) => pick(resourceBody(view.model, asset, query.locale, origin), query.select));
  return pageOf(query, total, bodies, origin, 'assets');
}

/** `GET /content_types`. */
export function listContentTypes(ask: Ask) {
  return listNamed(ask, 'ContentType', ask.view.model.contentTypes, contentTypeBody);
}

/** `GET /tags`. */
export function listTags(ask: Ask) {
  return listNamed(ask, 'Tag', ask.view.model.tags, tagBody);
}

function listNamed<Item extends Resource>(
  { view, params, origin }: Ask,
  kind: Item['kind'],
  all: ReadonlyMap<string, Item>,
  bodyOf: (item: Item, origin: Origin) => unknown,
) {
  const query = parseQuery(kind, view.model, params);
  const { total, items } = runQuery(view, all.values(), query);
  const listed = items.flatMap(({ id }) => all.get(id) ?? []);
  const bodies = listed.map((item) => bodyOf(item, origin));
  return envelope(total, query.skip, query.limit, bodies);
}

/** `GET /locales`: always all of them. */
export function listLocales({ view }: Ask) {
  const { locales } = view.model;
  return envelope(locales.length, 0, 1000, locales.map(localeBody));
}

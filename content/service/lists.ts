import { contentTypeBody, localeBody, type Origin, resourceBody, tagBody } from './bodies.ts';
import { collectIncludes, type Includes } from './includes.ts';
import type { LocaleChoice } from './locales.ts';
import type { Model } from './model.ts';
import { parseQuery } from './query.ts';
import { runQuery } from './runQuery.ts';
import { pick } from './select.ts';
import type { View } from './space.ts';

/** A request for content, after it has been let in. */
export interface Ask {
  readonly view: View;
  readonly params: URLSearchParams;
  readonly origin: Origin;
}

function envelope(total: number, skip: number, limit: number, items: readonly unknown[]) {
  return {
    sys: { type: 'Array' },
    total,
    skip,
    limit,
    items,
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

/** `GET /entries`: the page that was asked for, with what it links to. */
export function listEntries({ view, params, origin }: Ask) {
  const { model } = view;
  const query = parseQuery('Entry', model, params);
  const { total, items } = runQuery(view, view.entries.values(), query);
  const bodies = items.map((entry) => pick(resourceBody(model, entry, query.locale, origin), query.select));
  const includes = collectIncludes(view, items, query.include, query.locale, query.select);
  return {
    ...envelope(total, query.skip, query.limit, bodies),
    ...includesBody(model, includes, query.locale, origin),
  };
}

/** `GET /assets`. */
export function listAssets({ view, params, origin }: Ask) {
  const query = parseQuery('Asset', view.model, params);
  const { total, items } = runQuery(view, view.assets.values(), query);
  const bodies = items.map((asset) => pick(resourceBody(view.model, asset, query.locale, origin), query.select));
  return envelope(total, query.skip, query.limit, bodies);
}

/** `GET /content_types`. */
export function listContentTypes({ view, params, origin }: Ask) {
  const { contentTypes } = view.model;
  const query = parseQuery('ContentType', view.model, params);
  const { total, items } = runQuery(view, contentTypes.values(), query);
  const types = items.flatMap((item) => contentTypes.get(item.id) ?? []);
  return envelope(
    total,
    query.skip,
    query.limit,
    types.map((type) => contentTypeBody(type, origin)),
  );
}

/** `GET /tags`. */
export function listTags({ view, params, origin }: Ask) {
  const query = parseQuery('Tag', view.model, params);
  const { total, items } = runQuery(view, view.model.tags.values(), query);
  const tags = items.flatMap((item) => view.model.tags.get(item.id) ?? []);
  return envelope(
    total,
    query.skip,
    query.limit,
    tags.map((tag) => tagBody(tag, origin)),
  );
}

/** `GET /locales`: always all of them. */
export function listLocales({ view }: Ask) {
  const { locales } = view.model;
  return envelope(locales.length, 0, 1000, locales.map(localeBody));
}

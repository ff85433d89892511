import { notFound } from '../model/apiError.ts';
import { chooseLocale } from '../model/localeChoice.ts';
import type { Resource } from '../model/model.ts';
import { contentTypeBody, localeBody, resourceBody, tagBody } from './bodies.ts';
import type { Ask } from './lists.ts';

function existing<T>(value: T | undefined, type: string, id: string, { origin }: Ask): T {
  if (value !== undefined) return value;
  throw notFound({ type, id, environment: origin.environment, space: origin.space });
}

function oneResource(resource: Resource | undefined, type: Resource['kind'], id: string, ask: Ask) {
  const locale = chooseLocale(ask.view.model, ask.params.get('locale'));
  return resourceBody(ask.view.model, existing(resource, type, id, ask), locale, ask.origin);
}

/** `GET /entries/{id}`: the entry alone, without what it links to. */
export function oneEntry(ask: Ask, id: string) {
  return oneResource(ask.view.entries.get(id), 'Entry', id, ask);
}

/** `GET /assets/{id}`. */
export function oneAsset(ask: Ask, id: string) {
  return oneResource(ask.view.assets.get(id), 'Asset', id, ask);
}

/** `GET /content_types/{id}`. */
export function oneContentType(ask: Ask, id: string) {
  return contentTypeBody(existing(ask.view.model.contentTypes.get(id), 'ContentType', id, ask), ask.origin);
}

/** `GET /tags/{id}`. */
export function oneTag(ask: Ask, id: string) {
  return tagBody(existing(ask.view.model.tags.get(id), 'Tag', id, ask), ask.origin);
}

/** `GET /locales/{id}`. */
export function oneLocale(ask: Ask, id: string) {
  const locale = ask.view.model.locales.find((candidate) => candidate.id === id);
  return localeBody(existing(locale, 'Locale', id, ask));
}

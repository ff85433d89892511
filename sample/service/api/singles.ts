import { notFound } from '../model/apiError.ts';
import { chooseLocale } from '../model/localeChoice.ts';
import { contentTypeBody, localeBody, resourceBody, spaceBody, tagBody } from './bodies.ts';
import type { Ask } from './lists.ts';

function existing<T>(value: T | undefined, type: string, id: string, { origin }: Ask): T {
  if (value !== undefined) return value;
  throw notFound({ type, id, environment: origin.environment, space: origin.space });
}

/** `GET /entries/{id}`: the entry alone, without what it links to. */
export function oneEntry(ask: Ask, id: string) {
  const locale = chooseLocale(ask.view.model, ask.params.get('locale'));
  const entry = existing(ask.view.entries.get(id), 'Entry', id, ask);
  return resourceBody(ask.view.model, entry, locale, ask.origin);
}

/** `GET /assets/{id}`. */
export function oneAsset(ask: Ask, id: string) {
  const locale = chooseLocale(ask.view.model, ask.params.get('locale'));
  const asset = existing(ask.view.assets.get(id), 'Asset', id, ask);
  return resourceBody(ask.view.model, asset, locale, ask.origin);
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
  return localeBody(
    existing(
      ask.view.model.locales.find((locale) => locale.id === id),
      'Locale',
      id,
      ask,
    ),
  );
}

/** `GET /spaces/{space}`. */
export function theSpace(ask: Ask) {
  return spaceBody(ask.view.model, ask.origin);
}

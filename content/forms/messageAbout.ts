import { withQuery } from '../address/addressQuery.ts';
import { pageHref, type Visit } from '../address/visit.ts';
import type { EntryOf } from '../model/registry.ts';
import { isOneOf, namesOf } from '../names.ts';
import { pagePath } from '../pages.ts';
import { FORM_ID } from './formPages.ts';

/** The parameters of the contact form's address that name an entry, each with the types that it names. */
export const askedTypes = {
  event: ['event', 'eventDetailPage'],
  service: ['service'],
  brand: ['brandPavilion'],
} as const;

type AskedType = (typeof askedTypes)[keyof typeof askedTypes][number];

/**
 * The address of the contact form with an entry's title as its subject, at the form itself (docs/rules.md#event-way); undefined
 * for an entry of a type that no booking leads to.
 */
export function messageAbout(
  { contentType, slug }: { readonly contentType: string } & Pick<EntryOf<AskedType>, 'slug'>,
  visit: Visit,
): string | undefined {
  const [parameter] = Object.entries(askedTypes).find(([, types]) => isOneOf(types, contentType)) ?? [];
  if (parameter === undefined) return undefined;
  const question = `${parameter}=${encodeURIComponent(slug)}#${FORM_ID}`;
  return withQuery(pageHref(visit, pagePath('contactUs')), question);
}

/** The entry that an address of the contact form names; undefined for none. */
export function askedEntry(
  parameter: (name: string) => string | undefined,
): { readonly name: keyof typeof askedTypes; readonly slug: string } | undefined {
  const slugs = namesOf(askedTypes).map((name) => ({ name, slug: parameter(name) ?? '' }));
  return slugs.find(({ slug }) => /^[\w-]{1,64}$/.test(slug));
}

import { serviceId } from '../model/serviceId.ts';

/** Adds a query to an address that may already carry one; an empty query changes nothing. A fragment stays last. */
export function withQuery(href: string, query: string): string {
  if (query === '') return href;
  const hash = href.indexOf('#');
  const [address, fragment] = hash < 0 ? [href, ''] : [href.slice(0, hash), href.slice(hash)];
  return `${address}${address.includes('?') ? '&' : '?'}${query}${fragment}`;
}

/** Values as a query, without its question mark. */
export function queryText(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** The only query parameters that survive a redirect (docs/rules.md#carried-query). */
const carriedParameters = ['without-overlay', 'is-preview-mode'] as const;

/** A preview also carries its signed flag, the moment and the release at which it shows the site, and its side of two. */
const previewParameters = {
  'is-preview-mode': /^[0-9a-z]{1,9}\.[0-9a-f]{64}$/,
  'preview-at': /^[0-9TZ:.+-]{10,32}$/,
  'preview-release': serviceId,
  'preview-side': /^(?:before|after)$/,
} as const;

/** Returns true for what belongs to a preview; whoever reads its flag can open all drafts (docs/rules.md#preview-access). */
export function isOfPreview(parameter: string): boolean {
  return Object.hasOwn(previewParameters, parameter);
}

/**
 * The query that a redirect carries over, with its question mark; empty when there is none. Values other than true and
 * false are dropped, except those of a preview.
 */
export function carriedQuery(parameter: (name: string) => string | undefined, isPreview = false): string {
  const carried = carriedParameters.flatMap((name) => {
    const value = parameter(name);
    return value === 'true' || value === 'false' ? [`${name}=${value}`] : [];
  });
  const previewed = Object.entries(previewParameters).flatMap(([name, form]) => {
    const value = isPreview ? parameter(name) : undefined;
    return value !== undefined && form.test(value) ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  const query = [...carried, ...previewed];
  return query.length > 0 ? `?${query.join('&')}` : '';
}

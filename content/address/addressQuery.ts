/** Adds a query to an address that may already carry one; an empty query changes nothing. A fragment stays last. */
export function withQuery(href: string, query: string): string {
  if (query === '') return href;
  const hash = href.indexOf('#');
  const [address, fragment] = hash < 0 ? [href, ''] : [href.slice(0, hash), href.slice(hash)];
  return `${address}${address.includes('?') ? '&' : '?'}${query}${fragment}`;
}

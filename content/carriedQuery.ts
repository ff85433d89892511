/** The only query parameters that survive a redirect (content-pages §5). */
const carriedParameters = ['without-overlay', 'is-preview-mode'] as const;

/** The query that a redirect carries over, with its question mark; empty when there is none. Values other than true and false are dropped. */
export function carriedQuery(parameter: (name: string) => string | undefined): string {
  const carried = carriedParameters.flatMap((name) => {
    const value = parameter(name);
    return value === 'true' || value === 'false' ? [`${name}=${value}`] : [];
  });
  return carried.length > 0 ? `?${carried.join('&')}` : '';
}

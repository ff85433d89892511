/** The only query parameters that survive a redirect (content-pages §5). */
const carriedParameters = ['without-overlay', 'is-preview-mode'] as const;

/** What an editor's preview carries on beside them: its signed flag, and the moment that it shows the site at. */
const previewParameters = {
  'is-preview-mode': /^[0-9a-z]{1,9}\.[0-9a-f]{64}$/,
  'preview-at': /^[0-9TZ:.+-]{10,32}$/,
} as const;

/**
 * The query that a redirect carries over, with its question mark; empty when there is none. Values other than true and
 * false are dropped, but for those of a preview.
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

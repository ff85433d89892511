/** Which space of the content service, and which of its regions. */
interface EditedSpace {
  readonly space: string;
  readonly environment: string;
  /** Host of either content API; one below `eu.contentful.com` keeps its content in Europe, and has its own editor. */
  readonly host: string;
}

/** Where a space is edited: `/entries/{id}` and `/assets/{id}` stand below. */
export function editorAddress({ space, environment, host }: EditedSpace): string {
  const origin = /\.eu\.contentful\.com$/.test(host) ? 'https://app.eu.contentful.com' : 'https://app.contentful.com';
  return `${origin}/spaces/${encodeURIComponent(space)}/environments/${encodeURIComponent(environment)}`;
}

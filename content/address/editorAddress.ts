interface EditedSpace {
  readonly space: string;
  readonly environment: string;
  /** Host of either content API; spaces on a host below `eu.contentful.com` are kept in Europe and have their own web app. */
  readonly host: string;
}

/** Base address of a space in the web app; append `/entries/{id}` or `/assets/{id}`. */
export function editorAddress({ space, environment, host }: EditedSpace): string {
  const origin = /\.eu\.contentful\.com$/.test(host) ? 'https://app.eu.contentful.com' : 'https://app.contentful.com';
  return `${origin}/spaces/${encodeURIComponent(space)}/environments/${encodeURIComponent(environment)}`;
}

import { contentHost } from './contentHost.ts';

interface EditedSpace {
  readonly space: string;
  readonly environment: string;
  /** Host of either content API; spaces on a host below `eu.contentful.com` are stored in Europe and have their own web app. */
  readonly host: string;
}

/**
 * Base address of a space in the editor; append `/entries/{id}` or `/assets/{id}`. That is the content service's web app, and
 * for the embedded service on this machine the page that it serves itself.
 */
export function editorAddress({ space, environment, host }: EditedSpace): string {
  return `${editorOf(host)}/spaces/${encodeURIComponent(space)}/environments/${encodeURIComponent(environment)}`;
}

/** Origins that may frame a preview and send it messages: the content service's web app, and on this machine the local editor. */
export function editorOrigins(host: string): readonly string[] {
  const { isHere, origin } = contentHost(host);
  return [...webApps, ...(isHere ? [origin] : [])];
}

/** An entry's field in the editor. */
export interface EditedField {
  readonly entryId: string;
  readonly fieldId: string;
  readonly locale: string;
}

/** The address of a field in the editor, after the address of an entry without its id. */
export function editedAt(entries: string, { entryId, fieldId, locale }: EditedField): string {
  return `${entries}${entryId}?focusedField=${fieldId}&focusedLocale=${locale}`;
}

const webApps = ['https://app.contentful.com', 'https://app.eu.contentful.com'] as const;

function editorOf(host: string): string {
  const { isHere, origin } = contentHost(host);
  if (isHere) return `${origin}/editor`;
  return webApps[/\.eu\.contentful\.com$/.test(host) ? 1 : 0];
}

import { isRecord } from '../../../content/record.ts';
import type { Settings } from '../model/serviceSettings.ts';
import { tokenOf } from './authorise.ts';

/**
 * Returns true if a request is for the Content Management API, which has its own host in the real service and its own
 * token here.
 */
export function isManagement(request: Request, url: URL, settings: Settings): boolean {
  return tokenOf(request, url) === settings.managementToken;
}

/** The parameters of a management call: it always gives all locales, and never includes. */
export function managementParams(params: URLSearchParams): URLSearchParams {
  const adjusted = new URLSearchParams(params);
  adjusted.set('locale', '*');
  adjusted.set('include', '0');
  return adjusted;
}

/**
 * A delivered body as the Content Management API gives it: with versions and with the settings of locales. What it is
 * given is built from sample/space; the editor and `/_publish` change it until the service ends.
 */
export function managementBody(body: unknown, versionOf: (id: string) => number): unknown {
  if (!isRecord(body)) return body;
  const versioned = (item: unknown): unknown => withVersions(item, versionOf);
  return Array.isArray(body.items) ? { ...body, items: body.items.map(versioned) } : versioned(body);
}

function withVersions(item: unknown, versionOf: (id: string) => number): unknown {
  if (!isRecord(item) || !isRecord(item.sys)) return item;
  const { sys } = item;
  switch (sys.type) {
    case 'Locale':
      return { ...item, optional: item.default !== true, contentDeliveryApi: true, contentManagementApi: true };
    case 'ContentType':
      return { ...item, sys: { ...sys, publishedVersion: 1, version: 2 } };
    case 'Entry':
    case 'Asset':
      return { ...item, sys: { ...sys, version: versionOf(String(sys.id)) } };
    default:
      return item;
  }
}

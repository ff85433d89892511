import type { PageVariant } from '../../content/ahead/pageJobs.ts';
import type { City } from '../../content/cities.ts';
import { closingFlags, closingSetting, type Flags } from '../../content/flags.ts';
import type { PageAddress } from '../pageAddress.ts';
import { deviceOf, hasPrivacyControl, isFromMainland, isOldBrowser, isSafeMethod, rayOf } from '../requestFacts.ts';

/** What the cache must know of the site beside the request. */
export interface KeyContext {
  /** Whoever sees drafts goes past the cache. */
  readonly isPreview: boolean;
  /** The flags that the page depends on (docs/rules.md#cache-keys). */
  readonly flags: string;
}

/** The flags that a page of a city shows; what only script needs to know, it asks for (docs/rules.md#offline-switch). */
export function flagsKey(flags: Flags, city: City | undefined): string {
  const closings = closingFlags.map((name) => (city ? closingSetting(flags, name, city) : flags[name].all));
  return closings.map((value) => String(value ?? '-')).join();
}

/**
 * The key of a request's page: address, known parameters, device, mainland or abroad, flags; undefined for what is never
 * cached: other methods, preview, browsers that are led away from every page, addresses of no cached page, and what is stored
 * for a browser that refuses it (docs/rules.md#stored-data).
 */
export function pageKey(
  request: Request,
  { canonical, match }: Pick<PageAddress, 'canonical' | 'match'>,
  { isPreview, flags }: KeyContext,
): string | undefined {
  if (canonical === undefined || isPreview || isOldBrowser(request) || !isSafeMethod(request.method)) return undefined;
  if (match?.kind === 'storedData' && hasPrivacyControl(request)) return undefined;
  return `${canonical}|${deviceOf(request)}|${isFromMainland(request) ? 'mainland' : 'abroad'}|${flags}`;
}

/** User agents of the two trees' browsers, as a shared render sees them. */
const userAgents = { desktop: 'Desktop', mobile: 'Mobile' } as const satisfies Record<
  ReturnType<typeof deviceOf>,
  string
>;

/**
 * The request that a shared page is made for: what its key names and nothing else of a visitor's, so that no body, header,
 * cookie or parameter can make a render fail for others (docs/rules.md#shared-render). The edge's id goes along for the log.
 */
export function sharedRequest(canonical: string, request: Request): Request {
  return variantRequest(canonical, deviceOf(request), isFromMainland(request), rayOf(request));
}

/** The request of no visitor, for a page that is made before anybody asks (docs/rules.md#pages-ahead). */
export function variantRequest(
  canonical: string,
  device: PageVariant['device'],
  isMainland: boolean,
  ray?: string,
): Request {
  return new Request(canonical, {
    headers: {
      'user-agent': userAgents[device],
      'cf-ipcountry': isMainland ? 'CN' : '',
      ...(ray !== undefined && { 'cf-ray': ray }),
    },
  });
}

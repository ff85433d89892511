import { hexOf } from './platform/crypto.ts';
import type { World } from './world.ts';

/** Internet Explorer (docs/rules.md#unsupported-page): MSIE up to 10, Trident for 11. */
const oldBrowser = /MSIE |Trident\//;
/** Words that the user agents of phones and tablets contain. */
const handheld = /Android|iPhone|iPad|iPod|Windows Phone|IEMobile|Opera Mini|\bMobile\b|Silk\/|Kindle|HarmonyOS/i;

/** Returns true if a method changes nothing. */
export function isSafeMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A request without the body that a GET or HEAD may bring along, which means nothing (docs/rules.md#body-ignored). */
export function withoutBody(request: Request): Request {
  if (!isSafeMethod(request.method) || request.body === null) return request;
  const { url, method, headers, cf } = request;
  return new Request(url, { method, headers, redirect: 'manual', ...(cf && { cf }) });
}

/** What a browser says that it is; empty where it says nothing. */
export function userAgentOf({ headers }: Request): string {
  return headers.get('user-agent') ?? '';
}

/** Returns true for a browser that no page of the site supports (docs/rules.md#unsupported-page). */
export function isOldBrowser(request: Request): boolean {
  return oldBrowser.test(userAgentOf(request));
}

/** The tree of a visitor's browser: phones and tablets get the mobile one (docs/rules.md#page-trees). */
export function deviceOf(request: Request): 'desktop' | 'mobile' {
  return handheld.test(userAgentOf(request)) ? 'mobile' : 'desktop';
}

/** Returns true if the browser refuses for its visitor (Global Privacy Control, docs/rules.md#privacy-control). */
export function hasPrivacyControl(request: Request): boolean {
  return request.headers.get('sec-gpc') === '1';
}

/**
 * Returns true for a visitor in mainland China (docs/rules.md#mainland-visitor). The edge overwrites the country header;
 * without an edge a visitor may choose it, which is harmless: it only decides what is shown.
 */
export function isFromMainland(request: Request): boolean {
  return countryOf(request) === 'CN';
}

/** The country of a visitor as the edge says it, in two letters; empty where it does not. */
export function countryOf(request: Request): string {
  const country = request.headers.get('cf-ipcountry') ?? request.cf?.country;
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : '';
}

/** The edge's own id of a request; without an edge the header may hold anything. */
export function rayOf(request: Request): string | undefined {
  const ray = request.headers.get('cf-ray');
  return ray !== null && /^[\w-]{1,40}$/.test(ray) ? ray : undefined;
}

/** The id of a request: the edge's own, or one that is made. */
export function requestIdOf(request: Request, { random }: Pick<World, 'random'>): string {
  return rayOf(request) ?? hexOf(random(8));
}

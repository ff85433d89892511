import { writtenInstant } from '../../content/time/zonedTime.ts';
import type { World } from '../world.ts';
import { readPreviewToken } from './previewTokens.ts';

/** The flag that opens and leaves the preview, in an address and as a cookie (content-pages §6). */
export const PREVIEW_FLAG = 'is-preview-mode';
/** The moment that a preview shows the site at. */
export const PREVIEW_AT = 'preview-at';

/** What an address says of the preview: its host, and the flag if it carries one. */
export interface PreviewAddress {
  readonly hostname: string;
  readonly flag: string | null;
}

/** Reads what an address says of the preview. */
export function previewAddress({ hostname, searchParams }: URL): PreviewAddress {
  return { hostname, flag: searchParams.get(PREVIEW_FLAG) };
}

/**
 * Preview mode (content-pages §6). Without a secret: by host, referer, cookie or query flag. With one: the flag and the
 * cookie count only when signed, and a referer not at all, since any visitor can send one; so that a guess never shows
 * a draft. A preview host counts in both cases: that it is served at all is the operator's own decision. Decided before
 * any cache.
 */
export async function mayPreview(
  request: Request,
  { settings, now }: Pick<World, 'settings' | 'now'>,
  { hostname, flag }: PreviewAddress,
): Promise<boolean> {
  if (flag === 'false') return false;
  const { previewDomains, previewSecret } = settings;
  const isListed = (host: string): boolean =>
    previewDomains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  if (isListed(hostname)) return true;
  const cookies = previewCookies(request);
  if (previewSecret === '')
    return flag === 'true' || cookies.includes('true') || isListed(hostOf(request.headers.get('referer')));
  for (const token of [flag, ...cookies]) {
    if (token && (await readPreviewToken(previewSecret, 'cookie', token, now())) !== undefined) return true;
  }
  return false;
}

/** The moment that a preview asks for: an instant, or a date and time in the city's own zone; undefined for none. */
export function previewMoment({ searchParams }: URL, timeZone: string): Date | undefined {
  const instant = writtenInstant(searchParams.get(PREVIEW_AT) ?? '', timeZone);
  return instant === undefined ? undefined : new Date(instant);
}

/** At most this many cookies of the name are looked at: a browser sends one, or two of different kinds. */
const COOKIES_LIMIT = 3;

function previewCookies(request: Request): readonly string[] {
  const cookies = request.headers.get('cookie');
  if (!cookies?.includes(PREVIEW_FLAG)) return [];
  return cookies
    .split(';')
    .flatMap((cookie) => {
      const [name = '', value = ''] = cookie.trim().split('=');
      return name === PREVIEW_FLAG ? [value] : [];
    })
    .slice(0, COOKIES_LIMIT);
}

function hostOf(address: string | null): string {
  return address && URL.canParse(address) ? new URL(address).hostname : '';
}

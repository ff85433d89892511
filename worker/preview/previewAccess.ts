import type { World } from '../world.ts';
import { readPreviewToken } from './previewTokens.ts';

/** Query parameter and cookie that open and leave the preview (docs/rules.md#preview-access). */
export const PREVIEW_FLAG = 'is-preview-mode';

/** The parts of an address that decide about the preview. */
export interface PreviewAddress {
  readonly hostname: string;
  readonly flag: string | null;
}

/** Reads host and preview flag of an address. */
export function previewAddress({ hostname, searchParams }: URL): PreviewAddress {
  return { hostname, flag: searchParams.get(PREVIEW_FLAG) };
}

/**
 * Returns true if a request may see drafts (docs/rules.md#preview-access). Without a secret: by host, referer, cookie or
 * query flag. With one, only by a signed flag or cookie, since any visitor can send the others. Decided before any cache.
 */
export async function mayPreview(
  request: Request,
  { settings, now }: Pick<World, 'settings' | 'now'>,
  { hostname, flag }: PreviewAddress,
): Promise<boolean> {
  if (flag === 'false') return false;
  const { previewDomains, previewSecret } = settings;
  const cookies = previewCookies(request);
  if (previewSecret === '')
    return flag === 'true' || cookies.includes('true') || isFromEditors(request, hostname, previewDomains);
  for (const token of [flag, ...cookies]) {
    if (token && (await readPreviewToken(previewSecret, 'cookie', token, now())) !== undefined) return true;
  }
  return false;
}

function isFromEditors(request: Request, hostname: string, domains: readonly string[]): boolean {
  const isListed = (host: string): boolean => domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  return isListed(hostname) || isListed(hostOf(request.headers.get('referer')));
}

/** Cookies of the name that are checked at most; a browser sends one or two. */
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

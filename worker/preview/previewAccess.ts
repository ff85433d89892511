import { isHostOf } from '../../content/address/webAddress.ts';
import { memoised } from '../cache/memoised.ts';
import { orFallback } from '../platform/log.ts';
import type { World } from '../world.ts';
import { readPreviewToken } from './previewTokens.ts';

/** Query parameter and cookie that open and leave the preview (docs/rules.md#preview-access). */
export const PREVIEW_FLAG = 'is-preview-mode';
/** Cookie with the token of a guest link (docs/rules.md#guest-links). */
export const GUEST_COOKIE = 'preview-guest';
/** Where a guest link leads; its token is in the fragment, which no server and no log sees. */
export const GUESTS_PATH = '/preview/guest';

/** Who may see drafts: an editor, or a guest, who may see one page without the editors' tools. */
type Previewer = 'editor' | 'guest';

/** The parts of an address that decide about the preview. */
interface PreviewAddress {
  readonly hostname: string;
  readonly flag: string | null;
}

/** Each part of a URL is a call of the platform, which a cached page would pay for in each request. */
const addresses = new WeakMap<object, PreviewAddress>();

type AccessWorld = Pick<World, 'settings' | 'now' | 'guestStore' | 'log'>;

/**
 * Who a request may see drafts as (docs/rules.md#preview-access); undefined: as nobody. Without a secret: by host, referer,
 * cookie or query flag. With one, only by a signed flag or cookie, since any visitor can send the others. A guest's cookie
 * opens its page either way. Decided before any cache.
 */
export async function previewerOf(request: Request, world: AccessWorld, url: URL): Promise<Previewer | undefined> {
  const address = memoised(addresses, url, () => ({
    hostname: url.hostname,
    flag: url.searchParams.get(PREVIEW_FLAG),
  }));
  if (address.flag === 'false') return undefined;
  if (await isEditor(request, world, address)) return 'editor';
  return (await isGuest(request, world)) ? 'guest' : undefined;
}

async function isEditor(
  request: Request,
  { settings, now }: Pick<World, 'settings' | 'now'>,
  { hostname, flag }: PreviewAddress,
): Promise<boolean> {
  const { previewDomains, previewSecret } = settings;
  const cookies = cookiesOf(request, PREVIEW_FLAG);
  if (previewSecret === '')
    return flag === 'true' || cookies.includes('true') || isFromEditors(request, hostname, previewDomains);
  for (const token of [flag, ...cookies]) {
    if (token && (await readPreviewToken(previewSecret, token, now())) !== undefined) return true;
  }
  return false;
}

/** Returns true if a request is for the very page that its guest's link opens. */
async function isGuest(request: Request, world: AccessWorld): Promise<boolean> {
  const tokens = cookiesOf(request, GUEST_COOKIE);
  if (tokens.length === 0) return false;
  const { pageForGuests, pageOfToken } = await import('./guestLink.ts');
  const requestedPage = pageForGuests(new URL(request.url));
  for (const token of tokens) {
    const guest = await orFallback(world.log, 'guest link not checked', pageOfToken(token, world), undefined);
    if (guest && guest.page === requestedPage) return true;
  }
  return false;
}

function isFromEditors(request: Request, hostname: string, domains: readonly string[]): boolean {
  const referer = request.headers.get('referer');
  return isHostOf(hostname, domains) || (!!referer && isHostOf(URL.parse(referer)?.hostname ?? '', domains));
}

/** Cookies of a name that are checked at most; a browser sends one or two. */
const COOKIES_LIMIT = 3;

function cookiesOf(request: Request, cookieName: string): readonly string[] {
  const cookies = request.headers.get('cookie');
  if (!cookies?.includes(cookieName)) return [];
  return cookies
    .split(';')
    .flatMap((cookie) => {
      const [name, value = ''] = cookie.trim().split('=');
      return name === cookieName ? [value] : [];
    })
    .slice(0, COOKIES_LIMIT);
}

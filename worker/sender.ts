import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';
import { problemOf } from './log.ts';
import type { World } from './world.ts';

/**
 * Tells whether a request was sent from a page of this site. Browsers say so by themselves, and no page can change what
 * they say; what says nothing is no browser, carries nobody's cookies and has nothing to gain. Own code: Hono's guard
 * looks at forms that change something only, and a member's cart is read.
 */
export function isFromOwnPage(request: Request, siteOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(request.url).origin || origin === siteOrigin;
}

/** The address that a request came from; undefined where the edge names none. */
export function addressOf(request: Request): string | undefined {
  return request.headers.get('cf-connecting-ip') ?? undefined;
}

/** The last bits of an IPv6 address: its network is the provider's to give, these are the customer's to choose. */
const HOST_BITS = 64n;

/** Who sends, as far as limits are concerned: an IPv4 address, or the /64 network of an IPv6 one. */
export function senderOf(request: Request): string {
  const address = addressOf(request) ?? 'unknown';
  if (!address.includes(':')) return address;
  try {
    const bits = convertIPv6ToBinary(address);
    return isIPv4MappedIPv6(bits)
      ? convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits))
      : `${convertIPv6BinaryToString((bits >> HOST_BITS) << HOST_BITS)}/64`;
  } catch {
    return address;
  }
}

/** The answer of a rate limit; one that can't be asked limits nobody. */
export async function isWithinRate({ log }: Pick<World, 'log'>, asked: Promise<boolean>): Promise<boolean> {
  try {
    return await asked;
  } catch (thrown) {
    log('error', 'rate limit unavailable', { problem: problemOf(thrown) });
    return true;
  }
}

import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';
import { inTime } from '../../content/time/timeouts.ts';
import { problemOf } from '../platform/log.ts';
import type { World } from '../world.ts';

/**
 * Returns true if a request comes from a page of this site, by headers that no page can change. A request without them
 * comes from no browser and carries no visitor's cookies. Hono's csrf() would not do: it checks forms that change
 * something, and the cart is only read.
 */
export function isFromSitePage(request: Request, siteOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(request.url).origin || origin === siteOrigin;
}

/** The sender's IP address; undefined without an edge. */
export function addressOf(request: Request): string | undefined {
  return request.headers.get('cf-connecting-ip') ?? undefined;
}

/** A customer can choose the last 64 bits of an IPv6 address freely. */
const HOST_BITS = 64n;

/** The sender for rate limits: an IPv4 address, or the /64 network of an IPv6 address. */
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

/** A rate limit that takes longer is not waited for, in milliseconds. */
const RATE_MS = 1000;

/** The answer of a rate limit, which counts a sender's requests of a kind; true when the limit cannot be checked. */
export async function isWithinRate(
  world: Pick<World, 'after' | 'log'>,
  allows: (key: string) => Promise<boolean>,
  request: Request,
  kind: string,
): Promise<boolean> {
  try {
    return await inTime(world, RATE_MS, allows(`${kind} ${senderOf(request)}`), 'the rate limit is too slow');
  } catch (thrown) {
    world.log('error', 'rate limit unavailable', { problem: problemOf(thrown) });
    return true;
  }
}

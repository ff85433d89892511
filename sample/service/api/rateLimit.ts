import { rateLimitExceeded } from '../model/apiError.ts';

/**
 * Counts requests by the second. The returned function gives the headers that report the limit,
 * and throws once it is passed.
 */
export function createRateLimit(perSecond: number | undefined) {
  let second = 0;
  let used = 0;
  return (now: Date): Readonly<Record<string, string>> => {
    if (perSecond === undefined) return {};
    const current = Math.floor(now.getTime() / 1000);
    used = current === second ? used + 1 : 1;
    second = current;
    const headers = {
      'x-contentful-ratelimit-second-limit': String(perSecond),
      'x-contentful-ratelimit-second-remaining': String(Math.max(0, perSecond - used)),
      'x-contentful-ratelimit-reset': used > perSecond ? '1' : '0',
    };
    if (used > perSecond) throw rateLimitExceeded(headers);
    return headers;
  };
}

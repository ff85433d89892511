import { FRESH_MS } from '../../content/freshness/freshness.ts';

/** Headers that let caches keep an answer for 120 seconds, or until a moment in milliseconds (docs/rules.md#page-max-age). */
export function publicLife(now: number, latest = Number.POSITIVE_INFINITY): Readonly<Record<string, string>> {
  const until = Math.min(now + FRESH_MS, latest);
  return {
    'cache-control': `public, max-age=${Math.max(Math.floor((until - now) / 1000), 0)}`,
    expires: new Date(until).toUTCString(),
  };
}

import { createMiddleware } from 'hono/factory';
import { buildPath, parsePath } from '../../content/address/address.ts';
import { pagePath } from '../../content/pages.ts';
import { cleanKeyword } from '../../content/search/keyword.ts';
import type { AppEnv } from '../requestContext.ts';

/** An address of the search page, whatever stands behind it. */
const searching = /^(\/.{1,60}?\/searching)\/(.+)$/is;
/** Far more than any keyword needs. */
const KEYWORD_LIMIT = 1000;

/**
 * Keywords may hold what no other address may: slashes, stray percent signs, control characters, a whole sentence. Such
 * an address leads to the cleaned one like any keyword with special characters (content-pages §2), not to a 404.
 */
export function searchAddress() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { visitor } = c.var;
    const { pathname } = visitor.url;
    const [, place = '', rest = ''] = searching.exec(pathname) ?? [];
    const parsed = place === '' ? undefined : parsePath(place);
    const isPlain = visitor.parsed.kind === 'address' && visitor.parsed.address.path.length <= 2;
    if (parsed?.kind !== 'address' || parsed.address.path.length !== 1 || isPlain) return next();
    const keyword = cleanKeyword(decoded(rest.slice(0, KEYWORD_LIMIT)));
    return c.redirect(
      buildPath({ ...parsed.address, path: pagePath('searching', { keyword }) }) + visitor.visit.carriedQuery,
      302,
    );
  });
}

/** Percent-encoded characters as themselves; what is no encoding stays a percent sign, which cleaning removes. */
function decoded(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return ' ';
    }
  });
}

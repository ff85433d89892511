import { createMiddleware } from 'hono/factory';
import { buildPath, parsePath } from '../../content/address/address.ts';
import { pagePath } from '../../content/pages.ts';
import { cleanKeyword } from '../../content/search/keyword.ts';
import type { AppEnv } from '../appEnv.ts';

/** A path of the search page, and everything after it. */
const searching = /^(\/.{1,60}?\/searching)\/(.+)$/is;
/** In characters of the encoded address. */
const KEYWORD_LIMIT = 1000;

/**
 * Keywords may contain what no other address may: slashes, stray percent signs, control characters. Such an address
 * redirects to the one with the cleaned keyword instead of a 404 (docs/rules.md#search-address).
 */
export function searchAddress() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const visitor = c.get('visitor');
    const { pathname } = visitor.url;
    if (visitor.parsed.kind === 'address' && visitor.parsed.address.path.length <= 2) return next();
    const [, place = '', rest = ''] = searching.exec(pathname) ?? [];
    const parsed = parsePath(place);
    if (parsed.kind !== 'address' || parsed.address.path.length !== 1) return next();
    const keyword = cleanKeyword(decoded(rest.slice(0, KEYWORD_LIMIT)));
    return c.redirect(
      buildPath({ ...parsed.address, path: pagePath('searching', { keyword }) }) + visitor.visit.carriedQuery,
      302,
    );
  });
}

/** The path of a request, or a whole address, as the log has it: without what is searched for (docs/rules.md#search-unlogged). */
export function withoutKeyword(address: string): string {
  return address.replace(/(\/searching\/).+$/is, '$1…');
}

/** Decodes percent-encoded runs, also of a text that was cut inside of one; bytes of no character become spaces. */
function decoded(text: string): string {
  return text.replace(/%[0-9a-f]?$/i, '').replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) => {
    const bytes = Uint8Array.from(run.slice(1).split('%'), (pair) => Number.parseInt(pair, 16));
    return new TextDecoder().decode(bytes).replaceAll('\ufffd', ' ');
  });
}

/** A city's home in one of the two trees, `/en/sydney` or `/en/sydney/mobile`. */
const HOME = /^(\/[a-z-]+\/[a-z-]+)(\/mobile)?$/;

/** The mark of a locale redirect that may lead on to the preferred path. */
export const LEADS_ON = '1';
/** The mark of a locale redirect that no longer leads on. */
export const IS_SPENT = '0';

/** Returns true if a query says that a locale redirect led here. */
export function saysLocaleRedirect(search: string): boolean {
  return /[?&]locale-redirect=1(&|$)/.test(search);
}

/**
 * The home of the preferred path in this page's tree, to which a visitor is sent whom a locale redirect brought to another
 * home; undefined where the visitor stays (docs/rules.md#preferred-path). `mark` is the one that the redirect left, as it
 * left what it carries along as the query.
 */
export function preferredDetour(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  mark: string | undefined,
  preferred: string | undefined,
): string | undefined {
  const [, home = preferred, tree = ''] = HOME.exec(pathname) ?? [];
  const isArrival = mark === LEADS_ON || saysLocaleRedirect(search);
  return preferred && isArrival && home !== preferred ? preferred + tree + (mark ? search : '') : undefined;
}

/** The places for which the browser stores when the bar was closed: a language, and a city in it. */
export function announcementPlaces(language: string, city: string): readonly string[] {
  return [language, `${language}-${city}`];
}

/**
 * The bar stays hidden after it was closed, until something newer is announced, and in another city until what only that
 * city announces is closed, too (docs/rules.md#announcement-read). Times in milliseconds, by place; `announced` with
 * spaces between.
 */
export function isAnnouncementRead(announced: string, readAt: readonly (number | undefined)[]): boolean {
  return announced.split(' ').every((time, place) => (readAt[place] ?? 0) >= Number(time));
}

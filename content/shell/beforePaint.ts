/**
 * The stored preferred path, to which a visitor who arrives by a locale redirect is sent; undefined for one who is already
 * there (docs/rules.md#preferred-path).
 */
export function preferredDetour(search: string, pathname: string, preferred: string | undefined): string | undefined {
  if (!preferred || !/[?&]locale-redirect=1(&|$)/.test(search)) return undefined;
  const isThere = pathname === preferred || pathname.startsWith(`${preferred}/`);
  return isThere ? undefined : preferred;
}

/**
 * The bar stays hidden after it was closed, until something newer is announced (docs/rules.md#announcement-read). Times
 * in milliseconds.
 */
export function isAnnouncementRead(readAt: number | undefined, newest: number): boolean {
  return readAt !== undefined && readAt >= newest;
}

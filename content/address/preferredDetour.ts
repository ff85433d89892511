/** Where a locale redirect's query leads on to: the stored preferred path, unless one is there already (site-shell §4). */
export function preferredDetour(search: string, pathname: string, preferred: string | undefined): string | undefined {
  if (!preferred || !/[?&]locale-redirect=1(&|$)/.test(search)) return undefined;
  const isThere = pathname === preferred || pathname.startsWith(`${preferred}/`);
  return isThere ? undefined : preferred;
}

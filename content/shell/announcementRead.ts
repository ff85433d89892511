/** The bar stays hidden after it was closed, until something newer is announced (site-shell §4). Times in milliseconds. */
export function isAnnouncementRead(readAt: number | undefined, newest: number): boolean {
  return readAt !== undefined && readAt >= newest;
}

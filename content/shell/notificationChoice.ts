/** The first of a page's notifications that was not read yet (site-shell §4). */
export function unreadOf(ids: readonly string[], read: readonly string[]): string | undefined {
  return ids.find((id) => !read.includes(id));
}

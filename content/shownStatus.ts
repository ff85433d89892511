/** The status that an error page shows: 503 is displayed as 404 (content-pages §2, §8). */
export function shownStatus(status: number): number {
  return status === 503 ? 404 : status;
}

import { type RecordedPage, readRecordedPages } from '../../../content/ahead/recordedPages.ts';
import { idMarks } from '../../../content/freshness/idMarks.ts';
import type { ListScope } from '../../../content/freshness/scope.ts';

/** A page of the index that has read some entries and lists. */
export function recordedPage(
  path: string,
  ids: readonly string[],
  more: { readonly lists?: readonly ListScope[]; readonly trueUntil?: number } = {},
): RecordedPage {
  const { lists = [], trueUntil } = more;
  const [page] =
    readRecordedPages({ pages: [{ path, scope: 0, trueUntil }], scopes: [{ ids: idMarks(ids), lists }] }) ?? [];
  if (!page) throw new Error(`${path} is no page`);
  return page;
}

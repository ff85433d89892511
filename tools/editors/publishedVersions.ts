import { inSiteLocales } from '../../content/model/spaceLocales.ts';
import type { DeskEntry } from '../../content/translations/deskEntries.ts';
import { readDeskEntries } from '../../content/translations/deskEntries.ts';
import type { EarlierVersions } from '../../content/translations/staleTexts.ts';
import type { Management } from './contentManagement.ts';
import { wholeList } from './wholeList.ts';

/** Calls at the same time: the service allows seven a second. */
const AT_ONCE = 5;

/** Every published version of entries, oldest first; a call for each 400 of one, and none for what was published only once. */
export async function publishedVersions(
  management: Management,
  entries: readonly DeskEntry[],
): Promise<ReadonlyMap<string, EarlierVersions>> {
  const republished = entries.filter(({ revision }) => revision > 1);
  const versions = new Map<string, EarlierVersions>();
  for (let at = 0; at < republished.length; at += AT_ONCE) {
    const part = republished.slice(at, at + AT_ONCE);
    const answers = await Promise.all(
      part.map(async ({ id }) => {
        const snapshots = management.snapshot.getManyForEntry;
        return [id, await wholeList((query) => snapshots({ entryId: id, query }))] as const;
      }),
    );
    for (const [id, items] of answers) {
      const oldestFirst = items.toSorted((a, b) => a.sys.createdAt.localeCompare(b.sys.createdAt));
      versions.set(
        id,
        inSiteLocales(readDeskEntries(oldestFirst.map(({ snapshot }) => snapshot))).map(({ fields }) => fields),
      );
    }
  }
  return versions;
}

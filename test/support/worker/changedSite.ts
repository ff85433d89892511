import { askContentService, testSite } from './testWorld.ts';

/** An entry's fields. */
export type Fields = Readonly<Record<string, unknown>>;
interface Entry {
  readonly sys: { readonly id: string; readonly contentType: { readonly sys: { readonly id: string } } };
  readonly fields: Fields;
}
interface List {
  readonly items: readonly Entry[];
  readonly includes?: { readonly Entry?: readonly Entry[] };
  readonly errors?: readonly unknown[];
}

/** A site whose content is changed on the way; entries of which `change` makes nothing are gone. */
export function changedSite(
  change: (entry: Entry, type: string) => Fields | undefined,
  options: Parameters<typeof testSite>[0] = {},
) {
  return testSite({
    ...options,
    fetch: async (request) => {
      const answer = await askContentService(request);
      if (!new URL(request.url).pathname.endsWith('/entries')) return answer;
      const list: List = await answer.json();
      const errors: unknown[] = [...(list.errors ?? [])];
      const changed = (entry: Entry): Entry[] => {
        const fields = change(entry, entry.sys.contentType.sys.id);
        if (fields) return [{ ...entry, fields }];
        // As the service says of what is linked and not published.
        errors.push({ sys: { id: 'notResolvable' }, details: { linkType: 'Entry', id: entry.sys.id } });
        return [];
      };
      const items = list.items.flatMap(changed);
      return Response.json({
        ...list,
        total: items.length,
        items,
        includes: { ...list.includes, Entry: (list.includes?.Entry ?? []).flatMap(changed) },
        errors,
      });
    },
  });
}

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
}

/** A site whose content is changed on the way; entries of which `change` makes nothing are gone. */
export function changedSite(
  change: (entry: Entry, type: string) => Fields | undefined,
  variables: Record<string, string> = {},
) {
  const changed = (entry: Entry): Entry[] => {
    const fields = change(entry, entry.sys.contentType.sys.id);
    return fields ? [{ ...entry, fields }] : [];
  };
  return testSite({
    variables,
    fetch: async (request) => {
      const answer = await askContentService(request);
      if (!new URL(request.url).pathname.endsWith('/entries')) return answer;
      const list: List = await answer.json();
      const items = list.items.flatMap(changed);
      return Response.json({
        ...list,
        total: items.length,
        items,
        includes: { ...list.includes, Entry: (list.includes?.Entry ?? []).flatMap(changed) },
      });
    },
  });
}

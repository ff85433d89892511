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
type Options = NonNullable<Parameters<typeof testSite>[0]>;

/** A list of entries with changes; those of which `change` makes nothing are gone. */
export async function changedList(
  answer: Response,
  change: (entry: Entry) => Partial<Entry> | undefined,
): Promise<Response> {
  const list: List = await answer.json();
  const errors: unknown[] = [...(list.errors ?? [])];
  const changed = (entry: Entry): Entry[] => {
    const changes = change(entry);
    if (changes) return [{ ...entry, ...changes }];
    // As the service says of what is linked and not published.
    errors.push({ sys: { id: 'notResolvable' }, details: { linkType: 'Entry', id: entry.sys.id } });
    return [];
  };
  const items = list.items.flatMap(changed);
  const linked = (list.includes?.Entry ?? []).flatMap(changed);
  return Response.json({ ...list, total: items.length, items, includes: { ...list.includes, Entry: linked }, errors });
}

/** A site whose content is changed on the way, also where it is asked for in all locales; `undefined` is gone. */
export function changedSite(
  change: (entry: Entry, type: string, isOfAllLocales: boolean) => Fields | undefined,
  options: Options = {},
) {
  return testSite({
    ...options,
    fetch: async (request) => {
      const answer = await askContentService(request);
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.endsWith('/entries')) return answer;
      const isOfAllLocales = (searchParams.get('locale') ?? '*') === '*';
      return changedList(answer, (entry) => {
        const fields = change(entry, entry.sys.contentType.sys.id, isOfAllLocales);
        return fields && { fields };
      });
    },
  });
}

/** A site on which the entries of a type have some fields that they do not have otherwise. */
export const siteWhere = (type: string, change: Fields, options?: Options) =>
  changedSite(({ fields }, itsType) => (itsType === type ? { ...fields, ...change } : fields), options);

/** A site whose content service's texts are changed on the way. */
export function rewrittenSite(rewrite: (text: string) => string, options: Options = {}) {
  return testSite({
    ...options,
    fetch: async (request) => {
      const answer = await askContentService(request, options.now);
      return new Response(rewrite(await answer.text()), answer);
    },
  });
}

import type { ContentType } from '../../../content/model/registry.ts';
import type { Fields } from './changedSite.ts';
import { askContentService, testSite } from './testWorld.ts';

/** An entry that an editor added to the embedded space, as the content service delivers it in every language. */
type AddedEntry = ReturnType<typeof added>;

/** An entry with tags, which was created some days after the year began. */
export function added(
  type: ContentType,
  id: string,
  fields: Fields,
  { tags = ['global'], day = 1 }: { readonly tags?: readonly string[]; readonly day?: number } = {},
) {
  const allFields: Fields = { title: id, slug: id, ...fields };
  const createdAt = new Date(Date.UTC(2020, 0, day)).toISOString();
  return {
    sys: { type: 'Entry', id, createdAt, updatedAt: createdAt, revision: 1, contentType: { sys: { id: type } } },
    metadata: { tags: tags.map((tag) => ({ sys: { type: 'Link', linkType: 'Tag', id: tag } })) },
    fields: allFields,
  };
}

/** A site whose space has more entries than the sample, asked for by type, tags, slug, id and whether a field exists. */
export function siteWith(entries: readonly AddedEntry[], variables: Readonly<Record<string, string>> = {}) {
  const links = JSON.stringify(entries.map(({ fields }) => fields));
  const linkable = entries.filter(({ sys }) => links.includes(`"linkType":"Entry","id":"${sys.id}"`));
  return testSite({
    variables,
    fetch: async (request) => {
      const url = new URL(request.url);
      const { pathname, searchParams } = url;
      if (!pathname.endsWith('/entries') || searchParams.get('locale') === '*') return askContentService(request);
      const [skip, limit] = [Number(searchParams.get('skip') ?? 0), Number(searchParams.get('limit') ?? 100)];
      searchParams.delete('skip');
      searchParams.set('limit', '1000');
      const answer = await askContentService(new Request(url, request));
      const list: {
        readonly total: number;
        readonly items: readonly AddedEntry[];
        readonly includes?: { readonly Entry?: readonly AddedEntry[] };
      } = await answer.json();
      const further = entries.filter((entry) => answers(entry, searchParams));
      const items = [...further, ...list.items];
      if (searchParams.get('order')?.startsWith('sys.createdAt'))
        items.sort((a, b) => a.sys.createdAt.localeCompare(b.sys.createdAt));
      return Response.json({
        ...list,
        total: list.total + further.length,
        skip,
        limit,
        items: items.slice(skip, skip + limit),
        includes: { ...list.includes, Entry: [...(list.includes?.Entry ?? []), ...linkable] },
      });
    },
  });
}

function answers({ sys, metadata, fields }: AddedEntry, query: URLSearchParams): boolean {
  const tags = query.get('metadata.tags.sys.id[in]')?.split(',');
  const types = query.get('content_type') ?? query.get('sys.contentType.sys.id[in]') ?? '';
  return (
    types.split(',').includes(sys.contentType.sys.id) &&
    (tags === undefined || metadata.tags.some(({ sys: tag }) => tags.includes(tag.id))) &&
    [...query].every(([name, value]) => {
      if (name === 'sys.id') return value === sys.id;
      if (name === 'fields.slug[in]') return value.split(',').includes(String(fields['slug']));
      if (name.endsWith('[match]')) return String(fields['title']).toLowerCase().includes(value.toLowerCase());
      if (name.endsWith('[exists]')) return (fields[name.slice(7, -8)] !== undefined) === (value === 'true');
      if (name === 'fields.brand.fields.comallBrandId') return value === fields['shopId'];
      return name !== 'fields.slug' || value === fields['slug'];
    })
  );
}

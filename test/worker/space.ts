import type { City } from '../../content/cities.ts';
import { type Language, languages } from '../../content/languages.ts';
import type { ContentType } from '../../content/model/registry.ts';
import { isShown } from '../../content/timeState.ts';
import { cityClock } from '../../content/visit.ts';
import { askContentService, TEST_NOW } from './testWorld.ts';

/** An entry as the embedded space has it, in one language. */
export interface SpaceEntry {
  readonly sys: { readonly id: string; readonly contentType: { readonly sys: { readonly id: string } } };
  // biome-ignore lint/suspicious/noExplicitAny: what an editor saved has any shape, and a test knows which
  readonly fields: Readonly<Record<string, any>>;
}

/** Entries of a type that visitors of a city may see, and what they name, straight from the content service. */
export async function entriesOf(city: City, language: Language, type: ContentType) {
  const query = new URLSearchParams({ content_type: type, 'metadata.tags.sys.id[in]': `global,${city}`, locale: languages[language].locale, include: '2', limit: '200' });
  const answer = await askContentService(
    new Request(`http://localhost:8788/spaces/meridian/environments/master/entries?${query}`, { headers: { authorization: 'Bearer meridian-delivery' } }),
  );
  const list: { readonly items: readonly SpaceEntry[]; readonly includes?: { readonly Entry?: readonly SpaceEntry[] } } = await answer.json();
  const byId = new Map([...(list.includes?.Entry ?? []), ...list.items].map((entry) => [entry.sys.id, entry]));
  const clock = cityClock(city, new Date(TEST_NOW));
  return {
    entries: list.items.filter(({ fields }) => isShown(fields, clock) && fields['withoutDetail'] !== true),
    follow: (link: { readonly sys: { readonly id: string } } | undefined): SpaceEntry | undefined => link && byId.get(link.sys.id),
  };
}

import { buildPath } from '../../content/address/address.ts';
import type { PageVariant } from '../../content/ahead/pageJobs.ts';
import { type City, citiesWithout, GLOBAL_TAG, isCity } from '../../content/cities.ts';
import { languages } from '../../content/languages.ts';
import { entryGraph } from '../../content/model/graph.ts';
import { createDelivery } from '../contentful/delivery.ts';
import type { ContentSource } from '../contentful/source.ts';
import { cityPages, writtenIn } from '../routes/sitemaps.ts';
import type { KeepAlive, World } from '../world.ts';
import { variantsOf } from './makePages.ts';

const WAIT_MS = 10_000;

/** The pages of entries that were just published, by what the sitemaps of their cities list. */
export async function publishedPages(
  world: World,
  { open }: Pick<ContentSource, 'open'>,
  ids: readonly string[],
  keepAlive: KeepAlive,
): Promise<readonly PageVariant[]> {
  if (ids.length === 0) return [];
  const answer = await createDelivery(world, false, WAIT_MS).list({
    'sys.id[in]': ids.join(','),
    include: 0,
    select: 'sys,metadata',
    locale: languages.en.locale,
  });
  const tags = (entryGraph(answer)?.items ?? []).flatMap(
    ({ metadata }) => metadata?.tags.map(({ sys }) => sys.id) ?? [],
  );
  const concerned: readonly City[] = tags.includes(GLOBAL_TAG) ? citiesWithout([]) : [...new Set(tags.filter(isCity))];
  const variants: PageVariant[] = [];
  for (const city of concerned) {
    const [language] = writtenIn(undefined, city);
    if (!language) continue;
    const content = open({ city, language, isPreview: false }, keepAlive, true);
    for (const { id, path, written } of await cityPages(content, city, world.now())) {
      if (id === undefined || !ids.includes(id)) continue;
      for (const each of writtenIn(written, city))
        variants.push(...variantsOf(buildPath({ language: each, city, tree: 'desktop', path })));
    }
  }
  return variants;
}

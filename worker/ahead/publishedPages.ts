import { buildPath } from '../../content/address/address.ts';
import type { PageVariant } from '../../content/ahead/pageJobs.ts';
import { type City, citiesWithout, cityRow, GLOBAL_TAG, isCity, writtenIn } from '../../content/cities.ts';
import { languages } from '../../content/languages.ts';
import { entryGraph } from '../../content/model/graph.ts';
import { createDelivery } from '../contentful/delivery.ts';
import type { ContentSource } from '../contentful/source.ts';
import { cityPages } from '../routes/sitemaps.ts';
import type { KeepAlive, World } from '../world.ts';
import { variantsOf } from './makePages.ts';

const WAIT_MS = 10_000;

/**
 * The pages of entries that were just published, by what the sitemaps of their cities list. Throws where the content service
 * does not have one of them yet, so that the queue repeats the message.
 */
export async function publishedPages(
  world: World,
  { open, changes }: Pick<ContentSource, 'open' | 'changes'>,
  ids: readonly string[],
  keepAlive: KeepAlive,
): Promise<readonly PageVariant[]> {
  if (ids.length === 0) return [];
  const answer = await createDelivery(world, 'delivery', WAIT_MS).list({
    'sys.id[in]': ids.join(','),
    include: 0,
    select: 'sys,metadata',
    locale: languages.en.locale,
  });
  const items = entryGraph(answer)?.items ?? [];
  const isGone = (id: string) => changes.knowledge().changes.findLast(({ entry }) => entry === id)?.isGone === true;
  const notFound = ids.filter((id) => !items.some(({ sys }) => sys.id === id));
  // One that was taken back since is in a change that this isolate may not know yet.
  if (!notFound.every(isGone)) {
    const { epoch, seq } = changes.knowledge();
    await changes.reach({ epoch, seq: seq + 1 });
  }
  const missing = notFound.filter((id) => !isGone(id));
  if (missing.length > 0) throw new Error(`the content service does not have ${missing.join(' ')} yet`);
  const tags = items.flatMap(({ metadata }) => metadata.tags.map(({ sys }) => sys.id));
  const concerned: readonly City[] = tags.includes(GLOBAL_TAG) ? citiesWithout([]) : [...new Set(tags.filter(isCity))];
  const variants: PageVariant[] = [];
  for (const city of concerned) {
    const [language] = cityRow(city).languages;
    const content = open({ city, language, isPreview: false }, keepAlive, true);
    for (const { id, path, written } of await cityPages(content, city, world.now())) {
      if (id === undefined || !ids.includes(id)) continue;
      for (const each of writtenIn(written, city))
        variants.push(...variantsOf(buildPath({ language: each, city, tree: 'desktop', path })));
    }
  }
  return variants;
}

import { buildPath } from '../../content/address/address.ts';
import type { PageJob, PageVariant } from '../../content/ahead/pageJobs.ts';
import { cityRow, isCity, writtenIn } from '../../content/cities.ts';
import { entryGraph } from '../../content/model/graph.ts';
import { addressable } from '../../content/model/targets.ts';
import { createDelivery } from '../contentful/delivery.ts';
import type { ContentSource } from '../contentful/source.ts';
import { cityPages } from '../routes/sitemaps.ts';
import type { KeepAlive, World } from '../world.ts';
import { variantsOf } from './makePages.ts';

const WAIT_MS = 10_000;

/**
 * The pages of an entry that was just published, by what the sitemap of a city lists. Throws where the content service does not
 * have it yet, so that the queue repeats the message.
 */
export async function publishedPages(
  world: World,
  { open, changes }: Pick<ContentSource, 'open' | 'changes'>,
  publication: PageJob['publication'],
  keepAlive: KeepAlive,
): Promise<readonly PageVariant[]> {
  if (!publication) return [];
  const { entry, city } = publication;
  if (!isCity(city)) return [];
  const answer = await createDelivery(world, 'delivery', WAIT_MS).list({
    'sys.id[in]': entry,
    include: 0,
    select: 'sys',
  });
  const [item] = entryGraph(answer)?.items ?? [];
  const isGone = () => changes.knowledge().changes.findLast((change) => change.entry === entry)?.isGone === true;
  if (!item) {
    // One that was taken back since is in a change that this isolate may not know yet.
    const { epoch, seq } = changes.knowledge();
    if (!isGone()) await changes.reach({ epoch, seq: seq + 1 });
    if (!isGone()) throw new Error(`the content service does not have ${entry} yet`);
    return [];
  }
  const [language] = cityRow(city).languages;
  const content = open({ city, language, isPreview: false }, keepAlive, true);
  // The lists of all types would be most of what the message asks for.
  const types = addressable.filter((type) => type === item.sys.contentType.sys.id);
  const pages = await cityPages(content, city, world.now(), types);
  return pages
    .filter(({ id }) => id === entry)
    .flatMap(({ path, written }) =>
      writtenIn(written, city).flatMap((each) =>
        variantsOf(buildPath({ language: each, city, tree: 'desktop', path })),
      ),
    );
}

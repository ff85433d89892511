import * as v from 'valibot';
import type { Visit } from '../../content/address/visit.ts';
import { cityRow } from '../../content/cities.ts';
import type { Change } from '../../content/freshness/changes.ts';
import { DEFAULT_LOCALE, languages } from '../../content/languages.ts';
import { entryId } from '../../content/model/drafts.ts';
import { entryTitle } from '../../content/model/entryTitle.ts';
import { entryGraph } from '../../content/model/graph.ts';
import { PAGE_IDS } from '../../content/model/serviceId.ts';
import { inSiteLocales } from '../../content/model/spaceLocales.ts';
import { languageNames, unfinished } from '../../content/model/unfinished.ts';
import { ownValue } from '../../content/ownValue.ts';
import { property } from '../../content/record.ts';
import { createDelivery } from '../contentful/delivery.ts';
import { tagsOf } from '../contentful/listCall.ts';
import type { ContentSource } from '../contentful/source.ts';
import type { World } from '../world.ts';
import { privateAnswer } from './answers.ts';
import { previewCall } from './previewCall.ts';

/** Of many changes at once the last ones are reported. */
const CHANGES_LIMIT = 5;
/** Nobody waits for it, and a title that comes too late is an id for good. */
const WAIT_MS = 8000;

const question = v.object({
  /** Entries of the page. */
  ids: v.pipe(v.array(entryId), v.maxLength(PAGE_IDS)),
  /** What the page knew last; left out when it asks for the first time. */
  since: v.optional(v.object({ epoch: v.string(), seq: v.number() })),
});

/**
 * POST `/preview/receipt{page}`: which entries of a page were published since it last asked, who knows of it, and what is
 * left to do in them. In preview only (docs/rules.md#preview-receipt).
 */
export function receipt({ changes }: Pick<ContentSource, 'changes'>) {
  return previewCall('receipt', question, async (c, { body: { ids, since }, visitor }) => {
    // What is published after an answer that knows no log would never be told of.
    await changes.reach(since ?? changes.knowledge());
    const { epoch, seq, changes: loggedChanges } = changes.knowledge();
    const { isBound, isReached, hookAt } = changes.status();
    const fresh = loggedChanges.filter(
      (change) =>
        since?.epoch === epoch && change.seq > since.seq && change.entry !== undefined && ids.includes(change.entry),
    );
    const { world } = c.var;
    return privateAnswer({
      epoch,
      seq,
      /** The coordinator's log has it; without one this data centre alone. */
      isShared: isBound && isReached,
      /** Milliseconds since the webhook of the content service came; 0 where none did. */
      age: hookAt === 0 ? 0 : Math.max(world.now().getTime() - hookAt, 0),
      published: await Promise.all(
        lastOfEach(fresh)
          .slice(-CHANGES_LIMIT)
          .map((change) => published(change, visitor.visit, world)),
      ),
    });
  });
}

/** A publication may stand in the log as its webhook told of it, and as it was found without. */
function lastOfEach(changes: readonly Change[]): readonly Change[] {
  return [...new Map(changes.map((change) => [change.entry, change])).values()];
}

/** What the bar says of one entry; what the content service does not answer is left out. */
async function published({ entry: id = '', isGone }: Change, { city, language }: Visit, world: World) {
  const parameters = { 'sys.id': id, ...tagsOf(city), limit: 1, include: 1, locale: '*' };
  const answer = isGone ? undefined : createDelivery(world, 'delivery', WAIT_MS).list(parameters);
  const graph = entryGraph(await answer?.catch(() => undefined));
  const [entry] = inSiteLocales(graph?.items ?? []);
  const left = entry && graph ? unfinished(entry, graph, cityRow(city)) : undefined;
  const title = entryTitle((name) => {
    const byLocale = ownValue(entry?.fields ?? {}, name);
    return property(byLocale, languages[language].locale) || property(byLocale, DEFAULT_LOCALE);
  });
  return { id, title: title || id, isGone, left: left && { ...left, languages: languageNames(left.languages) } };
}

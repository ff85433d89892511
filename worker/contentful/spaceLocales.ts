import * as v from 'valibot';
import { languageOfLocale } from '../../content/languages.ts';
import { localesOf } from '../../content/model/spaceLocales.ts';
import { ContentFailure } from '../failures.ts';
import type { World } from '../world.ts';
import type { Delivery, ListParameters } from './delivery.ts';

/** An editor may add a locale: the space is asked again after so long. */
const KNOWN_MS = 600_000;

const answer = v.object({
  items: v.array(v.object({ code: v.string(), default: v.fallback(v.boolean(), false) })),
});

type ByLanguage = ReturnType<typeof localesOf>;

/**
 * Lets the site work with a space that lacks one of its locales, or whose default is another (docs/rules.md#space-locales):
 * where a locale is unknown, the space is asked for its own, and the nearest one stands in. Other spaces are never asked.
 */
export function createSpaceLocales(world: Pick<World, 'now' | 'log'>): (delivery: Delivery) => Delivery {
  let known: { readonly until: number; readonly locales: Promise<ByLanguage> } | undefined;

  const learn = async (delivery: Delivery): Promise<ByLanguage> => {
    const locales = v.safeParse(answer, await delivery.locales());
    if (!locales.success) throw new ContentFailure(502, 'content service answered no locales');
    world.log('warning', 'content locales stand in', { locales: locales.output.items.map(({ code }) => code) });
    return localesOf(locales.output.items);
  };

  return (delivery) => {
    const standIn = (kind: 'list' | 'assets') => async (parameters: ListParameters) => {
      const now = world.now().getTime();
      if (known && known.until <= now) known = undefined;
      const language = languageOfLocale(String(parameters['locale']));
      if (!language) return delivery[kind](parameters);
      const inLocale = async (locales: Promise<ByLanguage>): Promise<unknown> =>
        delivery[kind]({ ...parameters, locale: (await locales)(language) });
      if (known) return inLocale(known.locales);
      try {
        return await delivery[kind](parameters);
      } catch (thrown) {
        if (!(thrown instanceof ContentFailure && thrown.reason === 'unknown locale')) throw thrown;
        known ??= { until: now + KNOWN_MS, locales: learn(delivery) };
        known.locales.catch(() => {
          known = undefined;
        });
        return inLocale(known.locales);
      }
    };
    return { ...delivery, list: standIn('list'), assets: standIn('assets') };
  };
}

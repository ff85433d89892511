import * as v from 'valibot';
import { languageOfLocale } from '../../content/languages.ts';
import { localesOf } from '../../content/model/spaceLocales.ts';
import { ContentFailure } from '../failures.ts';
import type { World } from '../world.ts';
import type { Delivery, ListParameters } from './delivery.ts';

/** An editor may add a locale: the space is asked again after so long. */
const LOCALES_MS = 600_000;

const answer = v.object({
  items: v.array(v.object({ code: v.string(), default: v.fallback(v.boolean(), false) })),
});

type ByLanguage = ReturnType<typeof localesOf>;

/**
 * Lets the site work with a space that lacks one of its locales, or whose default is another (docs/rules.md#space-locales):
 * where it refuses a locale, its own locales are read, and calls use the nearest one. Other spaces get no extra call.
 */
export function createSpaceLocales(world: Pick<World, 'now' | 'log'>): (delivery: Delivery) => Delivery {
  let learnedLocales: { readonly until: number; readonly locales: Promise<ByLanguage> } | undefined;

  const learn = async (delivery: Delivery): Promise<ByLanguage> => {
    const locales = v.safeParse(answer, await delivery.locales());
    if (!locales.success) throw new ContentFailure(502, 'content service answered no locales');
    world.log('warning', 'content locales stand in', { locales: locales.output.items.map(({ code }) => code) });
    return localesOf(locales.output.items);
  };

  return (delivery) => {
    const listInLocale = (kind: 'list' | 'assets') => async (parameters: ListParameters) => {
      const now = world.now().getTime();
      if (learnedLocales && learnedLocales.until <= now) learnedLocales = undefined;
      const language = languageOfLocale(String(parameters['locale']));
      if (!language) return delivery[kind](parameters);
      const inLocale = async (locales: Promise<ByLanguage>): Promise<unknown> =>
        delivery[kind]({ ...parameters, locale: (await locales)(language) });
      if (learnedLocales) return inLocale(learnedLocales.locales);
      try {
        return await delivery[kind](parameters);
      } catch (thrown) {
        if (!(thrown instanceof ContentFailure && thrown.reason === 'unknown locale')) throw thrown;
        learnedLocales ??= { until: now + LOCALES_MS, locales: learn(delivery) };
        learnedLocales.locales.catch(() => {
          learnedLocales = undefined;
        });
        return inLocale(learnedLocales.locales);
      }
    };
    return { ...delivery, list: listInLocale('list'), assets: listInLocale('assets') };
  };
}

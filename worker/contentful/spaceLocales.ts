import * as v from 'valibot';
import { type Language, languageOfLocale, languages } from '../../content/languages.ts';
import { localesOf } from '../../content/model/spaceLocales.ts';
import { readAs } from '../../content/readAs.ts';
import { answerLimits } from '../cache/cacheLimits.ts';
import { createSingleFlight } from '../cache/singleFlight.ts';
import { ContentFailure } from '../failures.ts';
import type { KeepAlive, World } from '../world.ts';
import type { Delivery, ListParameters } from './delivery.ts';

/** An editor may add a locale: the space is asked again after so long. */
const LOCALES_MS = 600_000;

const answer = v.object({
  items: v.pipe(v.array(v.object({ code: v.string(), default: v.fallback(v.boolean(), false) })), v.minLength(1)),
});

type ByLanguage = ReturnType<typeof localesOf>;

/**
 * Lets the site work with a space that lacks one of its locales, or whose default is another (docs/rules.md#space-locales):
 * where it refuses a locale, its own locales are read, and calls use the nearest one. Other spaces get no extra call.
 */
export function createSpaceLocales(world: Pick<World, 'now' | 'after' | 'log'>) {
  const questions = createSingleFlight<ByLanguage>(world, answerLimits.sharedWait);
  let learnedLocales: { readonly until: number; readonly localeOf: ByLanguage } | undefined;
  const now = (): number => world.now().getTime();

  const learn = async (delivery: Delivery): Promise<ByLanguage> => {
    const until = now() + LOCALES_MS;
    const locales = await readLocales(delivery);
    world.log('warning', 'content locales stand in', { locales: locales.map(({ code }) => code) });
    learnedLocales = { until, localeOf: localesOf(locales) };
    return learnedLocales.localeOf;
  };

  const latest = (): ByLanguage | undefined =>
    learnedLocales && now() < learnedLocales.until ? learnedLocales.localeOf : undefined;

  const withSpaceLocales = (delivery: Delivery): Delivery => {
    const listInLocale = (kind: 'list' | 'assets') => async (parameters: ListParameters) => {
      const language = languageOfLocale(String(parameters['locale']));
      if (!language) return delivery[kind](parameters);
      const inLocale = (localeOf: ByLanguage): Promise<unknown> =>
        delivery[kind]({ ...parameters, locale: localeOf(language) });
      const localeOf = latest();
      try {
        return await (localeOf ? inLocale(localeOf) : delivery[kind](parameters));
      } catch (thrown) {
        if (!(thrown instanceof ContentFailure && thrown.reason === 'unknown locale')) throw thrown;
        // What was learnt holds no longer, unless another call has learnt it meanwhile.
        if (latest() === localeOf) learnedLocales = undefined;
        // The call is part of a read, which keeps itself alive.
        const alive: KeepAlive = () => undefined;
        return inLocale(latest() ?? (await questions.run('locales', alive, () => learn(delivery))));
      }
    };
    return { ...delivery, list: listInLocale('list'), assets: listInLocale('assets') };
  };
  /** The locale that calls in a language use, as far as they have shown it. */
  const localeOf = (language: Language): string => (learnedLocales?.localeOf ?? siteLocale)(language);
  return { withSpaceLocales, localeOf };
}

/** The locales that a space has. Throws ContentFailure. */
export async function readLocales(delivery: Pick<Delivery, 'locales'>) {
  const locales = readAs(answer, await delivery.locales())?.items;
  if (!locales) throw new ContentFailure(502, 'content service answered no locales');
  return locales;
}

function siteLocale(language: Language): string {
  return languages[language].locale;
}

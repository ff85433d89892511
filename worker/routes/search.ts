import type { Context } from 'hono';
import { Hono } from 'hono/quick';
import { cityClock, type Visit } from '../../content/address/visit.ts';
import { cityOffers, cityRow, isCity } from '../../content/cities.ts';
import { isLanguage } from '../../content/languages.ts';
import { cleanKeyword, isSearchable } from '../../content/search/keyword.ts';
import { emptyAnswer } from '../../content/search/searchResults.ts';
import { writtenSuggestions } from '../../content/search/searchSuggestions.ts';
import { langIn } from '../../content/translations/textKey.ts';
import type { AppEnv } from '../appEnv.ts';
import type { Content } from '../contentful/content.ts';
import type { ContentSource } from '../contentful/source.ts';
import { search } from '../pages/loaders/search.ts';
import { readSuggestions } from '../pages/loaders/searching.ts';
import { cachePublicly } from '../pages/render/pageLife.ts';
import { readSettings } from '../pages/render/shell.ts';
import { previewedContent } from '../preview/previewMoment.ts';
import { badRequest, jsonAnswer, privateAnswer } from './answers.ts';
import { senderOf } from './sender.ts';

/** Items of one section at most; the search page shows the rest. */
const SECTION_LIMIT = 20;

/**
 * Search as you type: GET `/_search/{language}/{city}?keyword=...` returns what the search page shows,
 * `/_search/{language}/{city}/suggestions` the featured experiences and brands. `tree=mobile` asks for addresses of the
 * mobile tree, `limit` sets the items per section.
 */
export function searchApi(source: ContentSource) {
  /** Visit and content of the calling page: the address of a call names them differently. */
  const readPlace = async (
    c: Context<AppEnv>,
  ): Promise<{ readonly visit: Visit; readonly content: Content } | undefined> => {
    const { visitor, world, keepAlive } = c.var;
    const { language = '', city = '' } = c.req.param();
    if (!isCity(city) || !isLanguage(language) || !cityOffers(city, language)) return undefined;
    // A preview of another moment searches at that moment.
    const later = visitor.visit.isPreview ? previewedContent(visitor.url, cityRow(city).timeZone) : undefined;
    const sender = (): string => senderOf(c.req.raw);
    const content = source.open({ ...visitor.visit, city, language, later, sender }, keepAlive);
    const visit: Visit = {
      ...visitor.visit,
      city,
      language,
      tree: c.req.query('tree') === 'mobile' ? 'mobile' : 'desktop',
      path: ['searching'],
      clock: cityClock(city, later?.at ?? world.now(), await readSettings(content), visitor.moments),
    };
    return { visit, content };
  };
  return new Hono<AppEnv>()
    .get('/_search/:language/:city', async (c) => {
      const place = await readPlace(c);
      if (!place) return badRequest('The path names no city, or a language that the city lacks.');
      const limit = c.req.query('limit') ?? String(SECTION_LIMIT);
      if (!/^\d{1,2}$/.test(limit) || Number(limit) < 1 || Number(limit) > SECTION_LIMIT)
        return badRequest(`limit is no whole number from 1 to ${SECTION_LIMIT}.`);
      const keyword = cleanKeyword(c.req.query('keyword') ?? '');
      if (!isSearchable(keyword)) return jsonAnswer(emptyAnswer(keyword));
      const { visit, content } = place;
      const answer = await search({ visit, content, log: c.var.world.log }, keyword, Number(limit));
      // An incomplete answer must not reach other visitors.
      if (visit.isPreview || !answer.isComplete) return privateAnswer(answer);
      c.res = jsonAnswer(answer);
      cachePublicly(c, c.var.visitor.moments.next());
      return c.res;
    })
    .get('/_search/:language/:city/suggestions', async (c) => {
      const place = await readPlace(c);
      if (!place) return badRequest('The path names no city, or a language that the city lacks.');
      const { visit, content } = place;
      const suggestions = await readSuggestions({ visit, content, log: c.var.world.log });
      const langOf = langIn(await content.untranslated());
      const answer = writtenSuggestions(suggestions, visit, langOf);
      return visit.isPreview || !content.isWhole() ? privateAnswer(answer) : jsonAnswer(answer);
    });
}

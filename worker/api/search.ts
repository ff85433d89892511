import { type Context, Hono } from 'hono';
import { cityOffers, cityRow, isCity } from '../../content/cities.ts';
import { isLanguage } from '../../content/languages.ts';
import { cleanKeyword, isSearchable } from '../../content/search/keyword.ts';
import type { SearchSuggestions } from '../../content/search/searchAnswer.ts';
import { emptyAnswer } from '../../content/search/searchResults.ts';
import type { Suggestion } from '../../content/search/searchSuggestions.ts';
import { cityClock, targetHref, type Visit } from '../../content/visit.ts';
import type { Content } from '../content/content.ts';
import type { ContentSource } from '../content/source.ts';
import { previewMoment } from '../preview/previewAccess.ts';
import type { AppEnv } from '../requestContext.ts';
import { search } from '../search/search.ts';
import { readSuggestions } from '../search/suggestions.ts';
import { badRequest, jsonAnswer } from './answers.ts';

/** Longest list that a caller gets of one section; the search page shows the rest. */
const SECTION_LIMIT = 20;

/**
 * Searching as one types: GET `/_search/{language}/{city}?keyword=...` answers as the search page would show it,
 * `/_search/{language}/{city}/suggestions` what is featured. `tree=mobile` gives addresses of the mobile tree, `limit`
 * the items of a section.
 */
export function searchApi(source: ContentSource) {
  /** The visit of the page that asks, and its content: these addresses stand outside of the site's own. */
  const readPlace = (c: Context<AppEnv>): { readonly visit: Visit; readonly content: Content } | undefined => {
    const { visitor, world, keepAlive } = c.var;
    const { language = '', city = '' } = c.req.param();
    if (!isCity(city) || !isLanguage(language) || !cityOffers(city, language)) return undefined;
    // An editor who looks ahead searches there as well.
    const previewedAt = visitor.visit.isPreview ? previewMoment(visitor.url, cityRow(city).timeZone) : undefined;
    const visit: Visit = {
      ...visitor.visit,
      city,
      language,
      tree: c.req.query('tree') === 'mobile' ? 'mobile' : 'desktop',
      path: ['searching'],
      clock: cityClock(city, previewedAt ?? world.now()),
    };
    return { visit, content: source.open({ ...visit, previewedAt }, keepAlive) };
  };
  return new Hono<AppEnv>()
    .get('/_search/:language/:city', async (c) => {
      const place = readPlace(c);
      if (!place) return badRequest('The path names no city, or a language that the city lacks.');
      const limit = c.req.query('limit') ?? String(SECTION_LIMIT);
      if (!/^\d{1,2}$/.test(limit) || Number(limit) < 1 || Number(limit) > SECTION_LIMIT)
        return badRequest(`limit is no whole number from 1 to ${SECTION_LIMIT}.`);
      const keyword = cleanKeyword(c.req.query('keyword') ?? '');
      if (!isSearchable(keyword)) return jsonAnswer(emptyAnswer(keyword));
      const { visit, content } = place;
      const { answer } = await search({ visit, content, log: c.var.world.log }, keyword, Number(limit));
      // An answer with a hole in it is nobody else's.
      return jsonAnswer(answer, 200, visit.isPreview || !answer.isComplete);
    })
    .get('/_search/:language/:city/suggestions', async (c) => {
      const place = readPlace(c);
      if (!place) return badRequest('The path names no city, or a language that the city lacks.');
      const { visit, content } = place;
      const { experiences, brands } = await readSuggestions({ visit, content, log: c.var.world.log });
      const written = ({ id, title, target }: Suggestion) => {
        const href = targetHref(target, visit);
        return { id, title, ...(href !== undefined && { href }) };
      };
      const body: SearchSuggestions = { experiences: experiences.map(written), brands: brands.map(written) };
      return jsonAnswer(body, 200, visit.isPreview);
    });
}

import { createMiddleware } from 'hono/factory';
import { isCity } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE } from '../../content/languages.ts';
import type { AppEnv } from '../appEnv.ts';
import { CLOSED_RETRY, closedCities } from '../closings.ts';
import type { ContentSource } from '../contentful/source.ts';
import { privateAnswer } from '../routes/answers.ts';

/** Calls that answer with a city's content, which one part of their address names (docs/rules.md#closed-calls). */
export const cityCalls = [
  '/sitemap/:file{[a-z0-9-]+\\.xml}',
  '/:base{[a-z-]+_api}/*',
  '/_content/:language/:city/*',
  '/_map/:city/*',
  '/_search/:language/:city/*',
] as const;

/** While their city is closed they answer as its page does; except in preview. */
export function closedCalls(source: ContentSource) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { visitor, flags, keepAlive } = c.var;
    const parts: readonly string[] = Object.values(c.req.param());
    const city = parts.map((part) => part.replace(/(?:-\d+)?\.xml$|(?:_p)?_api$/, '')).find(isCity);
    if (city === undefined || visitor.visit.isPreview) return next();
    const content = source.open({ city, language: DEFAULT_LANGUAGE, isPreview: false }, keepAlive);
    if (!(await closedCities(content, flags)).includes(city)) return next();
    const answer = privateAnswer({ error: 'This city is closed.' }, 503);
    answer.headers.set('Retry-After', CLOSED_RETRY);
    return answer;
  });
}

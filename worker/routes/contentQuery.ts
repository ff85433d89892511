import { Hono } from 'hono/quick';
import { isCity } from '../../content/cities.ts';
import { isLanguage, languageCodes } from '../../content/languages.ts';
import { type ContentType, isContentType } from '../../content/model/registry.ts';
import { addressable } from '../../content/model/targets.ts';
import type { AppEnv } from '../appEnv.ts';
import type { Content } from '../contentful/content.ts';
import type { ContentSource } from '../contentful/source.ts';
import { statusOf } from '../failures.ts';
import { badRequest, bodyUpTo, jsonAnswer } from './answers.ts';
import { documentsOf, type QueryDocument } from './queryDocuments.ts';

const BODY_LIMIT = 16_384;

/**
 * The content query (docs/rules.md#content-query): POST `/_content/{language}/{city}/{type?}/{slug?}` with a JSON body of
 * query options. Without a type, `deep` searches all of them. Bad input is answered 400 with a sentence.
 */
export function contentQuery(source: ContentSource) {
  return new Hono<AppEnv>().post('/_content/:path{.+}', bodyUpTo(BODY_LIMIT), async (c) => {
    const place = readPlace(c.req.param('path'));
    if ('problem' in place) return badRequest(place.problem);
    const { readQueryOptions, runQuery } = await import('./queryOptions.ts');
    const options = readQueryOptions(await c.req.text());
    if ('problem' in options) return badRequest(options.problem);
    const { visitor, keepAlive } = c.var;
    const content = source.open(
      { city: place.city, language: place.language, isPreview: visitor.visit.isPreview },
      keepAlive,
    );
    const types = place.type ? [place.type] : options.deep ? addressable : [];
    // The failure is logged where the call is made.
    const documents = await load(content, types).catch(statusOf);
    if (documents === 403) return jsonAnswer({ error: 'The content service refuses this.' }, 403);
    if (typeof documents === 'number') return jsonAnswer({ error: 'The content service can’t be reached.' }, 502);
    if (place.slug !== undefined) {
      const result = runQuery(
        documents.filter(({ slug }) => slug === place.slug),
        options,
      );
      if ('problem' in result) return badRequest(result.problem);
      return result[0] ? jsonAnswer(result[0]) : jsonAnswer({ error: 'There is no such document.' }, 404);
    }
    const result = runQuery(documents, options);
    return 'problem' in result ? badRequest(result.problem) : jsonAnswer(result);
  });
}

function readPlace(path: string) {
  const [language = '', city = '', type, slug, ...more] = path.split('/');
  if (!isLanguage(language)) return { problem: `The path starts with a language: ${languageCodes.join(', ')}.` };
  if (!isCity(city)) return { problem: 'The path’s second part is no city.' };
  if (type !== undefined && !isContentType(type)) return { problem: 'The path’s third part is no content type.' };
  if (more.length > 0) return { problem: 'The path has at most four parts: language, city, content type, slug.' };
  return { language, city, type, slug };
}

async function load(content: Content, types: readonly ContentType[]): Promise<readonly QueryDocument[]> {
  return (await Promise.all(types.map(async (type) => documentsOf(await content.all(type), type)))).flat();
}

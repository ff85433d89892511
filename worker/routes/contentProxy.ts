import { Hono } from 'hono/quick';
import { type City, GLOBAL_TAG, isCity } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language, languageOfLocale, languages } from '../../content/languages.ts';
import { isContentType } from '../../content/model/registry.ts';
import { serviceId } from '../../content/model/serviceId.ts';
import type { AppEnv } from '../appEnv.ts';
import { TAG_PARAMETER } from '../contentful/listCall.ts';
import type { ContentSource } from '../contentful/source.ts';
import { statusOf } from '../failures.ts';
import { badRequest, jsonAnswer, privateAnswer } from './answers.ts';

/** Parameters that callers may set; the site sets all others, above all the token. */
const allowedParameter =
  /^(?:select|order|skip|limit|include|query|content_type|sys\.(?:id|createdAt|updatedAt)(?:\[(?:in|nin|ne|lt|lte|gt|gte|exists)\])?|fields\.[A-Za-z0-9_.]{1,80}(?:\[(?:match|in|nin|ne|exists|lt|lte|gt|gte|all)\])?)$/;
/** Parameters of the specified call that callers may send, but that the site sets itself. */
const ignoredParameters = ['locale', 'timeout', 'is-preview-mode', 'without-overlay'];
const PARAMETER_LIMIT = 12;
const VALUE_LIMIT = 400;

/**
 * The content service for browsers (docs/rules.md#content-proxy): GET `/{city}_api` lists entries, GET
 * `/{city}_api/{id}` gives one, `/{city}_p_api` the same for drafts, in preview mode only. Answers come from the cache,
 * and the token stays here.
 */
export function contentProxy(source: ContentSource) {
  return new Hono<AppEnv>().get('/:base{[a-z-]+(?:_p)?_api}/:id?', async (c) => {
    const { isPreview, city } = readBase(c.req.param('base'));
    if (!city) return c.notFound();
    const { visitor, keepAlive, world } = c.var;
    if (isPreview && !visitor.visit.isPreview)
      return jsonAnswer({ error: 'Drafts are shown in preview mode only.' }, 403);
    const language = readLanguage(c.req.query('locale'));
    if (!language) return badRequest(`locale is none of ${locales.join(', ')}.`);
    const content = source.open({ city, language, isPreview }, keepAlive);
    const answer = isPreview ? privateAnswer : jsonAnswer;
    const id = c.req.param('id');
    try {
      if (id !== undefined) {
        if (!serviceId.test(id)) return badRequest('The id is no entry id.');
        const entry = await content.single(id);
        return entry === undefined ? jsonAnswer({ error: 'There is no such entry.' }, 404) : answer(entry);
      }
      const parameters = readParameters(c.req.queries(), city);
      if ('problem' in parameters) return badRequest(parameters.problem);
      const { content_type: type = '', ...filters } = parameters;
      if (!isContentType(type)) return badRequest('content_type is missing or none of this site.');
      return answer(await content.proxied(type, filters));
    } catch (thrown) {
      const status = statusOf(thrown);
      if (status === 400) return badRequest('The content service does not understand this query.');
      world.log('warning', 'content proxy failed', { status });
      // What is refused is no failure (docs/rules.md#content-refused).
      if (status === 403) return jsonAnswer({ error: 'The content service refuses this.' }, 403);
      return jsonAnswer({ error: 'The content service can’t be reached.' }, 502);
    }
  });
}

function readBase(base: string): { readonly city: City | undefined; readonly isPreview: boolean } {
  const isPreview = base.endsWith('_p_api');
  const slug = base.replace(/(?:_p)?_api$/, '');
  return { city: isCity(slug) ? slug : undefined, isPreview };
}

const locales = Object.values(languages).map(({ locale }) => locale);

/** The language of a content-service locale or of a language code; English when there is none. */
function readLanguage(locale: string | undefined): Language | undefined {
  if (locale === undefined || locale === '') return DEFAULT_LANGUAGE;
  return isLanguage(locale) ? locale : languageOfLocale(locale);
}

function readParameters(
  queries: Readonly<Record<string, readonly string[]>>,
  city: City,
): Readonly<Record<string, string>> | { readonly problem: string } {
  const tags = (queries[TAG_PARAMETER] ?? []).flatMap((value) => value.split(','));
  if (tags.some((tag) => tag !== GLOBAL_TAG && tag !== city))
    return { problem: `${TAG_PARAMETER} names other tags than ${GLOBAL_TAG} and ${city}.` };
  const parameters = Object.entries(queries).filter(
    ([name]) => !ignoredParameters.includes(name) && name !== TAG_PARAMETER,
  );
  if (parameters.length > PARAMETER_LIMIT) return { problem: `At most ${PARAMETER_LIMIT} parameters.` };
  const checkedParameters = new Map<string, string>();
  // Those of both are asked for where a call names neither.
  const [tag, otherTag] = new Set(tags);
  if (tag !== undefined && otherTag === undefined) checkedParameters.set(TAG_PARAMETER, tag);
  for (const [name, values] of parameters) {
    const [value = '', ...more] = values;
    if (!allowedParameter.test(name)) return { problem: `The parameter ${name.slice(0, 60)} is not allowed.` };
    if (more.length > 0 || value.length > VALUE_LIMIT)
      return { problem: `The parameter ${name} occurs twice or is too long.` };
    const limit = name === 'limit' ? 1000 : name === 'include' ? 5 : name === 'skip' ? 10_000 : undefined;
    if (limit !== undefined && !(/^\d{1,5}$/.test(value) && Number(value) <= limit))
      return { problem: `${name} is no whole number from 0 to ${limit}.` };
    checkedParameters.set(name, value);
  }
  return Object.fromEntries(checkedParameters);
}

import type { Context } from 'hono';
import { typesOfPage } from '../../content/address/contentPaths.ts';
import { type Visit, withDaySettings } from '../../content/address/visit.ts';
import type { FormState } from '../../content/forms/formModel.ts';
import type { PageMatch } from '../../content/pages.ts';
import { cityName, hasShop } from '../../content/shell/shellPlaces.ts';
import { withTimeout } from '../../content/time/timeouts.ts';
import type { AppEnv } from '../appEnv.ts';
import { ContentFailure, PageFailure, pageStatusOf } from '../failures.ts';
import { hasPrivacyControl } from '../requestFacts.ts';
import type { Loaded, LoadRequest } from './loaders/loader.ts';
import { loaders } from './loaders/loaders.ts';
import { readCities, readSettings } from './render/shell.ts';

/** A page waits this long for its secondary parts; later ones are streamed after it. */
const SOON_MS = 300;

/** Loads the content of a page; undefined when there is none. Throws PageFailure when the content service fails. */
export async function loadPage(c: Context<AppEnv>, match: PageMatch, form: FormState): Promise<Loaded> {
  // The languages that the page is written in come along with its entry.
  const [type] = typesOfPage(match.kind);
  if (type) c.get('content').expectTranslations(type);
  try {
    return await loaders[match.kind](loadRequest(c, match, form));
  } catch (thrown) {
    if (thrown instanceof ContentFailure)
      throw new PageFailure(pageStatusOf(thrown), `content of ${match.kind} failed`, { cause: thrown });
    throw thrown;
  }
}

/** What the loader of a page gets. */
export function loadRequest(c: Context<AppEnv>, match: PageMatch, form: FormState, visit = pageVisit(c)): LoadRequest {
  const { visitor, content, world } = c.var;
  return {
    visit,
    match,
    content,
    form,
    flags: c.get('flags'),
    hasPrivacyControl: hasPrivacyControl(c.req.raw),
    // Decoded as addresses are, since Hono keeps escapes that it can't decode.
    query: (name) => visitor.url.searchParams.get(name) ?? undefined,
    search: visitor.url.search,
    memberOrigin: world.settings.memberOrigin,
    log: world.log,
    soon: mayStream(c) ? (work) => withTimeout(world, SOON_MS, work, () => undefined) : (work) => work,
  };
}

/**
 * The visit of a page: its clock counts the days that the city's editors set (docs/rules.md#shown-for-days), and it knows
 * what they call the city and whether they have switched the shop on.
 */
export async function pageVisit(c: Context<AppEnv>): Promise<Visit> {
  const { visit } = c.get('visitor');
  const [content, frame] = [c.get('content'), c.get('frame')];
  const [settings, cities] = await Promise.all([readSettings(content, frame), readCities(content, frame)]);
  return {
    ...visit,
    cityName: cityName(cities, visit.city, visit.language),
    hasShop: hasShop(visit, { settings, cities }),
    clock: withDaySettings(visit.clock, settings),
  };
}

/** Returns true if parts may be streamed after the page. Cached pages, robots and previews get the whole page at once. */
function mayStream(c: Context<AppEnv>): boolean {
  const { req, env } = c;
  const visitor = c.get('visitor');
  return req.method === 'GET' && env.isBackground !== true && !visitor.visit.isPreview && !visitor.isRobot;
}

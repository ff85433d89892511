import type { Context } from 'hono';
import { buildPath } from '../../content/address/address.ts';
import { contentPath } from '../../content/address/contentPaths.ts';
import type { FormState } from '../../content/forms/formModel.ts';
import type { Language } from '../../content/languages.ts';
import { cardTypes } from '../../content/model/targets.ts';
import type { PageBody, PageModel, ShellModel } from '../../content/pageModel.ts';
import { matchPage, type PageKind, type PageMatch, pagePath } from '../../content/pages.ts';
import { type CityClock, earliest, nextChange } from '../../content/time/timeState.ts';
import { pageHref } from '../../content/visit.ts';
import { ContentFailure, PageFailure, pageStatusOf } from '../failures.ts';
import { blankForm } from '../forms/formState.ts';
import type { Loaded, LoadedPage } from '../loaders/loader.ts';
import { loaders } from '../loaders/loaders.ts';
import type { AppEnv } from '../requestContext.ts';
import { orLate } from '../timeLimit.ts';
import { headOf, siteName } from './head.ts';
import { renderPage } from './render.tsx';
import { loadShell } from './shell.ts';
import { structuredDataOf } from './structuredData.ts';

/** match -> load -> render: one page. Everything that decides the status is awaited before the answer opens. */
export async function page(c: Context<AppEnv>): Promise<Response> {
  const { visitor, world } = c.var;
  const match = visitor.parsed.kind === 'address' ? matchPage(visitor.visit.path) : undefined;
  if (!match) throw new PageFailure(404, 'no such page');
  return showPage(c, match, blankForm(world));
}

/** load -> render: the page of a match; its form, if it has one, stands as given. */
export async function showPage(c: Context<AppEnv>, match: PageMatch, form: FormState): Promise<Response> {
  const { visitor, content, world } = c.var;
  const { visit } = visitor;
  const shellLoading = loadShell(content, world.log, standsAlone(match.kind));
  // Redirects and files need no shell; whether it failed is asked for below.
  shellLoading.catch(() => undefined);
  const [loaded, untranslated] = await Promise.all([loadPage(c, match, form), content.untranslated(cardTypes)]);
  if (!loaded) throw new PageFailure(404, `no content for ${match.kind}`);
  if ('redirect' in loaded)
    return c.redirect(
      buildPath({ ...visit, path: loaded.redirect }) + visit.carriedQuery,
      loaded.isPermanent ? 301 : 302,
    );
  if ('outbound' in loaded) return c.redirect(loaded.outbound, 302);
  if ('file' in loaded)
    return c.body(loaded.file, 200, {
      'Content-Type': loaded.type,
      'Content-Disposition': `attachment; filename="${loaded.name}"`,
    });
  const shell = await shellLoading;
  const known = { ...visit, path: ownPath(match, loaded.body) };
  const model: PageModel = {
    kind: match.kind,
    status: loaded.status ?? 200,
    head: headOf(loaded, known, shell, structuredDataOf(loaded, match, known, siteName(visit, shell))),
    shell,
    body: loaded.body,
    isAgeRestricted: isAgeRestricted(loaded.body),
    title: loaded.title,
    untranslated: withOwn(untranslated, loaded, visit.language),
    changesAt: earliestChange(loaded, shell, visit.clock),
  };
  if (model.status === 503) c.header('Retry-After', '600');
  return renderPage(c, model);
}

/** A page for a failure: 404 and everything else, with the texts of the catalogue (content-pages §8). */
export async function failurePage(c: Context<AppEnv>, status: number): Promise<Response> {
  const { visitor, content, world } = c.var;
  const shell = await loadShell(content, world.log, true);
  // The root, where the address names no city.
  const home = visitor.parsed.kind === 'address' ? pageHref(visitor.visit, []) : '/';
  const body: PageBody = { view: 'failure', status, home };
  const head = headOf({ title: String(status), description: '', isIndexed: false }, visitor.visit, shell);
  return renderPage(c, {
    kind: 'failure',
    status,
    head,
    shell,
    body,
    isAgeRestricted: false,
    title: '',
    untranslated: new Set(),
    changesAt: undefined,
  });
}

/** The one path under which search engines know a page that stands at several: a listing's root, a catch-all, terms. */
function ownPath({ kind, parameters }: PageMatch, body: PageBody): readonly string[] {
  const entry = 'entry' in body ? body.entry : undefined;
  return (entry && contentPath(entry, parameters.cat)) ?? pagePath(kind, parameters);
}

/** Whatever kind of page it is: its own entry says that it shows liquor or tobacco (content-pages §4). */
function isAgeRestricted(body: PageBody): boolean {
  const entry = 'entry' in body ? body.entry : undefined;
  return entry !== undefined && 'whetherLiquorOrTobacco' in entry && entry.whetherLiquorOrTobacco === true;
}

/** Closed doors have neither header nor footer, and must open without content. */
function standsAlone(kind: PageKind): boolean {
  return kind === 'maintenance' || kind === 'openingSoon' || kind === 'unsupported';
}

/** A page waits this long for its secondary parts, in milliseconds; what comes later follows it. */
const SOON_MS = 300;

/** Parts may follow the page to a person who reads it. Pages that are kept, robots and editors get all of it at once. */
function mayFollow({ req, env, var: { visitor } }: Context<AppEnv>): boolean {
  return req.method === 'GET' && env?.isBehind !== true && !visitor.visit.isPreview && !visitor.isRobot;
}

/** Finds what a page is made of. */
export async function loadPage(c: Context<AppEnv>, match: PageMatch, form: FormState): Promise<Loaded> {
  const { visitor, content, world } = c.var;
  try {
    return await loaders[match.kind]({
      visit: visitor.visit,
      match,
      content,
      form,
      now: world.now(),
      query: (name) => c.req.query(name),
      search: visitor.url.search,
      memberOrigin: world.settings.memberOrigin,
      log: world.log,
      soon: mayFollow(c) ? (work) => orLate(world, SOON_MS, work, () => undefined) : (work) => work,
    });
  } catch (thrown) {
    // Content list failure: error page 500, except 403 which is rethrown (content-pages §8).
    if (thrown instanceof ContentFailure)
      throw new PageFailure(pageStatusOf(thrown), `content of ${match.kind} failed`, { cause: thrown });
    throw thrown;
  }
}

/** The page's own entry is no card, but may fall back all the same. */
function withOwn(
  untranslated: ReadonlySet<string>,
  { body, translations }: LoadedPage,
  language: Language,
): ReadonlySet<string> {
  const id = 'entry' in body ? body.entry?.id : undefined;
  return id === undefined || !translations || translations.includes(language)
    ? untranslated
    : new Set([...untranslated, id]);
}

/** The next moment at which something on the page changes state: its items, and the announcements above them. */
function earliestChange(
  { changesAt, periods = [] }: LoadedPage,
  { announcements }: ShellModel,
  clock: CityClock,
): Date | undefined {
  return earliest([changesAt, ...[...periods, ...announcements].map((period) => nextChange(period, clock))]);
}

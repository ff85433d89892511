import type { Context } from 'hono';
import { buildPath, startOf } from '../../../content/address/address.ts';
import { contentPath } from '../../../content/address/contentPaths.ts';
import { pageHref, type Visit } from '../../../content/address/visit.ts';
import type { FormState } from '../../../content/forms/formModel.ts';
import { formOfPage } from '../../../content/forms/formPages.ts';
import { cardTypes } from '../../../content/model/targets.ts';
import type { PageBody, PageModel } from '../../../content/pageModel.ts';
import { isClosedCityPage, isNoPage, NO_PAGE_PATH, type PageMatch, pagePath } from '../../../content/pages.ts';
import type { ShellModel } from '../../../content/shell/shellPlaces.ts';
import type { AppEnv } from '../../appEnv.ts';
import { CLOSED_RETRY } from '../../closings.ts';
import { PageFailure } from '../../failures.ts';
import { blankForm, noForm } from '../../forms/formState.ts';
import type { Loaded } from '../loaders/loader.ts';
import { loadPage, pageVisit } from '../loadPage.ts';
import { loadFrame } from './frame.ts';
import { headOf } from './head.ts';
import { renderPage } from './render.tsx';
import { loadShell } from './shell.ts';
import { structuredDataOf } from './structuredData.ts';

/** What the app imports once a page is asked for. */
export type Renderer = typeof import('./page.tsx');

/** Begins to load a page with an empty form. */
export async function beginLoading(c: Context<AppEnv>, match: PageMatch): Promise<Loaded> {
  return loadPage(c, match, formOfPage(match.kind) ? await blankForm(c.var.world) : noForm);
}

/** match -> load -> render: one page. Everything that decides the status is awaited before the response starts. */
export async function page(c: Context<AppEnv>): Promise<Response> {
  const { match } = c.get('visitor').visit;
  if (!match) return noPage(c);
  return show(c, match, c.get('loading') ?? beginLoading(c, match));
}

/** The page of every address without one, made once for all of them (docs/rules.md#shared-not-found). */
async function noPage(c: Context<AppEnv>): Promise<Response> {
  const { visit, parsed } = c.var.visitor;
  // Nobody's answer may depend on another's browser.
  const isShared = startOf(parsed)?.language === visit.language && !visit.isPreview && !isNoPage(visit.path);
  if (!c.env.answerShared || !isShared) throw new PageFailure(404, 'no such page');
  const shared = await c.env.answerShared(c.req.raw, buildPath({ ...visit, path: NO_PAGE_PATH }) + visit.carriedQuery);
  const policy = shared.headers.get('Content-Security-Policy');
  if (policy !== null) c.set('responsePolicy', policy);
  return shared;
}

/** load -> render: the page of a match, with its form in the given state. */
export async function showPage(c: Context<AppEnv>, match: PageMatch, form: FormState): Promise<Response> {
  return show(c, match, loadPage(c, match, form));
}

async function show(c: Context<AppEnv>, match: PageMatch, loading: Promise<Loaded>): Promise<Response> {
  const { content, world } = c.var;
  const isPartialAllowed = isClosedCityPage(match.kind);
  const shellLoading = c.get('shell') ?? loadShell(content, world.log, { frame: loadFrame(c.var), isPartialAllowed });
  // Redirects and files need no shell; pages await it below.
  shellLoading.catch(() => undefined);
  const [loaded, visit] = await Promise.all([loading, pageVisit(c)]);
  c.set('visitor', { ...c.get('visitor'), visit });
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
  // While an editor types, a card of any type may be added to the page.
  if (visit.isPreview) content.expectCards(cardTypes);
  const shell = await shellLoading;
  const untranslated = await content.untranslated();
  const canonicalVisit = { ...visit, path: canonicalPath(match, loaded.body) };
  const model: PageModel = {
    kind: match.kind,
    status: loaded.status ?? 200,
    head: headOf(
      { ...loaded, untranslated },
      canonicalVisit,
      shell,
      structuredDataOf(loaded, match, canonicalVisit, shell),
    ),
    shell,
    body: loaded.body,
    isAgeRestricted: isAgeRestricted(loaded.body),
    title: loaded.title,
    untranslated,
  };
  const entry = entryOf(loaded.body);
  c.set('pageEntry', entry && { id: entry.id, title: loaded.title });
  c.set('untranslated', model.untranslated);
  if (model.status === 503) c.header('Retry-After', CLOSED_RETRY);
  return renderPage(c, model);
}

/** The error page for a status, with the texts of the catalogue (docs/rules.md#not-found-page). */
export async function failurePage(c: Context<AppEnv>, status: number): Promise<Response> {
  const { visitor, content, world } = c.var;
  const shell = await loadShell(content, world.log, { frame: loadFrame(c.var), isPartialAllowed: true });
  // The root for an address without a city.
  const home = startOf(visitor.parsed) ? pageHref(visitor.visit, []) : '/';
  const body: PageBody = { view: 'failure', status, home };
  const { path } = visitor.visit;
  // The language menu leads to the home page: no language has a page at this address.
  const visit = { ...visitor.visit, path: isNoPage(path) ? [] : path };
  c.set('visitor', { ...visitor, visit });
  const untranslated = await content.untranslated();
  return renderPage(c, {
    ...bareModel(visit, shell, body, String(status)),
    kind: 'failure',
    status,
    title: '',
    untranslated,
  });
}

/** A page without an entry, which nobody should find. */
export function bareModel(visit: Visit, shell: ShellModel, body: PageBody, title: string): PageModel {
  const head = headOf({ body, title, description: '', isIndexed: false }, visit, shell);
  return { kind: 'basic', status: 200, head, shell, body, isAgeRestricted: false, title, untranslated: new Set() };
}

/** A page's own entry; undefined for a page without one. */
function entryOf(body: PageBody) {
  return 'entry' in body ? body.entry : undefined;
}

/** The canonical path of a page that has several addresses: a listing's root, a catch-all, terms. */
function canonicalPath({ kind, parameters }: PageMatch, body: PageBody): readonly string[] {
  const entry = entryOf(body);
  return (
    (entry && contentPath(entry, body.view === 'listing' ? body.choice.category : '')) ?? pagePath(kind, parameters)
  );
}

/** Returns true if a page's own entry says that it shows liquor or tobacco (docs/rules.md#age-gate-asks). */
function isAgeRestricted(body: PageBody): boolean {
  const entry = entryOf(body);
  return entry !== undefined && 'whetherLiquorOrTobacco' in entry && entry.whetherLiquorOrTobacco === true;
}

import type { Context } from 'hono';
import { html } from 'hono/html';
import { Hono } from 'hono/quick';
import * as v from 'valibot';
import { parsePath } from '../../content/address/address.ts';
import { editorAddress } from '../../content/address/editorAddress.ts';
import type { RecordedPage } from '../../content/ahead/recordedPages.ts';
import { type City, cityRow, citySlugs, isCity } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE, languages } from '../../content/languages.ts';
import { entryId } from '../../content/model/drafts.ts';
import { longLists, longListText } from '../../content/model/longLists.ts';
import { pagesConcerned } from '../../content/releases/pageChanges.ts';
import { clocksOf } from '../../content/releases/stateClocks.ts';
import { writtenInstant } from '../../content/time/zonedTime.ts';
import { translationDesk } from '../../content/translations/desk.ts';
import { chosenItems, readDeskChoice } from '../../content/translations/deskChoice.ts';
import { deskCsv } from '../../content/translations/deskCsv.ts';
import type { AppEnv } from '../appEnv.ts';
import { createDelivery } from '../contentful/delivery.ts';
import { allPages, byIds, readDrafts, type Services } from '../contentful/spaceLists.ts';
import { hasRelease, readStates } from '../contentful/spaceStates.ts';
import type { LaterContent } from '../contentful/timeline.ts';
import { ContentFailure } from '../failures.ts';
import { problemOf } from '../platform/log.ts';
import { cityRecords } from '../platform/recordedPages.ts';
import { changedPages } from '../preview/desk/changedPages.ts';
import {
  CHANGES_PATH,
  type ChangesChoice,
  COMPARE_PATH,
  changesHtml,
  compareHtml,
} from '../preview/desk/changesHtml.ts';
import { deskPage, previewFlag } from '../preview/desk/deskPage.ts';
import { DESK_PATH, translationsHtml } from '../preview/desk/translationsHtml.ts';
import { USES_PATH, usesHtml } from '../preview/desk/usesHtml.ts';
import { releaseForm } from '../preview/previewMoment.ts';
import type { World } from '../world.ts';
import { jsonAnswer } from './answers.ts';
import { pagesReading } from './uses.ts';

/** A whole space is read in some seconds. */
const WAIT_MS = 20_000;

const NO_INDEX = 'Which pages change is not known: no index of pages is bound, or it has none of these cities.';

/** Code of the locale that every other falls back to. */
const defaultLocale = languages[DEFAULT_LANGUAGE].locale;

/** GET `/_desk/...`: what editors want to know of the whole space; in preview only (docs/rules.md#desk-access). */
export function desk(world: World) {
  const services: Services = {
    preview: createDelivery(world, true, WAIT_MS),
    delivery: createDelivery(world, false, WAIT_MS),
  };
  const { space, environment, deliveryHost } = world.settings.content;
  const editor = `${editorAddress({ space, environment, host: deliveryHost })}/entries/`;
  const app = new Hono<AppEnv>();
  app.use('/_desk/*', (c, next) =>
    c.var.visitor.visit.isPreview ? next() : Promise.resolve(c.text('404 Not Found', 404)),
  );
  app.get(DESK_PATH, async (c) => {
    const choice = readDeskChoice({
      city: c.req.query('city'),
      language: c.req.query('language'),
      kind: c.req.query('kind'),
      state: c.req.query('state'),
    });
    if ('unknown' in choice) return said(c, `${choice.unknown}.`, 400);
    const drafts = await readDrafts(services, choice.city).catch(unanswered);
    if (!drafts) return said(c, 'The content service does not answer.', 502);
    const cities = choice.city === undefined ? citySlugs : [choice.city];
    const records = await recordsOf(c.var.world, cities);
    const items = chosenItems(translationDesk({ ...drafts, defaultLocale, records }), choice);
    if (c.req.query('format') === 'csv') {
      c.header('Content-Type', 'text/csv; charset=utf-8');
      return c.body(deskCsv(items, c.var.visitor.visit.origin, editor));
    }
    return deskPage(
      c,
      'Translations',
      translationsHtml({
        items,
        choice,
        entries: drafts.entries.length,
        tooLong: longLists(drafts.entries).map(longListText),
        editor,
        flag: previewFlag(c),
      }),
    );
  });
  app.get(CHANGES_PATH, async (c) => {
    const requestedChoice = readChangesChoice(c);
    if ('problem' in requestedChoice) return said(c, requestedChoice.problem, 400);
    const { choice, later } = requestedChoice;
    if (!later) return deskPage(c, 'What changes', changesHtml(undefined, choice));
    const refusal = await releaseRefusal(c, world, later);
    if (refusal) return refusal;
    const states = await readStates(world, later, WAIT_MS, choice.city).catch(unanswered);
    if (!states) return said(c, 'The content service does not answer.', 502);
    const until = later.at ?? world.now();
    const spaces = { ...states, defaultLocale, clocksOf: clocksOf({ ...states, defaultLocale }, world.now(), until) };
    const records = await recordsOf(world, choice.city === undefined ? citySlugs : [choice.city]);
    if (records.size === 0) return said(c, NO_INDEX, 503);
    const concerned = [...records].flatMap(([city, pages]) => pagesConcerned(spaces, city, pages, until.getTime()));
    const compared = await changedPages(c, concerned, later);
    if (c.req.query('format') === 'json') return jsonAnswer(compared, 200, true);
    return deskPage(c, 'What changes', changesHtml(compared, choice));
  });
  app.get(COMPARE_PATH, async (c) => {
    const requestedChoice = readChangesChoice(c);
    const parsed = parsePath(c.req.query('path') ?? '');
    if ('problem' in requestedChoice) return said(c, requestedChoice.problem, 400);
    if (parsed.kind !== 'address' || !requestedChoice.later)
      return said(c, 'There is no page or nothing to compare.', 400);
    const refusal = await releaseRefusal(c, world, requestedChoice.later);
    return refusal ?? deskPage(c, parsed.canonical, compareHtml(parsed.canonical, requestedChoice.choice));
  });
  app.get(USES_PATH, async (c) => {
    const id = v.safeParse(entryId, c.req.query('entry'));
    if (!id.success) return said(c, 'That is no id of an entry.', 400);
    const pages = pagesReading(world, id.output).catch((thrown: unknown) => {
      world.log('warning', 'uses not answered', { problem: problemOf(thrown) });
      return undefined;
    });
    const inAllLanguages = { include: 0, locale: '*' };
    const answers = await Promise.all([
      byIds(services.preview, [id.output], inAllLanguages),
      allPages(services.preview, { ...inAllLanguages, links_to_entry: id.output }),
      pages,
    ]).catch(unanswered);
    if (!answers) return said(c, 'The content service does not answer.', 502);
    const [[entry], links, paths] = answers;
    if (!entry) return said(c, `There is no entry ${id.output}.`, 404);
    return deskPage(c, 'Where it is used', usesHtml({ entry, links, pages: paths }, editor, previewFlag(c)));
  });
  return app;
}

/** A moment, a release and a city from the address, or what is wrong with them. */
function readChangesChoice(
  c: Context<AppEnv>,
): { readonly choice: ChangesChoice; readonly later: LaterContent | undefined } | { readonly problem: string } {
  const { city = '', at = '', release = '' } = c.req.query();
  if (city !== '' && !isCity(city)) return { problem: `${city} is no city.` };
  const instant = at === '' ? undefined : writtenInstant(at, city === '' ? 'UTC' : cityRow(city).timeZone);
  if (at !== '' && instant === undefined) return { problem: `${at} is no moment. Write 2027-01-26T09:00.` };
  if (release !== '' && !releaseForm.test(release)) return { problem: 'That is no id of a release.' };
  const moment = instant === undefined ? undefined : new Date(instant);
  return {
    choice: { city: city || undefined, at: moment?.toISOString() ?? '', release, flag: previewFlag(c) },
    later: moment || release ? { at: moment, release: release || undefined } : undefined,
  };
}

/** Says that there is no such release: otherwise a mistyped one would seem to change nothing. */
async function releaseRefusal(c: Context<AppEnv>, world: World, { release }: LaterContent) {
  if (release === undefined) return undefined;
  const isKnown = await hasRelease(world, release, WAIT_MS).catch(unanswered);
  if (isKnown === undefined) return said(c, 'The content service does not answer.', 502);
  return isKnown ? undefined : said(c, `There is no release ${release}, or the space has no timeline.`, 404);
}

/** The pages of the cities that an index knows; none where it can't be asked. */
async function recordsOf(world: World, cities: readonly City[]): Promise<ReadonlyMap<City, readonly RecordedPage[]>> {
  const pages = await Promise.all(
    cities.map(async (city) => {
      const records = await cityRecords(world, city).catch((thrown: unknown) => {
        world.log('warning', 'index of pages not answered', { city, problem: problemOf(thrown) });
        return [];
      });
      return [city, records] as const;
    }),
  );
  return new Map(pages.filter(([, records]) => records.length > 0));
}

/** A page with one sentence. */
function said(c: Context<AppEnv>, text: string, status: 400 | 404 | 502 | 503) {
  return deskPage(c, text, html`<main><h1>${text}</h1></main>`, status);
}

/** Undefined for a content service that fails; other errors are ours. */
function unanswered(thrown: unknown): undefined {
  if (thrown instanceof ContentFailure) return undefined;
  throw thrown;
}

import type { Context } from 'hono';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { Hono } from 'hono/quick';
import { parsePath } from '../../content/address/address.ts';
import { editorAddress } from '../../content/address/editorAddress.ts';
import type { RecordedPage } from '../../content/ahead/recordedPages.ts';
import { type City, cityRow, citySlugs, isCity } from '../../content/cities.ts';
import { DEFAULT_LOCALE, isLanguage, type Language } from '../../content/languages.ts';
import { entryId } from '../../content/model/drafts.ts';
import { longLists, longListText } from '../../content/model/longLists.ts';
import { serviceId } from '../../content/model/serviceId.ts';
import { localesOf } from '../../content/model/spaceLocales.ts';
import { readAs } from '../../content/readAs.ts';
import { pagesConcerned } from '../../content/releases/pageChanges.ts';
import { clocksOf } from '../../content/releases/stateClocks.ts';
import { writtenInstant } from '../../content/time/zonedTime.ts';
import { translationDesk } from '../../content/translations/desk.ts';
import { chosenItems, readDeskChoice } from '../../content/translations/deskChoice.ts';
import { deskCsv } from '../../content/translations/deskCsv.ts';
import type { AppEnv } from '../appEnv.ts';
import { allPages, byIds, createServices, inAllLanguages, readDrafts } from '../contentful/spaceLists.ts';
import { readLocales } from '../contentful/spaceLocales.ts';
import { hasRelease, type LaterContent, readStates } from '../contentful/timeline.ts';
import { ContentFailure } from '../failures.ts';
import { orFallback } from '../platform/log.ts';
import { cityRecords } from '../platform/recordedPages.ts';
import { changedPages } from '../preview/desk/changedPages.ts';
import { CHANGES_PATH, changesHtml } from '../preview/desk/changesHtml.ts';
import { deskPage, previewFlag } from '../preview/desk/deskPage.ts';
import { MOST_SIDES, SIDES_PATH, sidesHtml } from '../preview/desk/sidesHtml.ts';
import { DESK_PATH, translationsHtml } from '../preview/desk/translationsHtml.ts';
import { NO_PAGES, USES_PATH, usesHtml } from '../preview/desk/usesHtml.ts';
import { PREVIEW_AT, PREVIEW_RELEASE } from '../preview/previewMoment.ts';
import type { World } from '../world.ts';
import { privateAnswer } from './answers.ts';
import { pagesReading } from './uses.ts';

/** A whole space is read in some seconds. */
const WAIT_MS = 20_000;

const NO_INDEX = `Which pages change is not known: ${NO_PAGES}`;

/**
 * GET `/_desk/...`: what editors want to know of the whole space; in preview only (docs/rules.md#desk-access). What a page
 * cannot show, its address or the content service that fails, ends it with one sentence.
 */
export function desk(world: World) {
  const services = createServices(world, WAIT_MS);
  const { space, environment, deliveryHost } = world.settings.content;
  const editor = `${editorAddress({ space, environment, host: deliveryHost })}/entries/`;
  const app = new Hono<AppEnv>();
  app.use('/_desk/*', (c, next) =>
    c.var.visitor.visit.isPreview ? next() : Promise.resolve(c.text('404 Not Found', 404)),
  );
  app.onError((thrown, c) => {
    if (thrown instanceof ContentFailure) return said(c, 'The content service does not answer.', 502);
    if (thrown instanceof HTTPException) return said(c, thrown.message, thrown.status);
    throw thrown;
  });
  app.get(DESK_PATH, async (c) => {
    const choice = readDeskChoice(c.req.query());
    if ('unknown' in choice) refuse(400, `${choice.unknown}.`);
    const [drafts, locales] = await Promise.all([readDrafts(services, choice.city), readLocales(services.preview)]);
    const records = await recordsOf(c.var.world, choice.city);
    const space = { ...drafts, defaultLocale: DEFAULT_LOCALE, localeOf: localesOf(locales), records };
    const items = chosenItems(translationDesk(space), choice);
    if (c.req.query('format') === 'csv') {
      c.header('Content-Type', 'text/csv; charset=utf-8');
      return c.body(deskCsv(items, c.var.visitor.visit.origin, editor));
    }
    const tooLong = longLists(drafts.entries).map(longListText);
    const view = { items, choice, entries: drafts.entries.length, tooLong, editor, flag: previewFlag(c) };
    return deskPage(c, 'Translations', translationsHtml(view));
  });
  app.get(CHANGES_PATH, async (c) => {
    const { city = '', at, release } = c.req.query();
    if (city !== '' && !isCity(city)) refuse(400, `${city} is no city.`);
    const later = readLater(at, release, city === '' ? 'UTC' : cityRow(city).timeZone);
    const choice = {
      city: city || undefined,
      at: later?.at?.toISOString() ?? '',
      release: later?.release ?? '',
      flag: previewFlag(c),
    };
    if (!later) return deskPage(c, 'What changes', changesHtml(undefined, choice));
    await checkRelease(world, later);
    const states = await readStates(world, later, WAIT_MS, choice.city);
    const until = later.at ?? world.now();
    const spaces = { ...states, clocksOf: clocksOf(states, world.now(), until) };
    const records = await recordsOf(world, choice.city);
    if (records.size === 0) refuse(503, NO_INDEX);
    const concerned = [...records].flatMap(([each, pages]) => pagesConcerned(spaces, each, pages, until.getTime()));
    const compared = await changedPages(c, concerned, later);
    if (c.req.query('format') === 'json') return privateAnswer(compared);
    return deskPage(c, 'What changes', changesHtml(compared, choice));
  });
  app.get(SIDES_PATH, async (c) => {
    const parsed = parsePath(c.req.query('path') ?? '');
    if (parsed.kind !== 'address') refuse(400, 'There is no such page.');
    const { timeZone, languages: spoken } = cityRow(parsed.address.city);
    const language = parsed.address.language ?? spoken[0];
    const later = readLater(c.req.query(PREVIEW_AT), c.req.query(PREVIEW_RELEASE), timeZone);
    if (later) await checkRelease(world, later);
    const chosen = (c.req.queries('languages') ?? []).flatMap((list) => list.split(',')).map(languageOf);
    if (chosen.length > MOST_SIDES) refuse(400, `${MOST_SIDES} languages at most.`);
    const beside = chosen.length > 0 || later ? chosen : [language, ...spoken.filter((each) => each !== language)];
    const address = { ...parsed.address, language };
    const sides = sidesHtml({ address, languages: beside.slice(0, MOST_SIDES), later, flag: previewFlag(c) });
    return deskPage(c, parsed.canonical, sides, { script: world.clientFiles.previewScript });
  });
  app.get(USES_PATH, async (c) => {
    const id = readAs(entryId, c.req.query('entry'));
    if (id === undefined) refuse(400, 'That is no id of an entry.');
    const [[entry], links, pages] = await Promise.all([
      byIds(services.preview, [id], inAllLanguages),
      allPages(services.preview, { ...inAllLanguages, include: 0, links_to_entry: id }),
      orFallback(world.log, 'uses not answered', pagesReading(world, id), undefined),
    ]);
    if (!entry) refuse(404, `There is no entry ${id}.`);
    return deskPage(c, 'Where it is used', usesHtml({ entry, links, pages }, editor, previewFlag(c)));
  });
  return app;
}

/** Ends the page with one sentence. */
function refuse(status: 400 | 404 | 503, message: string): never {
  throw new HTTPException(status, { message });
}

function said(c: Context<AppEnv>, text: string, status: HTTPException['status']) {
  return deskPage(c, text, html`<main><h1>${text}</h1></main>`, { status });
}

/** The moment and the release in an address; undefined without either. */
function readLater(at = '', release = '', timeZone: string): LaterContent | undefined {
  const instant = at === '' ? undefined : writtenInstant(at, timeZone);
  if (at !== '' && instant === undefined) refuse(400, `${at} is no moment. Write 2027-01-26T09:00.`);
  if (release !== '' && !serviceId.test(release)) refuse(400, 'That is no id of a release.');
  const moment = instant === undefined ? undefined : new Date(instant);
  return moment || release ? { at: moment, release: release || undefined } : undefined;
}

/** Refuses a release that there is none of: otherwise a mistyped one would seem to change nothing. */
async function checkRelease(world: World, { release }: LaterContent): Promise<void> {
  if (release === undefined || (await hasRelease(world, release, WAIT_MS))) return;
  refuse(404, `There is no release ${release}, or the space has no timeline.`);
}

function languageOf(word: string): Language {
  return isLanguage(word) ? word : refuse(400, `${word} is no language.`);
}

/** The pages of a city, or of all, that an index knows; none where it can't be asked. */
async function recordsOf(world: World, city?: City): Promise<ReadonlyMap<City, readonly RecordedPage[]>> {
  const pages = await Promise.all(
    (city === undefined ? citySlugs : [city]).map(async (each) => {
      const records = cityRecords(world, each);
      return [each, await orFallback(world.log, 'index of pages not answered', records, [])] as const;
    }),
  );
  return new Map(pages.filter(([, records]) => records.length > 0));
}

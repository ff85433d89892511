import * as v from 'valibot';
import { cityClock } from '../../content/address/visit.ts';
import { cityRow, DEFAULT_CITY, isCity } from '../../content/cities.ts';
import { counted } from '../../content/counted.ts';
import { languageCodes, languageOfLocale, languages } from '../../content/languages.ts';
import { serviceId } from '../../content/model/serviceId.ts';
import { isOneOf } from '../../content/names.ts';
import { ownValue } from '../../content/ownValue.ts';
import { writtenInstant } from '../../content/time/zonedTime.ts';
import { signedHook } from '../../sample/service/webhook.ts';
import { fail, print, readCommandLine, refuse, wholeNumber, wordsOf } from '../commandLine.ts';
import { clockOf, portOfService, portOfSite, wordsIn } from '../environment.ts';
import { contentsOf, refusedOrFailed } from '../networkProblem.ts';
import { siteVariables } from '../variables.ts';
import { type AskEntries, contentAccess } from './contentAccess.ts';
import { embeddedEntry } from './embeddedEntry.ts';
import { pageAnswer } from './pageAnswer.ts';
import {
  missingBefore,
  newTextOf,
  pageOf,
  redirectChange,
  showsChange,
  takenPage,
  unpublishable,
  unreachable,
} from './publishReach.ts';
import { redirectRefusal } from './redirectRefusal.ts';

const usage = `Publishes a change of an entry of the embedded space and measures until the page shows it. Needs a running npm start.

  npm run publish -- <entry-id>                          its title, with the time of day behind it; a redirect as it is saved
  npm run publish -- <entry-id> title="New title"        one or several fields
  npm run publish -- <entry-id> --action unpublish       or save (a draft), delete
  npm run publish -- <entry-id> --due 2027-01-26T09:00   as it is saved, by itself at that moment of its city; the preview's date control shows it before
  npm run publish -- <entry-id> --release winter         as it is saved, kept in a release, which previews alone show
  npm run publish -- <entry-id> --times 5                again and again, for a figure to rely on

  --locale en-US   the language that is changed     --page /en/sydney   the page to watch, by default the entry's own
`;

const TIMEOUT_MS = 150_000;
/** Once the page is rendered again it should show the change; the service's own caches may be some seconds late. */
const SETTLED_MS = 10_000;
const PAUSE_MS = 20;
const actions = ['publish', 'save', 'unpublish', 'delete'] as const;

const { values, positionals } = readCommandLine(usage, {
  locale: { type: 'string', default: 'en-US' },
  page: { type: 'string' },
  action: { type: 'string', default: 'publish' },
  due: { type: 'string' },
  release: { type: 'string' },
  times: { type: 'string', default: '1' },
});
const [id, ...assignments] = positionals;
const { due, release } = values;
const action = due !== undefined ? 'schedule' : release !== undefined ? 'release' : values.action;
const times = wholeNumber(usage, '--times', values.times);
if (id === undefined)
  refuse(usage, 'Which entry? Its id stands in sample/space, and in a preview behind "Click to edit".');
if (!isOneOf(actions, values.action)) refuse(usage, `${values.action} is no action.`);
if (due !== undefined && release !== undefined)
  refuse(usage, 'Give --due or --release: a release has its moment in the content service.');
if (action !== values.action && values.action !== 'publish')
  refuse(usage, `--due and --release publish what is saved: leave out --action ${values.action}.`);
if (['unpublish', 'delete'].includes(action) && assignments.length > 0)
  refuse(usage, `--action ${action} changes no field: leave out ${assignments.join(' ')}.`);
if (times > 1 && (action !== 'publish' || assignments.length > 0))
  refuse(
    usage,
    '--times publishes the title, each time with another mark: give no field, --action, --due or --release.',
  );
if (due !== undefined && writtenInstant(due, 'UTC') === undefined) refuse(usage, `${due} is no moment.`);
if (release !== undefined && !serviceId.test(release)) refuse(usage, `${release} is no id of a release.`);
if (languageOfLocale(values.locale) === undefined)
  refuse(
    usage,
    `${values.locale} is no locale of the site: ${languageCodes.map((code) => languages[code].locale).join(', ')}.`,
  );
if (values.page !== undefined && !/^\/(?!\/)/.test(values.page))
  refuse(usage, `${values.page} is no address of the site: write /en/sydney.`);
const port = portOfSite();
const servicePort = portOfService();
const variables = siteVariables(process.env, servicePort);
const site = `http://localhost:${port}`;
const hookSecret = variables['CONTENTFUL_HOOK_SECRET'] ?? '';
const clock = (): Date => clockOf(variables);
const dueIn = (timeZone: string): number | undefined => {
  const moment = due === undefined ? undefined : writtenInstant(due, timeZone);
  if (moment !== undefined && moment < clock().getTime())
    refuse(usage, `${due} is past: nothing is published by itself then.`);
  return moment;
};
// What is past in the last place on earth needs no entry to be read.
dueIn('Etc/GMT+12');

// Before anything is asked: a word may be mistyped.
const assigned = assignments.map(assignment);
const isWatched = ['publish', 'unpublish', 'delete'].includes(action);
if (isWatched && hookSecret === '')
  fail('CONTENTFUL_HOOK_SECRET is empty: the site would take no hook, so nothing was changed.');
const stored = embeddedEntry(servicePort, id, values.locale);
const entry = (await stored.read('preview')) ?? fail(`There is no entry ${id} in the embedded space.`);
const published = await stored.read('delivery');
const tags = entry.metadata.tags.map((tag) => tag.sys.id);
const city = tags.find(isCity) ?? DEFAULT_CITY;
const { timeZone } = cityRow(city);
const dueAt = dueIn(timeZone);
const fieldsAfter = { ...entry.fields, ...Object.fromEntries(assigned) };
const contentType = entry.sys.contentType.sys.id;
// A release, and what nothing shows yet, is seen where it puts the entry; all else is waited for where the entry is.
const slug = release === undefined && published ? entry.fields.slug : `${fieldsAfter.slug}`;
const isRedirect = contentType === 'redirect';
const reachedEntry = { id, contentType, createdAt: entry.sys.createdAt, tags, fields: fieldsAfter };
const page = values.page ?? pageOf(reachedEntry, slug, city, values.locale);
if (isRedirect && times > 1) fail('A redirect is published as it is saved: --times has nothing to change.');
const askService = contentAccess(true, clock());
const content: AskEntries = (parameters) => askService(parameters).catch((thrown) => fail(wordsOf(thrown)));
const obstacle =
  values.page === undefined && action === 'publish'
    ? await unreachable(reachedEntry, city, cityClock(city, clock()), content)
    : undefined;
if ((action === 'unpublish' || action === 'delete') && !published)
  fail(`${id} is not published: no page shows it, so nothing was changed.`);
if (obstacle)
  fail(
    `${id} (${obstacle}): no page shows it, so there is nothing to wait for and nothing was published. Change that along with it, e.g. endDate=2030-01-01T10:00, or name a page with --page.`,
  );
const isNow = action === 'publish';
const fault = ['publish', 'schedule', 'release'].includes(action)
  ? (unpublishable(contentType, fieldsAfter, values.locale, timeZone) ??
    (isNow
      ? await takenPage(reachedEntry, published?.fields.slug, (each) => cityClock(each, clock()), content)
      : undefined) ??
    (isRedirect ? await redirectFault() : undefined))
  : undefined;
if (fault) fail(`${id} is refused: ${fault}. Nothing was published.`);
// At a first publication all of a redirect is new.
const seenAt = isRedirect && published ? redirectChange(published.fields, fieldsAfter) : 'source';
if (action === 'publish' && seenAt === undefined) {
  if (assigned.length > 0) fail(`${id}: nothing that visitors could see changes, so nothing was published.`);
  print(`${id} is published already, as far as visitors can see.`);
  process.exit();
}
if (!isWatched) {
  await change(assigned);
  const moment = new Date(dueAt ?? 0).toLocaleString('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'short' });
  const wait: Readonly<Record<string, string>> = {
    save: 'saved as a draft: visitors see nothing of it',
    schedule: `is published by itself on ${moment} (${timeZone}): visitors see nothing of it before`,
    release: `waits in the release ${release}: ${site}${page}?is-preview-mode=true&preview-release=${release} shows it`,
  };
  print(`${id} ${ownValue(wait, action)}`);
  process.exit();
}
const titleField = entry.fields.title === undefined ? 'name' : 'title';
const title = entry.fields.title ?? entry.fields.name ?? id;
const waits: number[] = [];
for (let turn = 0; turn < times; turn += 1) waits.push(await publishOnce(turn));
if (waits.length > 1) {
  const ordered = waits.toSorted((a, b) => a - b);
  const median = ordered[Math.floor(ordered.length / 2)];
  print(`${counted(waits.length, 'time')}: median ${median} ms, longest ${ordered.at(-1)} ms.`);
}

/** One change from the editor's click to the visitor's page, in milliseconds. */
async function publishOnce(turn: number): Promise<number> {
  const mark = ` · ${new Date().toISOString().slice(11, 19)}${turn > 0 ? ` ${turn}` : ''}`;
  const isMarked = assigned.length === 0 && action === 'publish' && !isRedirect;
  const changes = isMarked ? [[titleField, title + mark] as const] : assigned;
  const newText = action === 'publish' && !isRedirect ? newTextOf(changes) : undefined;
  const before = await pageAnswer(askSite, site + page, isRedirect);
  const missing = missingBefore({
    ...before,
    field: changes[0]?.[0] ?? titleField,
    value: ownValue(published?.fields, changes[0]?.[0] ?? titleField),
    changed: changes.map(([name]) => name),
  });
  if (turn === 0 && missing && !isRedirect)
    fail(
      `${page} ${missing}. There is nothing to wait for, and nothing was changed. Is it the right page? Name another with --page.`,
    );
  const start = performance.now();
  const told = await change(changes);
  const target = { address: `${site}/_hooks/contentful`, secret: hookSecret };
  const hook = await askSite(await signedHook(target, told, clock()));
  if (!hook.ok) {
    const problem = await contentsOf(hook, v.object({ error: v.string() }));
    const answer = problem ? `${hook.status}: ${problem.error}` : `${hook.status}`;
    fail(
      `The site ${refusedOrFailed(hook.status)} to take the hook (${answer}). The content service has the change: pages show it within two minutes.`,
    );
  }
  const taken = Math.round(performance.now() - start);
  if (action === 'publish' && seenAt === 'below')
    return report(`${told.topic}: ${page} leads where it did, only what is below it changes; hook taken after`, start);
  let until = start + TIMEOUT_MS;
  while (performance.now() < until) {
    const now = await pageAnswer(askSite, site + page, isRedirect);
    if (now.isNew) until = Math.min(until, performance.now() + SETTLED_MS);
    if (showsChange(before, now, newText))
      return report(`${told.topic}: hook taken after ${taken} ms, visible on ${page} after`, start);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  return fail(
    `${told.topic}: ${page} does not show it after ${seconds} seconds. Does it show that field? Name another page with --page.`,
  );
}

function report(text: string, start: number): number {
  const milliseconds = Math.round(performance.now() - start);
  print(`${text} ${milliseconds} ms`);
  return milliseconds;
}

function askSite(request: Request): Promise<Response> {
  return fetch(request).catch(() => fail(`The site does not answer on port ${port}. Start it with npm start.`));
}

/** Why visitors would not arrive by the redirect; a page that it leads to may come along by then where it waits. */
function redirectFault(): Promise<string | undefined> {
  const hasPage = async (path: string) => (await pageAnswer(askSite, site + path, true)).status !== 404;
  const domains = wordsIn(variables, 'COMPANY_DOMAINS');
  const origin = variables['SITE_ORIGIN'] || site;
  return redirectRefusal(content, reachedEntry, { origin, domains, ...(isNow && { hasPage }) });
}

/** `field=value`; a value that is JSON, such as true or 3, is read as JSON, any other as text. */
function assignment(text: string): readonly [name: string, value: unknown] {
  const at = text.indexOf('=');
  if (at < 1) refuse(usage, `“${text}” means nothing here: write a field, = and its value, such as title="New title".`);
  const value = text.slice(at + 1);
  try {
    return [text.slice(0, at), JSON.parse(value)];
  } catch {
    return [text.slice(0, at), value];
  }
}

/** Changes the entry in the content service; the answer is the webhook that the real service would send. */
function change(changes: typeof assigned) {
  const fields = Object.fromEntries(changes.map(([name, value]) => [name, { [values.locale]: value }]));
  const at = dueAt === undefined ? undefined : new Date(dueAt).toISOString();
  return stored.change({ action, fields, release, at });
}

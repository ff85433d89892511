import * as v from 'valibot';
import { cityRow, isCity } from '../../content/cities.ts';
import { counted } from '../../content/counted.ts';
import { serviceId } from '../../content/model/serviceId.ts';
import { writtenInstant } from '../../content/time/zonedTime.ts';
import type { LaterContent } from '../../worker/contentful/timeline.ts';
import { PREVIEW_FLAG } from '../../worker/preview/previewAccess.ts';
import { noCity } from '../commandLine.ts';
import { clockOf, portOfService } from '../environment.ts';
import { contentsFrom } from '../networkProblem.ts';
import { siteVariables } from '../variables.ts';
import { previewedSite } from './previewedSite.ts';
import { releasePictures } from './releasePictures.ts';
import { titleLine } from './titleLine.ts';

interface ChangesQuestion {
  readonly city: string | undefined;
  readonly more: readonly string[];
  readonly release?: string | undefined;
  readonly until?: string | undefined;
  readonly pictures?: string | undefined;
  readonly at?: string | undefined;
  readonly days?: string | undefined;
  readonly live: boolean;
  readonly json: boolean;
}

const text = v.string();
const reason = v.object({ id: text, contentType: text, title: text, what: text, fields: v.array(text) });
const changedPage = v.object({ city: text, path: text, kind: text, reasons: v.array(reason) });
const compared = v.object({ changed: v.array(changedPage), left: v.number() });
type ComparedPages = v.InferOutput<typeof compared>;

/** Prints the pages that a release or a moment changes, and writes their pictures; throws an error for the operator. */
export async function tellChanges(question: ChangesQuestion, refuse: (problem: string) => never): Promise<void> {
  const { city, more, release, until, pictures, live: isLive, json } = question;
  if (question.at !== undefined || question.days !== undefined)
    refuse('--at and --days are for a city’s dates: --until names a moment.');
  if (isLive) refuse('--live is for a city’s dates: what a release changes is told by the site on PORT.');
  if (city !== undefined && !isCity(city)) refuse(noCity(city));
  if (more.length > 0) refuse('One city, or none for all.');
  if (release !== undefined && !serviceId.test(release)) refuse(`${release} is no id of a release.`);
  const zone = city === undefined ? 'UTC' : cityRow(city).timeZone;
  const instant = until === undefined ? undefined : writtenInstant(until, zone);
  if (until !== undefined && instant === undefined)
    refuse(`${until} is no date. Write 2027-01-26 or 2027-01-26T18:00.`);
  if (instant !== undefined && instant < clockOf(siteVariables(process.env, portOfService())).getTime())
    refuse(`${until} is past: --until names a moment to come.`);
  const later: LaterContent = { at: instant === undefined ? undefined : new Date(instant), release };
  const pages = await changesBySite(later, city);
  process.stdout.write(json ? `${JSON.stringify(pages, undefined, 2)}\n` : changesText(pages));
  if (pictures === undefined) return;
  const files = await releasePictures(pages.changed, later, pictures);
  process.stderr.write(`${files} pictures in ${pictures}\n`);
}

/** Asks the site's desk; throws an error whose message is for the operator. */
async function changesBySite({ at, release }: LaterContent, city: string | undefined): Promise<ComparedPages> {
  const { origin, flag } = await previewedSite();
  const query = new URLSearchParams({ [PREVIEW_FLAG]: flag, format: 'json', city: city ?? '', release: release ?? '' });
  if (at) query.set('at', at.toISOString());
  const answer = await fetch(`${origin}/_desk/changes?${query}`).catch(() => undefined);
  if (!answer) throw new Error(`The site does not answer at ${origin}. Start it with npm start.`);
  if (!answer.ok)
    throw new Error(/<h1>([^<]*)<\/h1>/.exec(await answer.text())?.[1] ?? `The site answered ${answer.status}.`);
  return contentsFrom('the site', answer, compared);
}

/** The pages by city, each with what changes it. */
function changesText({ changed: pages, left }: ComparedPages): string {
  const rest = left > 0 ? `Not compared: ${counted(left, 'further page')} that may change. Name a city.\n` : '';
  if (pages.length === 0) return `No page changes beside what is drafted already.\n${rest}`;
  const cities = [...Map.groupBy(pages, ({ city }) => city)];
  const lines = cities.flatMap(([city, inCity]) => [
    `${city}: ${counted(inCity.length, 'page')}`,
    ...inCity.flatMap(({ path, kind, reasons }) => [`  ${path}  (${kind})`, ...reasons.map(reasonText)]),
  ]);
  return lines.map((line) => `${line}\n`).join('') + rest;
}

function reasonText({ contentType, id, title, what, fields }: v.InferOutput<typeof reason>): string {
  return `    ${contentType} ${id} “${titleLine(title)}” ${what}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`;
}

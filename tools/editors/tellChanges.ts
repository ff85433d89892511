import { cityRow, isCity } from '../../content/cities.ts';
import { counted } from '../../content/counted.ts';
import type { ChangeReason, PageChange } from '../../content/releases/pageChanges.ts';
import { writtenInstant } from '../../content/time/zonedTime.ts';
import type { LaterContent } from '../../worker/contentful/timeline.ts';
import { releaseForm } from '../../worker/preview/previewMoment.ts';
import { clockOf } from '../environment.ts';
import { releaseChanges } from './releaseChanges.ts';
import { releasePictures } from './releasePictures.ts';

/** What `npm run whatson` was asked about a release or a moment. */
interface Asked {
  readonly city: string | undefined;
  readonly more: readonly string[];
  readonly release?: string | undefined;
  readonly until?: string | undefined;
  readonly pictures?: string | undefined;
  readonly live: boolean;
  readonly json: boolean;
}

/** Prints the pages that a release or a moment changes, and writes their pictures; returns the exit code. */
export async function tellChanges(asked: Asked, refuse: (problem: string) => never): Promise<number> {
  const { city, more, release, until, pictures, live: isLive, json } = asked;
  if (city !== undefined && !isCity(city)) refuse(`${city} is no city: its slug stands in content/cities.ts.`);
  if (more.length > 0) refuse('One city, or none for all.');
  if (release !== undefined && !releaseForm.test(release)) refuse(`${release} is no id of a release.`);
  const known = city !== undefined && isCity(city) ? city : undefined;
  const zone = known === undefined ? 'UTC' : cityRow(known).timeZone;
  const instant = until === undefined ? undefined : writtenInstant(until, zone);
  if (until !== undefined && instant === undefined)
    refuse(`${until} is no date. Write 2027-01-26 or 2027-01-26T18:00.`);
  const later: LaterContent = { at: instant === undefined ? undefined : new Date(instant), release };
  const now = clockOf();
  try {
    const pages = await releaseChanges(later, { isLive, now, city: known });
    process.stdout.write(json ? `${JSON.stringify(pages, undefined, 2)}\n` : changesText(pages));
    if (pictures !== undefined) {
      const files = await releasePictures(pages, later, pictures);
      process.stderr.write(`${files} pictures in ${pictures}\n`);
    }
    return 0;
  } catch (thrown) {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    return 2;
  }
}

/** The pages by city, each with what changes it; languages of one page stand together. */
function changesText(pages: readonly PageChange[]): string {
  if (pages.length === 0) return 'No page changes.\n';
  const cities = [...Map.groupBy(pages, ({ city }) => city)];
  const lines = cities.flatMap(([city, inCity]) => [
    `${city}: ${counted(inCity.length, 'page')}`,
    ...inCity.flatMap(({ path, kind, reasons }) => [`  ${path}  (${kind})`, ...reasons.map(reasonText)]),
  ]);
  return lines.map((line) => `${line}\n`).join('');
}

function reasonText({ contentType, id, title, what, fields }: ChangeReason): string {
  return `    ${contentType} ${id} “${title}” ${what}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`;
}

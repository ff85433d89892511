import { preferredEntry } from '../../content/address/entryAtAddress.ts';
import { cityClock } from '../../content/address/visit.ts';
import { cityRow, isCity } from '../../content/cities.ts';
import { counted } from '../../content/counted.ts';
import type { ContentType, EntryOf } from '../../content/model/registry.ts';
import { writtenInstant } from '../../content/time/zonedTime.ts';
import {
  fail,
  noCity,
  print,
  readCommandLine,
  refuse,
  refuseMore,
  runCommand,
  wholeNumber,
  wordsOf,
} from '../commandLine.ts';
import { clockOf, portOfService } from '../environment.ts';
import { siteVariables } from '../variables.ts';
import { contentAccess, entriesOf, localeIn } from './contentAccess.ts';
import { titleLine } from './titleLine.ts';
import { type ClockAt, type WhatsOn, whatsOn } from './upcoming.ts';

const usage = `What a city shows at a moment, and what appears, disappears and changes on which day after it; or which pages a
release or a moment changes.

  npm run whatson -- sydney
  npm run whatson -- sydney --at 2027-01-26 --days 30
  npm run whatson -- sydney --at 2027-01-26T18:00 --json
  npm run whatson -- sydney --live          asks the content service that the settings name

  npm run whatson -- sydney --release ID    the pages that a release changes; without a city those of all
  npm run whatson -- sydney --until 2027-01-26T09:00          the pages that change by then
  npm run whatson -- sydney --release ID --pictures pictures  and each before and after as a picture

Which pages change is told by the site on PORT (8787), of those that were made ahead there. Dates without a zone are the city's own, without a city UTC. Without --live the embedded space is read.
`;

const datedTypes = [
  'event',
  'eventDetailPage',
  'news',
  'specialOffer',
  'indexDetailPage',
  'artCulture',
  'mediaCenterDetailPage',
  'announcement',
] as const;

const { values, positionals } = readCommandLine(usage, {
  at: { type: 'string' },
  days: { type: 'string' },
  json: { type: 'boolean', default: false },
  live: { type: 'boolean', default: false },
  release: { type: 'string' },
  until: { type: 'string' },
  pictures: { type: 'string' },
});
const [city, ...more] = positionals;
if (values.release !== undefined || values.until !== undefined) {
  const { tellChanges } = await import('./tellChanges.ts');
  await runCommand(() => tellChanges({ ...values, city, more }, (problem) => refuse(usage, problem)));
  process.exit();
}
if (city === undefined || !isCity(city)) refuse(usage, city === undefined ? 'Which city?' : noCity(city));
refuseMore(usage, positionals, 1);
if (values.pictures !== undefined) refuse(usage, '--pictures is for --release or --until.');
const days = wholeNumber(usage, '--days', values.days ?? '30', { most: 1000 });
const { timeZone, languages: spoken } = cityRow(city);
const real = clockOf(siteVariables(process.env, portOfService()));
const instant = values.at === undefined ? real.getTime() : writtenInstant(values.at, timeZone);
if (instant === undefined) fail(`${values.at} is no date. Write 2027-01-26 or 2027-01-26T18:00.`);

const ask = contentAccess(values.live, real);
const [settings, ...lists] = await localeIn(ask, spoken[0])
  .then((locale) => Promise.all([listOf('globalSettings', locale), ...datedTypes.map((type) => listOf(type, locale))]))
  .catch((thrown) => fail(wordsOf(thrown)));
const clockAt: ClockAt = (moment, record) => cityClock(city, moment, preferredEntry(settings, city), record);
const whatIsOn = whatsOn(lists.flat(), clockAt, new Date(instant), days);
print(values.json ? JSON.stringify(whatIsOn, undefined, 2) : table(whatIsOn));

async function listOf<Type extends ContentType>(type: Type, locale: string): Promise<readonly EntryOf<Type>[]> {
  return entriesOf(ask, type, { 'metadata.tags.sys.id[in]': `global,${city}`, locale });
}

function table({ at, counts, changes }: WhatsOn): string {
  const local = at.toLocaleString('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'short' });
  const head = `${city}, ${local} (${timeZone})\n${counts.current} current, ${counts.upcoming} upcoming, ${counts.past} past, ${counts.hidden} hidden\n`;
  if (changes.length === 0) return `${head}\nNothing changes in the ${counted(days, 'day')} after.`;
  const width = Math.max(...changes.map(({ title }) => titleLine(title).length));
  const rows = changes.map(
    ({ day, time, title, what, contentType, id }, index) =>
      `${changes[index - 1]?.day === day ? ' '.repeat(10) : day}  ${time}  ${titleLine(title).padEnd(width)}  ${what.padEnd(11)}  ${contentType} ${id}`,
  );
  return `${head}\n${rows.join('\n')}`;
}

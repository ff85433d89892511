import { editorAddress } from '../../content/address/editorAddress.ts';
import { counted } from '../../content/counted.ts';
import { languages } from '../../content/languages.ts';
import { type DeskItem, textStates, translationDesk } from '../../content/translations/desk.ts';
import {
  chosenItems,
  deskCounts,
  itemCities,
  itemEditor,
  itemPath,
  itemStates,
  readDeskChoice,
  stateNames,
} from '../../content/translations/deskChoice.ts';
import { deskCsv } from '../../content/translations/deskCsv.ts';
import type { DeskEntry } from '../../content/translations/deskEntries.ts';
import { deskKinds } from '../../content/translations/deskKinds.ts';
import type { EarlierVersions } from '../../content/translations/staleTexts.ts';
import { hostProblem } from '../apiHost.ts';
import { readCommandLine, refuse, runCommand } from '../commandLine.ts';
import { declaredVariables } from '../variables.ts';
import { managementClient, managementProblem } from './contentManagement.ts';
import { readListedSpace } from './listedSpace.ts';
import { publishedVersions } from './publishedVersions.ts';
import { readSpaceContent, type SpaceExport, spaceOptions, spaceUsage } from './spaceExport.ts';
import { titleLine } from './titleLine.ts';

const usage = `The translation desk: what is missing, what falls back to English and what is stale, in every city and language.

  npm run content:translations                                 the embedded space
  npm run content:translations -- --city sydney --language cn
  npm run content:translations -- --kind stores --state stale
  npm run content:translations -- --csv                        a row a text, for a spreadsheet
  npm run content:translations -- --json                       for other tools
  npm run content:translations -- --counts                     only how many, by city and language

A text is stale when its English was changed after the translation. The service keeps no time of change by language, so
versions are compared:
  --since export.json                     against an earlier export of the same space
  --history                               against every published version; needs CONTENTFUL_MANAGEMENT_TOKEN, and
                                          CONTENTFUL_MANAGEMENT_HOST for another host

${spaceUsage}
A text without a page of its own is listed as “elsewhere”: which page shows it is known to a site, whose desk is
/_desk/translations.

Kinds: ${deskKinds.join(', ')}. States: ${textStates.join(', ')}.
Ends with 1 where something needs a translator, with 2 where nothing could be read.
`;

await runCommand(run);

async function run(): Promise<void> {
  const options = {
    ...spaceOptions,
    city: { type: 'string' },
    language: { type: 'string' },
    kind: { type: 'string' },
    state: { type: 'string' },
    since: { type: 'string' },
    history: { type: 'boolean', default: false },
    counts: { type: 'boolean', default: false },
    csv: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  } as const;
  const { values } = readCommandLine(usage, options, 0);
  const choice = readDeskChoice(values);
  if ('unknown' in choice) return refuse(usage, `${choice.unknown}.`);
  const source = await readSpaceContent(values, process.env);
  const { entries, defaultLocale, localeOf } = readListedSpace(source.raw);
  const meant = entries.filter(({ cities }) => choice.city === undefined || cities.includes(choice.city));
  const earlier = values.history
    ? await historyOf(source, meant)
    : values.since === undefined
      ? new Map<string, EarlierVersions>()
      : await versionsSince(values.since);
  const items = chosenItems(translationDesk({ entries, defaultLocale, localeOf, earlier, records: new Map() }), choice);
  const editor = `${editorAddress({ ...source, space: source.id })}/entries/`;
  const origin = { ...declaredVariables(), ...process.env }['SITE_ORIGIN'] ?? '';
  const text = values.csv
    ? deskCsv(items, origin, editor)
    : values.json
      ? `${JSON.stringify({ source: source.name, entries: entries.length, counts: deskCounts(items), items: items.map((item) => itemFacts(item, editor)) }, undefined, 2)}\n`
      : `${values.counts ? '' : listText(items, editor)}${countsText(items)}${source.name}: ${counted(entries.length, 'entry', 'entries')}, ${sum(items)}\n`;
  process.stdout.write(text);
  process.exitCode = items.length > 0 ? 1 : 0;
}

async function versionsSince(file: string): Promise<ReadonlyMap<string, EarlierVersions>> {
  const { raw } = await readSpaceContent({ file, preview: false }, {});
  return new Map(readListedSpace(raw).entries.map(({ id, fields }) => [id, [fields]]));
}

async function historyOf(
  { id: space, environment }: SpaceExport,
  entries: readonly DeskEntry[],
): Promise<ReadonlyMap<string, EarlierVersions>> {
  const token = process.env['CONTENTFUL_MANAGEMENT_TOKEN'] ?? '';
  const host = process.env['CONTENTFUL_MANAGEMENT_HOST'] || 'api.contentful.com';
  if (token === '') return refuse(usage, '--history needs CONTENTFUL_MANAGEMENT_TOKEN.');
  const problem = hostProblem(host);
  if (problem) return refuse(usage, problem);
  try {
    return await publishedVersions(managementClient({ space, environment, token, host, retries: 5 }), entries);
  } catch (thrown) {
    throw new Error(managementProblem(thrown, host));
  }
}

function itemFacts(item: DeskItem, editor: string) {
  const { pages: _, ...facts } = item;
  return { ...facts, path: itemPath(item), editor: itemEditor(item, editor) };
}

function listText(items: readonly DeskItem[], editor: string): string {
  return deskKinds
    .flatMap((kind) => {
      const ofKind = items.filter((item) => item.kind === kind);
      return ofKind.length === 0
        ? []
        : [`${kind.toUpperCase()}\n`, ...ofKind.map((item) => itemText(item, editor)), '\n'];
    })
    .join('');
}

function itemText(item: DeskItem, editor: string): string {
  const states = itemStates(item).map(({ state, fields }) => `${stateNames[state]}: ${fields.join(', ')}`);
  const lines = [
    `  ${item.contentType} ${item.id} “${titleLine(item.title)}” in ${languages[item.language].name}, ${itemCities(item)}`,
    `    ${states.join('; ')}`,
    `    ${[itemPath(item), itemEditor(item, editor)].filter(Boolean).join('  ')}`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function countsText(items: readonly DeskItem[]): string {
  return deskCounts(items)
    .map(({ city, language, counts }) => {
      const parts = textStates.flatMap((state) => (counts[state] > 0 ? [`${counts[state]} ${stateNames[state]}`] : []));
      return `${city.padEnd(14)} ${language}  ${parts.join(', ')}\n`;
    })
    .join('');
}

function sum(items: readonly DeskItem[]): string {
  const texts = items.flatMap((item) => item.texts);
  return textStates
    .map((state) => `${texts.filter((text) => text.state === state).length} ${stateNames[state]}`)
    .join(', ');
}

import { counted } from '../../content/counted.ts';
import { siteAssetHosts } from '../../content/media/assetServices.ts';
import type { AssetHosts } from '../../content/media/mediaUrl.ts';
import { print, readCommandLine, refuse, runCommand } from '../commandLine.ts';
import { assetHostsOf, portOfService, wordsIn } from '../environment.ts';
import { siteVariables } from '../variables.ts';
import { checkSpace, type Finding, rules } from './check/checkSpace.ts';
import { severities } from './check/finding.ts';
import { readSpace } from './check/readSpace.ts';
import { readSpaceContent, type SpaceExport, spaceOptions, spaceUsage } from './spaceExport.ts';
import { titleLine } from './titleLine.ts';

const usage = `Checks the content of a space: what fails the model, is not translated, leads nowhere, collides, contradicts itself.

  npm run content:check                              the embedded space
  npm run content:check -- --severity error          errors only; also warning, note (all, as without it)
  npm run content:check -- --rule alt-missing        one rule; several with several --rule
  npm run content:check -- --json                    for other tools
  npm run content:check -- --rules                   what is checked

${spaceUsage}
Ends with 1 where there is an error, with 2 where nothing could be checked.
`;

const SITE_ORIGIN = 'https://www.meridian.example';

await runCommand(run);

async function run(): Promise<void> {
  const options = {
    ...spaceOptions,
    json: { type: 'boolean', default: false },
    severity: { type: 'string', default: 'note' },
    rule: { type: 'string', multiple: true },
    rules: { type: 'boolean', default: false },
  } as const;
  const { values } = readCommandLine(usage, options, 0);
  const chosen = values.rule ?? [];
  const least = severities.find((severity) => severity === values.severity);
  const unknown = chosen.filter((name) => !Object.hasOwn(rules, name));
  if (unknown.length > 0) refuse(usage, `There is no rule ${unknown.join(', ')}.`);
  if (!least) return refuse(usage, `${values.severity} is no severity.`);
  if (values.rules) {
    for (const [name, { severity, holds }] of Object.entries(rules))
      print(`${severity.padEnd(8)} ${name.padEnd(24)} ${holds}`);
    return;
  }
  const content = await readSpaceContent(values, process.env);
  const variables = siteVariables(process.env, portOfService());
  const space = readSpace(content.raw, {
    ...content,
    origin: variables['SITE_ORIGIN'] || SITE_ORIGIN,
    domains: wordsIn(variables, 'COMPANY_DOMAINS'),
    mediaHosts: mediaHostsOf(assetHostsOf(variables)),
  });
  const all = checkSpace(space).filter(({ rule }) => chosen.length === 0 || chosen.includes(rule));
  const severe = all.filter(({ severity }) => severities.indexOf(severity) <= severities.indexOf(least));
  const counts = Object.fromEntries(
    severities.map((severity) => [severity, all.filter((finding) => finding.severity === severity).length]),
  );
  const entries = space.entries.length;
  print(
    values.json
      ? JSON.stringify({ source: content.name, entries, counts, findings: severe }, undefined, 2)
      : table(severe, content, entries, counts),
  );
  process.exitCode = counts['error'] ? 1 : 0;
}

/** The site's media hosts as its settings name them, and those that every space has for its own files. */
function mediaHostsOf({ content, service, world, china }: AssetHosts): readonly string[] {
  const origins = [world, china].filter((origin) => origin !== '');
  return [...content, ...siteAssetHosts, ...service, ...origins.map((origin) => new URL(origin).host)];
}

/** Findings under their severity and rule, each with its entry, what is wrong, and the address in the editor. */
function table(
  findings: readonly Finding[],
  { name }: SpaceExport,
  entries: number,
  counts: Readonly<Record<string, number>>,
): string {
  const lines = severities.flatMap((severity) => {
    const ofSeverity = Map.groupBy(
      findings.filter((finding) => finding.severity === severity),
      ({ rule }) => rule,
    );
    return [...ofSeverity].flatMap(([rule, all]) => [
      `${severity.toUpperCase()} ${rule} (${all.length}): ${rules[rule].holds}`,
      ...all.flatMap(findingLines),
      '',
    ]);
  });
  const sum = severities.map((severity) => counted(counts[severity] ?? 0, severity)).join(', ');
  return [...lines, `${name}: ${counted(entries, 'entry', 'entries')}, ${sum}`].join('\n');
}

function findingLines({ id, contentType, title, isDraft, field, locale, message, link }: Finding): readonly string[] {
  const what = [contentType, id, title && `“${titleLine(title)}”`, isDraft && '(draft)'].filter(Boolean).join(' ');
  const where = [field, locale && `[${locale}]`].filter(Boolean).join(' ');
  return [`  ${what}`, `    ${where ? `${where}: ` : ''}${message}`, `    ${link}`];
}

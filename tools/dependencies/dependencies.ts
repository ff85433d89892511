import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { SIZES_FOLDER } from '../build/moduleSizes.ts';
import { fail, takeNothing } from '../commandLine.ts';
import { directDependencies, type Package, productionTree } from './packages.ts';
import { reasons } from './reasons.ts';

const usage = `Writes docs/dependencies.md, after a build. Asks the registry when each package that we ask for was last released;
without a network that column says so.

  npm run packages
`;

takeNothing(usage);

const sizes = v.record(v.string(), v.number());
const releases = v.record(v.string(), v.string());

function bytesIn(environment: string): Readonly<Record<string, number>> {
  const file = `${SIZES_FOLDER}/${environment}.json`;
  if (!existsSync(file)) fail(`${file} is not there: run npm run build first.`);
  return v.parse(sizes, JSON.parse(readFileSync(file, 'utf8')));
}

function lastRelease(name: string): string {
  try {
    const answer = execFileSync('npm', ['view', name, 'time', '--json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const { modified: _, created: __, ...versions } = v.parse(releases, JSON.parse(answer));
    return Object.values(versions).toSorted().at(-1)?.slice(0, 10) ?? 'unknown';
  } catch {
    return 'not asked';
  }
}

const [inWorker, inBrowser] = [bytesIn('meridian_galleria'), bytesIn('client')];
const size = (bytes: number | undefined): string => (bytes ? `${(bytes / 1000).toFixed(1)} KB` : '–');
const directPackages = directDependencies();
const tree = productionTree();
const facts = ({ name, version, licence }: Package): string =>
  `| ${name} | ${version} | ${licence} | ${size(inWorker[name])} | ${size(inBrowser[name])}`;
const isDirect = ({ name }: Package): boolean => directPackages.includes(name);
const rows = tree
  .filter(isDirect)
  .map((each) => `${facts(each)} | ${lastRelease(each.name)} | ${reasons[each.name] ?? ''} |`);
const indirectPackages = tree
  .filter((each) => !isDirect(each))
  .map((each) => `${facts(each)} | ${each.neededBy.join(', ')} |`);

writeFileSync(
  'docs/dependencies.md',
  `# Dependencies

Written by \`npm run packages\` after a build. Sizes are those of the parts that are built in, before they are made small
and compressed; nothing that shows none is delivered. \`npm run audit\` asks the registry for advisories: there is no list of
them that could be checked without a network.

## What package.json asks for

| package | version | licence | in the Worker | in the browser | last release | why |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

## What these bring along

| package | version | licence | in the Worker | in the browser | needed by |
| --- | --- | --- | --- | --- | --- |
${indirectPackages.join('\n')}
`,
);
console.log(`docs/dependencies.md: ${rows.length} packages, ${indirectPackages.length} brought along`);

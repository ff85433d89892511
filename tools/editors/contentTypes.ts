import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { counted } from '../../content/counted.ts';
import { print, readCommandLine, refuse, runCommand } from '../commandLine.ts';
import { differenceText, modelDrift, readLiveTypes } from './drift.ts';
import { SKELETON_HEAD, skeletonSource } from './skeletonSource.ts';
import { namesSpace, readSpaceTypes, spaceOptions, spaceUsage } from './spaceExport.ts';

const usage = `The content model as types for the official SDK, and how far the model of a space has drifted from it.

  npm run -s content:types                     prints the types; with --out FILE it writes them to a file
  npm run content:types -- --space ID ...      compares the model of a space with the registry; ends with 1 where they differ
  npm run content:types -- --file x.json       the same with an export; --json for other tools

${spaceUsage}`;

await runCommand(run);

async function run(): Promise<void> {
  const options = { ...spaceOptions, out: { type: 'string' }, json: { type: 'boolean', default: false } } as const;
  const { values } = readCommandLine(usage, options, 0);
  const isComparison = namesSpace(values);
  if (values.json && !isComparison) refuse(usage, '--json is for a comparison: name a space or a file.');
  if (values.out !== undefined && isComparison) refuse(usage, '--out is for the types of the registry.');
  if (isComparison) await compare(values, values.json);
  else if (values.out === undefined) process.stdout.write(skeletonSource());
  else write(values.out);
}

/** Writes the types over those of an earlier run, and over no other file. */
function write(file: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before !== '' && !before.startsWith(SKELETON_HEAD))
    throw new Error(`${file} was not written by content:types: name another file.`);
  writeFileSync(file, skeletonSource());
}

async function compare(choice: Parameters<typeof readSpaceTypes>[0], isJson: boolean): Promise<void> {
  const { name, raw } = await readSpaceTypes(choice, process.env);
  const drift = modelDrift(readLiveTypes(raw));
  const sum =
    drift.length === 0 ? 'the model is the registry’s' : `${counted(drift.length, 'difference')} from the registry`;
  print(isJson ? JSON.stringify(drift, undefined, 2) : [...drift.map(differenceText), `${name}: ${sum}`].join('\n'));
  process.exitCode = drift.length === 0 ? 0 : 1;
}

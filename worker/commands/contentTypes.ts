import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { differenceText, modelDrift, readLiveTypes } from '../../content/model/drift.ts';
import { skeletonSource } from '../../content/model/skeletonSource.ts';
import { readCommandLine, refuseWord } from './commandLine.ts';
import { readContentTypes, sourceOptions, sourceUsage } from './contentSource.ts';

const usage = `The content model as types for the official SDK, and how far a space has drifted from it.

  npm run content:types                     writes content/model/skeletons.ts from the registry
  npm run content:types -- --check          ends with 1 where that file is not what the registry says
  npm run content:types -- --space ID ...   compares the model of a space with the registry; ends with 1 where they differ
  npm run content:types -- --file x.json    the same with an export; --json for other tools

${sourceUsage}`;

const file = fileURLToPath(new URL('../../content/model/skeletons.ts', import.meta.url));

try {
  await run();
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exitCode = 2;
}

async function run(): Promise<void> {
  const { values, positionals } = readCommandLine(usage, {
    ...sourceOptions,
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  if (positionals.length > 0) refuseWord(usage, positionals[0]);
  if (values.file !== undefined || values.space !== undefined || values.preview) await compare(values, values.json);
  else if (values.check) check();
  else {
    writeFileSync(file, formatted(skeletonSource()));
    process.stdout.write('Written: content/model/skeletons.ts\n');
  }
}

function check(): void {
  const isSame = committed() === formatted(skeletonSource());
  process.stdout.write(
    isSame
      ? 'content/model/skeletons.ts is what the registry says.\n'
      : 'content/model/skeletons.ts is not what the registry says: run npm run content:types and commit it.\n',
  );
  process.exitCode = isSame ? 0 : 1;
}

async function compare(choice: Parameters<typeof readContentTypes>[0], isJson: boolean): Promise<void> {
  const { name, raw } = await readContentTypes(choice, process.env);
  const drift = modelDrift(readLiveTypes(raw));
  process.stdout.write(
    isJson
      ? `${JSON.stringify(drift, undefined, 2)}\n`
      : `${drift.map((difference) => `${differenceText(difference)}\n`).join('')}${name}: ${drift.length === 0 ? 'the model is the registry’s' : `${drift.length} differences from the registry`}\n`,
  );
  process.exitCode = drift.length === 0 ? 0 : 1;
}

function committed(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** As the house's own formatter writes it, so that the file passes the same check as all others. */
function formatted(source: string): string {
  const biome = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'format', `--stdin-file-path=${file}`], {
    input: source,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The formatter refused the types: ${stderr}`);
  return stdout;
}

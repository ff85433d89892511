import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { temporaryFolder } from '../temporaryFolder.ts';
import { digestOf, FOLDER, fonts, SOURCES } from './fonts.ts';

/**
 * `npx node tools/fonts/subsetFonts.ts` cuts the preloaded fonts to what the styles use, by hand: it needs `pip install
 * fonttools brotli`.
 */
const python = (...parameters: readonly string[]): void => {
  execFileSync('python3', ['-m', ...parameters], { stdio: ['ignore', 'ignore', 'inherit'] });
};
const folder = temporaryFolder('fonts');
for (const { source, file: name, letters = '*', weights, features } of fonts) {
  const file = `${FOLDER}/${name}`;
  const limited = weights ? join(folder, 'limited.ttf') : source;
  if (weights) python('fontTools.varLib.instancer', source, `wght=${weights.join(':')}`, '-o', limited);
  python(
    'fontTools.subset',
    limited,
    `--unicodes=${letters}`,
    `--layout-features=${features.join(',')}`,
    '--flavor=woff2',
    `--output-file=${file}`,
  );
  process.stdout.write(`${file}: ${statSync(file).size} bytes, ${statSync(source).size} before\n`);
}
const digests = Object.fromEntries(fonts.map(({ source }) => [basename(source), digestOf(readFileSync(source))]));
writeFileSync(SOURCES, `${JSON.stringify(digests, undefined, 2)}\n`);

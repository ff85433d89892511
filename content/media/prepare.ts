/**
 * Prepares the pictures for the web: `npx node content/media/prepare.ts`.
 *
 * Reads `prepared/original/*.webp` and writes `prepared/{width}/{name}.avif` and `.webp`. Runs by
 * hand after a picture is added or redrawn; the results are committed, so no build needs sharp.
 */
import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { preparedWidths } from './widths.ts';

const prepared = join(import.meta.dirname, 'prepared');
const originals = join(prepared, 'original');
const digestFile = join(import.meta.dirname, 'digests.json');

const formats = ['avif', 'webp'] as const;
const settings = { avif: { quality: 50, effort: 4 }, webp: { quality: 74, effort: 6 } };

/** What each picture's files were last made from: original bytes and settings, as one digest. */
const Digests = v.record(v.string(), v.string());

type Tally = { made: number; kept: number; bytes: number };

function exists(path: string) {
  return access(path).then(
    () => true,
    () => false,
  );
}

// Digests, not file times: after a clone every file has the time of the clone, in no useful order.
async function readDigests(): Promise<v.InferOutput<typeof Digests>> {
  return (await exists(digestFile)) ? v.parse(Digests, JSON.parse(await readFile(digestFile, 'utf8'))) : {};
}

function digestOf(bytes: Buffer) {
  return createHash('sha256').update(bytes).update(JSON.stringify(settings)).digest('hex').slice(0, 16);
}

/** One picture at one width in one format. */
async function encode(
  original: Buffer,
  originalWidth: number,
  width: number,
  format: (typeof formats)[number],
): Promise<Buffer> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  const encoded = await (format === 'avif' ? resized.avif(settings.avif) : resized.webp(settings.webp)).toBuffer();
  // A second lossy pass that saves nothing only costs quality: keep the original bytes instead.
  const wasted = format === 'webp' && width === originalWidth && encoded.length >= original.length;
  return wasted ? original : encoded;
}

/** All widths and formats of one picture; files made from the same original are left alone. */
async function preparePicture(name: string, original: Buffer, unchanged: boolean, tally: Tally) {
  const { width: originalWidth } = await sharp(original).metadata();
  for (const width of preparedWidths(originalWidth)) {
    const folder = join(prepared, String(width));
    await mkdir(folder, { recursive: true });
    for (const format of formats) {
      const path = join(folder, `${name}.${format}`);
      if (unchanged && (await exists(path))) {
        tally.kept += 1;
      } else {
        await writeFile(path, await encode(original, originalWidth, width, format));
        tally.made += 1;
      }
      tally.bytes += (await stat(path)).size;
    }
  }
}

sharp.concurrency(2);

const files = (await readdir(originals)).filter((file) => file.endsWith('.webp')).sort();
const known = await readDigests();
const current: Record<string, string> = {};
const tally: Tally = { made: 0, kept: 0, bytes: 0 };

for (const file of files) {
  const name = basename(file, '.webp');
  const original = await readFile(join(originals, file));
  const digest = digestOf(original);
  await preparePicture(name, original, known[name] === digest, tally);
  current[name] = digest;
}
await writeFile(digestFile, `${JSON.stringify(current, null, 2)}\n`);

const megabytes = (tally.bytes / 1e6).toFixed(1);
console.log(`${files.length} pictures: ${tally.made} files made, ${tally.kept} up to date, ${megabytes} MB in all`);

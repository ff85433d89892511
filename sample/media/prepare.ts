/**
 * Prepares the pictures for the web: `npx node sample/media/prepare.ts`.
 *
 * Reads `prepared/original/*.webp` and writes `prepared/{width}/{name}.avif`, at two widths `.webp` too, and the tall
 * crops `prepared/tall/{width}/{name}.avif`, and the crops for link previews `prepared/preview/{name}.jpg`. Runs by
 * hand after a picture is added or redrawn; the results are committed, so no build needs sharp. A phone's cut of a
 * video is made by hand: `ffmpeg -i original/NAME.mp4 -vf scale=960:-2 -an -c:v libx264
 * -preset veryslow -crf 25 -pix_fmt yuv420p -movflags +faststart 960/NAME.mp4`. A browser without AVIF gets the next
 * larger WebP file, and no crops.
 */
import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';
import { croppedWidth } from '../../content/media/mediaUrl.ts';
import { PREVIEW } from '../../content/seo/linkPreview.ts';
import catalogue from './catalog.json' with { type: 'json' };
import { preparedCrops, preparedWidths } from './widths.ts';

const prepared = join(import.meta.dirname, 'prepared');
const originals = join(prepared, 'original');
const digestFile = join(import.meta.dirname, 'digests.json');

type Format = 'avif' | 'webp';
const quality = { avif: 50, webp: 74 };
/** Of link previews; they are made again when their folder is deleted. */
const PREVIEW_QUALITY = 60;
/** How hard the encoders try: more costs minutes and saves a few bytes. */
const effort = { avif: 2, webp: 6 };
/** Widths with a WebP file, in pixels; a narrower original has one at its own width. */
const webpWidths = [640, 1280];

/** What each picture's files were last made from: original bytes, quality and focal point, as one digest. */
const Digests = v.record(v.string(), v.string());

type Tally = { written: number; upToDate: number; bytes: number };

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

interface Original {
  readonly name: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** The point that a crop keeps in sight, each 0 to 1. */
  readonly focus: { readonly x: number; readonly y: number };
}

const Catalogue = v.array(v.object({ file: v.string(), focalPoint: v.object({ x: v.number(), y: v.number() }) }));
const focusOf = new Map(
  v.parse(Catalogue, catalogue).map(({ file, focalPoint }) => [basename(file, '.webp'), focalPoint] as const),
);

async function readOriginal(file: string): Promise<Original> {
  const name = basename(file, '.webp');
  const bytes = await readFile(join(originals, file));
  const { width, height } = await sharp(bytes).metadata();
  return { name, bytes, width, height, focus: focusOf.get(name) ?? { x: 0.5, y: 0.5 } };
}

function digestOf({ bytes, focus }: Original) {
  return createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([quality, focus]))
    .digest('hex')
    .slice(0, 16);
}

function inFormat(picture: Sharp, format: Format): Sharp {
  const options = { quality: quality[format], effort: effort[format] };
  return format === 'avif' ? picture.avif({ ...options, chromaSubsampling: '4:2:0' }) : picture.webp(options);
}

/** One picture at one width in one format. */
async function encode({ bytes, width: originalWidth }: Original, width: number, format: Format): Promise<Buffer> {
  const resized = sharp(bytes).resize({ width, withoutEnlargement: true });
  const encoded = await inFormat(resized, format).toBuffer();
  // A second lossy pass that saves nothing only costs quality: keep the original bytes instead.
  const wasted = format === 'webp' && width === originalWidth && encoded.length >= bytes.length;
  return wasted ? bytes : encoded;
}

/** Where a crop of some size begins along one side, as near to the focal point as the picture's edges allow. */
function cropStart(focus: number, size: number, whole: number): number {
  return Math.max(0, Math.min(Math.round(focus * whole - size / 2), whole - size));
}

/** The tall crop at one width. */
async function encodeTall(original: Original, width: number): Promise<Buffer> {
  const area = { width: croppedWidth(original), height: original.height };
  const left = cropStart(original.focus.x, area.width, original.width);
  const cropped = sharp(original.bytes).extract({ ...area, left, top: 0 });
  return inFormat(cropped.resize({ width }), 'avif').toBuffer();
}

/** The crop for link previews. */
async function encodePreview(original: Original): Promise<Buffer> {
  const { bytes, width, height, focus } = original;
  const scale = Math.min(width / PREVIEW.width, height / PREVIEW.height);
  const area = { width: Math.floor(PREVIEW.width * scale), height: Math.floor(PREVIEW.height * scale) };
  const left = cropStart(focus.x, area.width, width);
  const top = cropStart(focus.y, area.height, height);
  const cut = sharp(bytes)
    .extract({ ...area, left, top })
    .resize(PREVIEW);
  return cut.jpeg({ quality: PREVIEW_QUALITY, mozjpeg: true }).toBuffer();
}

/** All files of one picture; those made from the same original are left alone. */
async function preparePicture(original: Original, unchanged: boolean, tally: Tally) {
  const { name } = original;
  const keep = async (folder: string, ending: Format | 'jpg', make: () => Promise<Buffer>) => {
    await mkdir(join(prepared, folder), { recursive: true });
    const path = join(prepared, folder, `${name}.${ending}`);
    if (unchanged && (await exists(path))) {
      tally.upToDate += 1;
    } else {
      await writeFile(path, await make());
      tally.written += 1;
    }
    tally.bytes += (await stat(path)).size;
  };
  for (const width of preparedWidths(original)) {
    await keep(String(width), 'avif', () => encode(original, width, 'avif'));
    if (webpWidths.includes(width)) await keep(String(width), 'webp', () => encode(original, width, 'webp'));
  }
  for (const width of preparedCrops(original)) {
    await keep(`tall/${width}`, 'avif', () => encodeTall(original, width));
  }
  await keep('preview', 'jpg', () => encodePreview(original));
}

sharp.concurrency(2);

const files = (await readdir(originals)).filter((file) => file.endsWith('.webp')).sort();
const previous = await readDigests();
const current: Record<string, string> = {};
const tally: Tally = { written: 0, upToDate: 0, bytes: 0 };

for (const file of files) {
  const original = await readOriginal(file);
  const digest = digestOf(original);
  await preparePicture(original, previous[original.name] === digest, tally);
  current[original.name] = digest;
}
await writeFile(digestFile, `${JSON.stringify(current, null, 2)}\n`);

const megabytes = (tally.bytes / 1e6).toFixed(1);
console.log(
  `${files.length} pictures: ${tally.written} files made, ${tally.upToDate} up to date, ${megabytes} MB in all`,
);

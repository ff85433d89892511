import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';

/** The built Worker's own configuration, in the folder of a build. */
export const BUILT_CONFIG = 'meridian_galleria/wrangler.json';

const parts = ['meridian_galleria', 'client'];
/** What lies beside it, and is not uploaded. */
const unneeded = /\.map$|(?:^|\/)\.(?:wrangler|vite)\//;

/**
 * Packs the built Worker and its static files into one text, so that it can be uploaded again (docs/rules.md#kept-builds).
 * `now` is the moment of the build, whose name sorts by its minute, and tells two builds of a minute apart by what is in them.
 */
export function packBuild(folder: string, now: Date) {
  const files = parts
    .flatMap((part) => readdirSync(join(folder, part), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !unneeded.test(path))
    .toSorted();
  const packed = JSON.stringify(
    Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'base64')])),
  );
  const hash = createHash('sha256').update(packed).digest('hex');
  return { build: `${minuteOf(now.toISOString())}-${hash.slice(0, 8)}`, text: gzipSync(packed).toString('base64') };
}

/** Writes what was packed into a folder; throws an error for a text that is no packed build. */
export function unpackBuild(text: string, folder: string): void {
  const packed = gunzipSync(Buffer.from(text, 'base64')).toString();
  const files = v.parse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), packed);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, 'base64');
  }
}

/** The key of a packed build in the store of content. */
export function buildKey(build: string): string {
  return `build:${build}`;
}

/** The build that a version's tag names; what was uploaded past these commands is a build of its own. */
export function buildName(tag: string | undefined, created: string, id: string): string {
  return tag !== undefined && /^\d{8}T\d{4}-[0-9a-f]{8}$/.test(tag) ? tag : `${minuteOf(created)}-${id.slice(0, 8)}`;
}

/** Returns true if two builds are made of the same. */
export function isSameBuild(left: string, right: string): boolean {
  return hashOf(left) === hashOf(right);
}

const hashOf = (build: string): string => build.slice(build.indexOf('-') + 1);

function minuteOf(instant: string): string {
  return instant.slice(0, 16).replaceAll(/[-:]/g, '');
}

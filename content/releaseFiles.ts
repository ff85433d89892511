import { ownValue } from './ownValue.ts';

/** Kinds of built files by their ending, with the type that the platform's static files have too. */
const types = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
} as const satisfies Record<string, string>;

/** Where the built files stand, whose names change with what is in them. */
export const BUILT_FILES_PATH = '/assets';

/**
 * A deploy keeps the files of its release for so long, in seconds: a year, for pages that stay open and versions that
 * come back.
 */
export const RELEASE_FILE_SECONDS = 365 * 24 * 3600;

/**
 * Where a built file is stored beside those of other releases (docs/rules.md#release-files); undefined for what no build
 * makes. `key`: of its bytes, as base64, in the store of content.
 */
export function releaseFile(name: string) {
  const [, ending] = /^[\w-]{1,100}\.(\w+)$/.exec(name) ?? [];
  const type = ownValue(types, ending ?? '');
  return type && { key: `file:${name}`, type };
}

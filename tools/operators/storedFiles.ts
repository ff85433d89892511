import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_FILE_SECONDS, releaseFile } from '../../content/releaseFiles.ts';

/** The built files of a folder, to be kept beside those of other releases (docs/rules.md#release-files). */
export function storedFiles(folder: string) {
  return readdirSync(folder).flatMap((name) => {
    const file = releaseFile(name);
    return file ? [storedValue(file.key, readFileSync(join(folder, name), 'base64'))] : [];
  });
}

/** A value of KV as `wrangler kv bulk put` takes it, stored for as long as the files of its release. */
export function storedValue(key: string, value: string) {
  return { key, value, expiration_ttl: RELEASE_FILE_SECONDS };
}

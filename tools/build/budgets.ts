import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/**
 * Limits of the files of the first load, in bytes after gzip (docs/rules.md#first-view). test/browser/budgets.test.ts has
 * those of whole pages.
 */
export const budgets = { script: 3 * 1024, styles: 20 * 1024 } as const;

/** A built file as the manifest names it. */
interface BuiltFile {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Fails the build when a file of the first load is too large, or when its script imports another file. */
export function checkBudgets(folder: string, files: Readonly<Record<keyof typeof budgets, BuiltFile>>): void {
  for (const [name, limit] of Object.entries(budgets)) {
    const { file } = files[name === 'script' ? 'script' : 'styles'];
    const size = gzipSync(readFileSync(`${folder}/${file}`)).length;
    if (size > limit) throw new Error(`${file} has ${size} bytes after gzip; the limit is ${limit}`);
  }
  const imports = files.script.imports ?? [];
  if (imports.length > 0)
    throw new Error(
      `the first script imports ${imports.join(', ')}: move what it takes from there to a file that no other script imports`,
    );
}

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** What files of the first load may weigh, in bytes of gzip. Pages are weighed in test/browser/budgets.test.ts. */
export const budgets = { script: 3 * 1024, styles: 16 * 1024 } as const;

/** A built file as the manifest names it. */
interface BuiltFile {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Fails the build when a file of the first load weighs more than it may, or when its script would wait for another file. */
export function checkBudgets(folder: string, files: Readonly<Record<keyof typeof budgets, BuiltFile>>): void {
  for (const [name, limit] of Object.entries(budgets)) {
    const { file } = files[name === 'script' ? 'script' : 'styles'];
    const size = gzipSync(readFileSync(`${folder}/${file}`)).length;
    if (size > limit) throw new Error(`${file} weighs ${size} bytes of gzip and may weigh ${limit}`);
  }
  const imports = files.script.imports ?? [];
  if (imports.length > 0) throw new Error(`the first script waits for ${imports.join(', ')}`);
}

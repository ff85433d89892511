import { mkdirSync, writeFileSync } from 'node:fs';
import { packageOfModule } from '../dependencies/packages.ts';

/** Where a build leaves the bytes of each package, for `npm run packages`. */
export const SIZES_FOLDER = 'node_modules/.cache/sizes';

interface Bundle {
  readonly [file: string]: { readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>> };
}

/** Counts what each package adds to what is built, before it is made small, by environment. */
export function moduleSizes() {
  return {
    name: 'module-sizes',
    generateBundle(this: { readonly environment: { readonly name: string } }, _: unknown, bundle: Bundle): void {
      const bytes: Record<string, number> = {};
      for (const { modules = {} } of Object.values(bundle))
        for (const [id, { renderedLength }] of Object.entries(modules)) {
          const name = packageOfModule(id);
          if (name !== undefined) bytes[name] = (bytes[name] ?? 0) + renderedLength;
        }
      mkdirSync(SIZES_FOLDER, { recursive: true });
      writeFileSync(`${SIZES_FOLDER}/${this.environment.name}.json`, JSON.stringify(bytes));
    },
  };
}

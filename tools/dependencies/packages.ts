import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const names = v.optional(v.record(v.string(), v.string()), {});
const lockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string(), ''),
      license: v.optional(v.string(), 'not said'),
      dev: v.optional(v.boolean(), false),
      devOptional: v.optional(v.boolean(), false),
      optional: v.optional(v.boolean(), false),
      dependencies: names,
    }),
  ),
});

/** A package of the production tree. */
export interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Packages that ask for it. */
  readonly neededBy: readonly string[];
}

/** The package that a module's file belongs to; undefined for our own. */
export function packageOfModule(id: string): string | undefined {
  const place = id.split('/node_modules/').at(-1);
  if (place === undefined || place === id) return undefined;
  const [scope = '', name = ''] = place.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** The production tree, as the lock file has it. */
export function productionTree(): readonly Package[] {
  const { packages } = v.parse(lockFile, JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const rows = Object.entries(packages).filter(
    ([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional,
  );
  return rows
    .map(([path, { version, license: licence }]) => {
      const name = packageOfModule(`/${path}/`) ?? path;
      const neededBy = rows.flatMap(([dependent, { dependencies }]) =>
        name in dependencies ? [packageOfModule(`/${dependent}/`) ?? dependent] : [],
      );
      return { name, version, licence, neededBy: [...new Set(neededBy)].toSorted() };
    })
    .toSorted((left, right) => left.name.localeCompare(right.name, 'en'));
}

const manifest = v.object({ dependencies: v.record(v.string(), v.string()) });

/** Packages that package.json asks for. */
export function directDependencies(): readonly string[] {
  return Object.keys(v.parse(manifest, JSON.parse(readFileSync('package.json', 'utf8'))).dependencies);
}

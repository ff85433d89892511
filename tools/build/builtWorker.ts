import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

/** Stands in the built code for the name of the build, which is known once all code is. */
export const UNNAMED_BUILD = 'the-build-without-a-name';

/** Limit of the code that an isolate reads before its first request, in bytes: all that a kept page needs. */
const START_BYTES = 80_000;

/** Each of them switches off one half of Node's features, which are on by default since the date 2026-08-04. */
const WITHOUT_NODE = ['no_nodejs_compat', 'no_nodejs_compat_v2'];

const configuration = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ main: v.string(), compatibility_date: v.string(), compatibility_flags: v.array(v.string()) }),
);

interface Runtime {
  readonly main: string;
  readonly date: string;
  readonly flags: readonly string[];
}

/** A built Worker: its code by the paths of its modules, and what its runtime is told. */
export interface BuiltWorker extends Runtime {
  readonly modules: ReadonlyMap<string, string>;
}

/** Reads what the runtime is told of the Worker that was built into a folder. */
export function readRuntime(folder: string): Runtime {
  const { main, ...told } = v.parse(configuration, readFileSync(join(folder, 'wrangler.json'), 'utf8'));
  return { main, date: told.compatibility_date, flags: told.compatibility_flags };
}

function readBuiltWorker(folder: string): BuiltWorker {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
  const modules = new Map(paths.toSorted().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  return { ...readRuntime(folder), modules };
}

/** What would slow the start of each isolate: Node's features, or too much code (docs/rules.md#light-start). */
export function workerProblems({ main, modules, flags }: BuiltWorker): readonly string[] {
  const size = [...broughtBy(main, modules)].reduce((sum, path) => sum + (modules.get(path)?.length ?? 0), 0);
  return [
    ...WITHOUT_NODE.filter((flag) => !flags.includes(flag)).map((flag) => `wrangler.toml lacks the flag ${flag}`),
    ...flags.filter((flag) => /^(?:enable_)?nodejs_/.test(flag)).map((flag) => `wrangler.toml has the flag ${flag}`),
    ...[...modules].flatMap(([path, code]) =>
      [...code.matchAll(/\b(?:from|import|require)\s*\(?\s*["'`](node:[\w/]+)["'`]/g)].map(
        ([, name]) => `${path} imports ${name}`,
      ),
    ),
    ...(size > START_BYTES
      ? [`${main} brings ${size} bytes along; the limit is ${START_BYTES}: import later what few requests need`]
      : []),
  ];
}

/** A name for all code of a Worker and what its runtime is told, the same for the same sources (docs/rules.md#kept-by-build). */
export function nameOf({ modules, date, flags }: Pick<BuiltWorker, 'modules' | 'date' | 'flags'>): string {
  const parts = [date, ...flags, ...[...modules].flat()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, UNNAMED_BUILD.length);
}

/** Checks what was built into a folder, and writes its name into it; throws an error that says what is wrong. */
export function finishWorker(folder: string): void {
  const built = readBuiltWorker(folder);
  const unnamed = [...built.modules].filter(([, code]) => code.includes(UNNAMED_BUILD));
  const problems = [
    ...workerProblems(built),
    ...(unnamed.length === 1 ? [] : [`${unnamed.length} modules ask for the name of the build`]),
  ];
  if (problems.length > 0) throw new Error(`the Worker in ${folder} is not right: ${problems.join('; ')}`);
  for (const [path, code] of unnamed) writeFileSync(join(folder, path), code.replaceAll(UNNAMED_BUILD, nameOf(built)));
}

/** The modules that one brings along when it is loaded; what it imports later is none of them. */
function broughtBy(path: string, modules: BuiltWorker['modules'], reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(path)) return reached;
  reached.add(path);
  const imports = (modules.get(path) ?? '').matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/g);
  for (const [, name = ''] of imports) broughtBy(join(dirname(path), name), modules, reached);
  return reached;
}

import * as v from 'valibot';
import { fail } from '../commandLine.ts';
import { runWrangler, wranglerProblem } from '../wrangler.ts';

/** What wrangler prints, with status 0, for a missing key of the local store. */
const NOTHING = 'Value not found';
const names = v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string() })));

/** The store of the operators' flags and counts; the command ends with wrangler's message when it fails. */
export function openFlagStore(where: readonly string[]) {
  const wrangler = (verb: 'get' | 'list' | 'put', ...parameters: readonly string[]) =>
    runWrangler('kv', 'key', verb, ...parameters, '--binding', 'FLAGS', ...where);
  /** Of a deployed store wrangler says the same of a missing key and of a missing store: the names tell them apart. */
  const isMissing = (key: string): boolean => {
    const { status, stdout } = wrangler('list', '--prefix', key);
    return status === 0 && !v.parse(names, stdout).some(({ name }) => name === key);
  };
  return {
    get: (key: string): string | null => {
      const { status, stdout, stderr } = wrangler('get', key, '--text');
      const text = stdout.trim();
      if (status === 0) return text === NOTHING ? null : text;
      return isMissing(key) ? null : fail(wranglerProblem({ stdout, stderr }));
    },
    put: (key: string, text: string): void => {
      const { status, stdout, stderr } = wrangler('put', key, text);
      if (status !== 0) fail(wranglerProblem({ stdout, stderr }));
    },
  };
}

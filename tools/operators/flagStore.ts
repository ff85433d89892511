import { fail } from '../commandLine.ts';
import { runWrangler } from '../wrangler.ts';

/** What wrangler prints, with status 0, for a missing key of the local store; a deployed store answers 404. */
const NOTHING = 'Value not found';

/** The store of the operators' flags and counts; the command ends with wrangler's message when it fails. */
export function openFlagStore(where: readonly string[]) {
  const wrangler = (verb: 'get' | 'put', ...parameters: readonly string[]) =>
    runWrangler('kv', 'key', verb, ...parameters, '--binding', 'FLAGS', ...where);
  return {
    get: (key: string): string | null => {
      const { status, stdout, stderr } = wrangler('get', key, '--text');
      const text = stdout.trim();
      if (status === 0) return text === NOTHING ? null : text;
      return /not found|404/i.test(stdout + stderr) ? null : fail(stderr || stdout);
    },
    put: (key: string, text: string): void => {
      const { status, stdout, stderr } = wrangler('put', key, text);
      if (status !== 0) fail(stderr || stdout);
    },
  };
}

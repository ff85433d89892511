import { wordsOf } from '../commandLine.ts';
import { portOfSite } from '../environment.ts';
import { secretProblem } from '../secrets.ts';
import { originOf, readSiteConfig } from '../siteConfig.ts';
import { siteVariables } from '../variables.ts';
import type { Environment } from '../wrangler.ts';

/** A site that takes longer has failed. */
const TOLD_MS = 10_000;

/** Posts to a call that takes the operators' key, or gets it without a body; the answer, or in words why there is none. */
export async function tellSite(
  environment: Environment | undefined,
  path: string,
  body?: string,
): Promise<Response | { readonly problem: string }> {
  const key = environment ? process.env['HEALTH_KEY'] : settingsOf(environment)['HEALTH_KEY'];
  if (!key) return { problem: 'HEALTH_KEY is not set' };
  const unsendable = secretProblem('HEALTH_KEY', key);
  if (unsendable) return { problem: unsendable };
  try {
    const site = environment ? originOf(environment) : `http://localhost:${portOfSite()}`;
    const sent = { headers: { 'X-Health-Key': key }, ...(body !== undefined && { method: 'POST', body }) };
    const answer = await fetch(`${site}${path}`, { ...sent, signal: AbortSignal.timeout(TOLD_MS) }).catch(() => {
      throw new Error(`${site} does not answer${environment ? '' : '; npm start runs it, PORT names its port'}`);
    });
    return answer.ok ? answer : { problem: `it answered ${answer.status}` };
  } catch (thrown) {
    return { problem: wordsOf(thrown) };
  }
}

/** A site's settings, without a deployed one's secrets. */
export function settingsOf(environment: Environment | undefined): Readonly<Record<string, string | undefined>> {
  return environment ? readSiteConfig()[environment].variables : siteVariables(process.env, 0);
}

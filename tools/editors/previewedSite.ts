import { previewToken } from '../../worker/preview/previewTokens.ts';
import { clockOf, portOfService, portOfSite } from '../environment.ts';
import { siteVariables } from '../variables.ts';

const LIFE_SECONDS = 3600;

/** The site on `PORT`, and the value of the parameter that opens a preview there for an hour. */
export async function previewedSite(): Promise<{ readonly origin: string; readonly flag: string }> {
  const variables = siteVariables(process.env, portOfService());
  const secret = variables['PREVIEW_SECRET'] ?? '';
  const until = Math.floor(clockOf(variables).getTime() / 1000) + LIFE_SECONDS;
  return {
    origin: `http://localhost:${portOfSite()}`,
    flag: secret === '' ? 'true' : await previewToken(secret, until),
  };
}

import type { City } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE, languages } from '../../content/languages.ts';
import { type PageChange, pageChanges } from '../../content/releases/pageChanges.ts';
import { clocksOf } from '../../content/releases/stateClocks.ts';
import { hasRelease, readStates } from '../../worker/contentful/spaceStates.ts';
import type { LaterContent } from '../../worker/contentful/timeline.ts';
import { platformTimer } from '../../worker/platform/timeouts.ts';
import { readSettings } from '../../worker/settings.ts';
import { portOf } from '../environment.ts';
import { siteVariables } from '../variables.ts';
import { embeddedService } from './contentAccess.ts';

/** A whole space is read in some seconds. */
const WAIT_MS = 60_000;

/**
 * The pages that a release or a moment changes, of one city or of all: by the content service that the settings name, or
 * by the embedded space. Throws an error whose message is for the operator.
 */
export async function releaseChanges(
  later: LaterContent,
  { isLive, now, city }: { readonly isLive: boolean; readonly now: Date; readonly city: City | undefined },
): Promise<readonly PageChange[]> {
  const servicePort = portOf('CONTENT_PORT', 8788);
  const settings = readSettings(siteVariables(isLive ? process.env : {}, servicePort));
  const service = isLive ? undefined : embeddedService(now);
  const world = {
    settings,
    after: platformTimer,
    fetch: async (request: Request) => (service ? service.fetch(request) : fetch(request)),
  };
  if (later.release !== undefined && !(await hasRelease(world, later.release, WAIT_MS)))
    throw new Error(`There is no release ${later.release}, or the space has no timeline.`);
  const states = await readStates(world, later, WAIT_MS, city).catch((thrown: unknown) => {
    const problem = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Error(`The preview of the content service can’t be read: ${problem}.`);
  });
  const defaultLocale = languages[DEFAULT_LANGUAGE].locale;
  const clocks = clocksOf({ ...states, defaultLocale }, now, later.at ?? now);
  return pageChanges({ ...states, defaultLocale, clocksOf: clocks }).filter(
    (page) => city === undefined || page.city === city,
  );
}

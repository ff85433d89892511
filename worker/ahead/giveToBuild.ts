import type { PageJob } from '../../content/ahead/pageJobs.ts';
import { callService } from '../platform/upstream.ts';
import type { World } from '../world.ts';

/** Makes the pages of a job; false for one of another build. */
export type TakeJob = (job: PageJob) => Promise<boolean>;

/** A message has eight pages, each of which takes some seconds at most. */
const LIMIT_MS = 100_000;
/** The status of an answer to a job of another build. */
export const WRONG_BUILD = 409;

/**
 * Sends a job to a deployed version of its build: a queue gives messages to any version, but a request can name one.
 * False where no such version is deployed; throws where none answers well.
 */
export async function giveToBuild(world: Pick<World, 'settings' | 'fetch' | 'after'>, job: PageJob): Promise<boolean> {
  const { workerName, healthKey } = world.settings;
  if (job.version === undefined || workerName === '') return false;
  const address = `${job.build.slice(job.build.indexOf('@') + 1)}/_pages`;
  const headers = {
    'x-health-key': healthKey,
    // Ignored for a version that is not deployed: then another build answers.
    'cloudflare-workers-version-overrides': `${workerName}="${job.version}"`,
  };
  const { status, isOk } = await callService(
    world,
    address,
    { method: 'POST', headers, body: JSON.stringify({ job }) },
    LIMIT_MS,
  );
  if (!isOk && status !== WRONG_BUILD) throw new Error(`the version ${job.version} answered ${status}`);
  return isOk;
}

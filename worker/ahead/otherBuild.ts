import type { PageJob } from '../../content/ahead/pageJobs.ts';
import type { World } from '../world.ts';

/** Makes the pages of a job; false for one of another build. */
export type TakeJob = (job: PageJob) => Promise<boolean>;

/** A message has eight pages, each of which takes some seconds at most. */
const LIMIT_MS = 100_000;
/** The status of a site that is of another build than a job. */
export const OTHER_BUILD = 409;

/**
 * Has a job made by a deployed version of its build: queues give messages to any version, requests name theirs. False where none
 * is deployed; throws where none answers well.
 */
export async function giveToBuild(
  { settings, fetch, after }: Pick<World, 'settings' | 'fetch' | 'after'>,
  job: PageJob,
): Promise<boolean> {
  const { workerName, healthKey } = settings;
  if (job.version === undefined || workerName === '') return false;
  const controller = new AbortController();
  const callOff = after(LIMIT_MS, () => controller.abort());
  try {
    const answer = await fetch(
      new Request(`${job.build.slice(job.build.indexOf('@') + 1)}/_pages`, {
        method: 'POST',
        headers: {
          'x-health-key': healthKey,
          // Ignored for a version that is not deployed: then another build answers.
          'cloudflare-workers-version-overrides': `${workerName}="${job.version}"`,
        },
        body: JSON.stringify({ job }),
        signal: controller.signal,
      }),
    );
    await answer.body?.cancel();
    if (answer.ok || answer.status === OTHER_BUILD) return answer.ok;
    throw new Error(`the version ${job.version} answered ${answer.status}`);
  } finally {
    callOff();
  }
}

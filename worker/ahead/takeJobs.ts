import { readPageJob } from '../../content/ahead/pageJobs.ts';
import type { IsolateState } from '../cache/isolateState.ts';
import type { PageCache } from '../cache/pageCache.ts';
import type { Render } from '../cache/pageRenders.ts';
import { createContentSource } from '../contentful/source.ts';
import { problemOf } from '../platform/log.ts';
import type { KeepAlive, World } from '../world.ts';
import { giveToBuild, type TakeJob } from './giveToBuild.ts';
import { createAheadMaker, originOfBuild, reportPages } from './makePages.ts';
import { publishedPages } from './publishedPages.ts';

/** Several states of the clock change within a moment, and some just after it: the page is made for this much later. */
const SETTLED_MS = 1000;
/** A message is tried three times, the last one after the fifteen seconds that the content service may lag behind. */
const RETRY_SECONDS = 5;

/** Takes the coordinator's jobs with all that they need of an isolate, which no visitor's request loads. */
export function createJobTaker(
  world: World,
  state: IsolateState,
  cached: PageCache,
  context: { readonly render: Render; readonly keepAlive: KeepAlive },
): TakeJob {
  const source = createContentSource(world, state);
  const makeAhead = createAheadMaker(world, state.changes, cached);
  return async (job) => {
    const origin = originOfBuild(world, job.build);
    if (origin === undefined) return false;
    await state.changes.reach(job);
    const published = await publishedPages(world, source, job.publication, context.keepAlive);
    // For a moment that has passed, the page is made for now.
    const at = job.at === undefined || job.at <= world.now().getTime() ? undefined : new Date(job.at + SETTLED_MS);
    const { tellsEqual } = job;
    const outcomes = await makeAhead(origin, [...job.pages, ...published], { job: job.job, at, tellsEqual }, context);
    world.log('info', 'pages made', { job: job.job, pages: outcomes.filter(({ isMade }) => isMade).length });
    return true;
  };
}

/**
 * Makes the pages of the coordinator's jobs. The queue repeats a message that fails, and lays it aside after the third
 * time; a job of another build is sent to a version of that build (docs/rules.md#pages-ahead).
 */
export async function takeJobs(
  world: World,
  take: TakeJob,
  { messages }: Pick<MessageBatch, 'messages'>,
): Promise<void> {
  for (const message of messages) {
    const job = readPageJob(message.body);
    try {
      if (!job) world.log('warning', 'message is no job of pages');
      else if (!(await take(job)) && !(await giveToBuild(world, job))) {
        world.log('info', 'build of pages not deployed', { build: job.build });
        await reportPages(world, { build: job.build, pages: [], failed: [], gone: [], isRetired: true });
      }
      message.ack();
    } catch (thrown) {
      world.log('warning', 'job of pages failed', { job: job?.job ?? '', problem: problemOf(thrown) });
      message.retry({ delaySeconds: message.attempts * RETRY_SECONDS });
    }
  }
}

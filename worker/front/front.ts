import { createIsolateState } from '../cache/isolateState.ts';
import { createKeptPages, isFailure } from '../cache/keptPages.ts';
import { createPageMemory } from '../cache/pageMemory.ts';
import type { StoredPage } from '../cache/storedPage.ts';
import { plainFailure } from '../plainFailure.ts';
import { problemOf } from '../platform/log.ts';
import { withTimeout } from '../platform/timeouts.ts';
import { mightPreview } from '../preview/previewAccess.ts';
import { isRead, rayOf } from '../requestFacts.ts';
import { isFrontFile } from '../routeGroups.ts';
import type { FrontWorld, KeepAlive } from '../world.ts';
import { createFrontFiles } from './frontFiles.ts';

/** The site answers what it has at once, and waits for a new page for three seconds: one that takes longer has nothing. */
const OLD_WAIT_MS = 5000;

/**
 * The front of an isolate (docs/rules.md#front): it answers pages that are current where they are kept, and the small files
 * of the site. Everything else goes to the site as it came, and so does what the front can't decide: it renders nothing,
 * refreshes nothing, and holds no secret. An old page that it knows stands in for a site that fails.
 */
export function createFront(world: FrontWorld, askSite: (request: Request) => Promise<Response>) {
  const state = createIsolateState(world);
  const { read, keyOf, tiers, answer } = createKeptPages(world, state, createPageMemory());
  let files: ReturnType<typeof createFrontFiles> | undefined;

  /** An answer of the front's own; undefined: the site's to give, in whose place an old page may have to stand. */
  const own = async (request: Request, keepAlive: KeepAlive): Promise<Own> => {
    const address = read(request.url);
    const isFile = isFrontFile(new URL(request.url).pathname);
    if ((address.key === undefined && !isFile) || !isRead(request.method)) return {};
    if (mightPreview(request, world, address.preview)) return {};
    await state.changes.look(keepAlive);
    if (isFile) {
      files ??= createFrontFiles(world, state.flags);
      return { answered: await files(request) };
    }
    const key = await keyOf(request, address, false);
    const known = key === undefined ? undefined : await tiers.find(key, address.isCommon, keepAlive);
    if (known && tiers.isCurrent(known)) return { answered: answer(known, request, 'HIT') };
    return { old: known };
  };

  const passedOn = async (request: Request): Promise<Response> => {
    try {
      return await askSite(request);
    } catch (thrown) {
      world.log('error', 'site not reached', { request: rayOf(request), problem: problemOf(thrown) });
      return plainFailure(world);
    }
  };

  return {
    fetch: async (request: Request, context: Pick<ExecutionContext, 'waitUntil'>): Promise<Response> => {
      const keepAlive: KeepAlive = (work) => context.waitUntil(work);
      const { answered, old } = await own(request, keepAlive).catch((thrown: unknown): Own => {
        world.log('error', 'front failed', { request: rayOf(request), problem: problemOf(thrown) });
        return {};
      });
      if (answered) return answered;
      const passing = passedOn(request);
      if (!old) return passing;
      // The site may have lost what is in memory here.
      const passed = await withTimeout(world, OLD_WAIT_MS, passing, () => undefined);
      if (passed && !isFailure(passed)) return passed;
      keepAlive(passing.then((unused) => unused.body?.cancel()));
      return answer(old, request, 'STALE');
    },
  };
}

interface Own {
  readonly answered?: Response | undefined;
  readonly old?: StoredPage | undefined;
}

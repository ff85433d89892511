import { createIsolateState } from '../cache/isolateState.ts';
import { createKeptPages } from '../cache/keptPages.ts';
import { createPageMemory } from '../cache/pageMemory.ts';
import { plainFailure } from '../plainFailure.ts';
import { problemOf } from '../platform/log.ts';
import { mightPreview } from '../preview/previewAccess.ts';
import { isRead, rayOf } from '../requestFacts.ts';
import { isFrontFile } from '../routeGroups.ts';
import type { FrontWorld, KeepAlive } from '../world.ts';
import { createFrontFiles } from './frontFiles.ts';

/**
 * The front of an isolate (docs/rules.md#front): it answers pages that are current where they are kept, and the small files
 * of the site. Everything else goes to the site as it came, and so does what the front can't decide: it renders nothing,
 * refreshes nothing, and holds no secret.
 */
export function createFront(world: FrontWorld, askSite: (request: Request) => Promise<Response>) {
  const state = createIsolateState(world);
  const { read, keyOf, tiers, answer } = createKeptPages(world, state, createPageMemory());
  let files: ReturnType<typeof createFrontFiles> | undefined;

  const own = async (request: Request, keepAlive: KeepAlive): Promise<Response | undefined> => {
    const address = read(request.url);
    const isFile = isFrontFile(new URL(request.url).pathname);
    if ((address.key === undefined && !isFile) || !isRead(request.method)) return undefined;
    if (mightPreview(request, world, address.preview)) return undefined;
    await state.changes.look(keepAlive);
    if (isFile) {
      files ??= createFrontFiles(world, state.flags);
      return files(request);
    }
    const key = await keyOf(request, address, false);
    const known = key === undefined ? undefined : await tiers.find(key, address.isCommon);
    return known && tiers.isCurrent(known) ? answer(known, request, 'HIT') : undefined;
  };

  return {
    fetch: async (request: Request, context: Pick<ExecutionContext, 'waitUntil'>): Promise<Response> => {
      const answered = await own(request, (work) => context.waitUntil(work)).catch((thrown: unknown) => {
        world.log('error', 'front failed', { request: rayOf(request), problem: problemOf(thrown) });
        return undefined;
      });
      if (answered) return answered;
      try {
        return await askSite(request);
      } catch (thrown) {
        world.log('error', 'site not reached', { request: rayOf(request), problem: problemOf(thrown) });
        return plainFailure(world);
      }
    },
  };
}

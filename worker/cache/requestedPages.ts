import { issueTicket } from '../forms/tickets.ts';
import type { PageAddress } from '../pageAddress.ts';
import type { World } from '../world.ts';
import { isArrival } from './inlineStyles.ts';
import type { IsolateState } from './isolateState.ts';
import { type CacheOutcome, pageAnswer } from './pageAnswer.ts';
import { flagsKey, pageKey } from './pageKey.ts';
import type { PageMemory } from './pageMemory.ts';
import { createPageTiers } from './pageTiers.ts';
import type { StoredPage } from './storedPage.ts';

/**
 * Returns true for an answer that tells of a failing service, not of the page; 403 is the content service's. The stored
 * page is better.
 */
export function isFailure({ status }: Response): boolean {
  return status >= 500 || status === 403;
}

/** Which page a request asks for, where it is kept, and how it is sent. */
export function createRequestedPages(world: World, source: IsolateState, memory: PageMemory) {
  return {
    addressOf: source.addressOf,
    /** The key of a request's page under the flags of now; undefined for what is never cached. */
    keyOf: async (request: Request, address: PageAddress, isPreview: boolean): Promise<string | undefined> => {
      const flags = await source.flags();
      const isOn = world.settings.isCacheOn && flags.cache !== false;
      const { parsed } = address;
      const city = parsed.kind === 'address' ? parsed.address.city : undefined;
      return isOn ? pageKey(request, address, { isPreview, flags: flagsKey(flags, city) }) : undefined;
    },
    tiers: createPageTiers(world, source, memory),
    answer: async (page: StoredPage, request: Request, outcome: CacheOutcome): Promise<Response> => {
      const [ticket, styles] = await Promise.all([
        page.ticket === '' ? '' : issueTicket(world),
        isArrival(request) ? world.styles() : undefined,
      ]);
      return pageAnswer(page, request, outcome, world, source.changes.knowledge(), { ticket, styles });
    },
  };
}

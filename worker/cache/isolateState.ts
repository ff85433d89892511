import { createPageAddresses } from '../pageAddress.ts';
import type { World } from '../world.ts';
import { createChangeSource } from './changeSource.ts';
import { createFlagSource } from './flagSource.ts';
import { createLatestReadings } from './latestReadings.ts';
import { createTier } from './tier.ts';

export type IsolateState = ReturnType<typeof createIsolateState>;

/** What an isolate keeps between requests whether or not it ever renders: flags, what changed, and the stores. */
export function createIsolateState(world: World) {
  /** The tiers below memory. */
  const tiers = {
    dataCentre: createTier(world, 'data centre cache', world.dataCentreStore),
    store: createTier(world, 'store', world.contentStore),
  };
  const changes = createChangeSource(world, tiers.dataCentre);
  return {
    /** What an address says of its page; remembered for many addresses. */
    addressOf: createPageAddresses(world.settings.siteOrigin),
    flags: createFlagSource(world, changes.flags),
    changes,
    latestReadings: createLatestReadings(world),
    tiers,
  };
}

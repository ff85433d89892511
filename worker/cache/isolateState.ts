import type { Flags } from '../../content/flags.ts';
import { createPageAddresses, type PageAddress } from '../pageAddress.ts';
import type { World } from '../world.ts';
import { type ChangeSource, createChangeSource } from './changeSource.ts';
import { createFlagSource } from './flagSource.ts';
import { createLatestReadings, type LatestReadings } from './latestReadings.ts';
import { createTier, dataCentreStore, type Tier } from './tier.ts';

/** What an isolate keeps between requests whether or not it ever renders: flags, what changed, and the stores. */
export interface IsolateState {
  /** What an address says of its page; remembered for many addresses. */
  readonly addressOf: (address: string) => PageAddress;
  readonly flags: () => Promise<Flags>;
  readonly changes: ChangeSource;
  readonly latestReadings: LatestReadings;
  /** The tiers below memory. */
  readonly tiers: { readonly dataCentre: Tier; readonly store: Tier };
}

/** Opens the state of an isolate. */
export function createIsolateState(world: World): IsolateState {
  const tiers = {
    dataCentre: createTier(world, 'data centre cache', dataCentreStore(world.pageStore)),
    store: createTier(world, 'store', world.contentStore),
  };
  const changes = createChangeSource(world, tiers.dataCentre);
  return {
    addressOf: createPageAddresses(world.settings.siteOrigin),
    flags: createFlagSource(world, changes.flags),
    changes,
    latestReadings: createLatestReadings(world),
    tiers,
  };
}

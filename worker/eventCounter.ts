/** A data point of the analytics dataset: an index to sample by, texts, numbers. */
export interface EventPoint {
  readonly indexes: readonly [string];
  readonly blobs: readonly string[];
  readonly doubles: readonly number[];
}

/** Where counted events go. */
export interface EventCounter {
  /** Drops the point where no dataset is bound. */
  readonly write: (point: EventPoint) => void;
  /** False for a visitor who reports more than anybody could do. */
  readonly allows: (visitor: string) => Promise<boolean>;
}

/** Bindings of the counter; without an account neither has to exist. */
export interface EventBindings {
  readonly EVENTS?: AnalyticsEngineDataset;
  readonly EVENTS_LIMIT?: RateLimit;
}

/** Counts events in the platform's dataset, within the platform's rate limit. */
export function eventCounter({ EVENTS, EVENTS_LIMIT }: EventBindings): EventCounter {
  return {
    write: ({ indexes, blobs, doubles }) =>
      EVENTS?.writeDataPoint({ indexes: [...indexes], blobs: [...blobs], doubles: [...doubles] }),
    allows: async (visitor) => !EVENTS_LIMIT || (await EVENTS_LIMIT.limit({ key: visitor })).success,
  };
}

/** A data point of the analytics dataset: sampling key, texts, numbers. */
export interface EventPoint {
  readonly indexes: readonly [string];
  readonly blobs: readonly string[];
  readonly doubles: readonly number[];
}

/** Counts events of visitors. */
export interface EventCounter {
  /** Drops the point where no dataset is bound. */
  readonly write: (point: EventPoint) => void;
  /** False for a visitor who exceeds the rate limit. */
  readonly allows: (visitor: string) => Promise<boolean>;
}

/** Bindings of the counter; both are optional, since they need an account. */
export interface EventBindings {
  readonly EVENTS?: AnalyticsEngineDataset;
  readonly EVENTS_LIMIT?: RateLimit;
}

/** Counts events in Analytics Engine, within a rate limit of the platform. */
export function eventCounter({ EVENTS, EVENTS_LIMIT }: EventBindings): EventCounter {
  return {
    write: ({ indexes, blobs, doubles }) =>
      EVENTS?.writeDataPoint({ indexes: [...indexes], blobs: [...blobs], doubles: [...doubles] }),
    allows: async (visitor) => !EVENTS_LIMIT || (await EVENTS_LIMIT.limit({ key: visitor })).success,
  };
}

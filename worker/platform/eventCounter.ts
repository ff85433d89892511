/** A data point of the analytics dataset: sampling key, texts, numbers. */
export interface EventPoint {
  readonly indexes: readonly [string];
  readonly blobs: readonly string[];
  readonly doubles: readonly number[];
}

export type EventCounter = ReturnType<typeof eventCounter>;

/** Bindings of the counter; both are optional, since they need an account. */
export interface EventBindings {
  readonly EVENTS?: AnalyticsEngineDataset;
  readonly EVENTS_LIMIT?: RateLimit;
}

/** Counts events of visitors in Analytics Engine, within a rate limit of the platform. */
export function eventCounter({ EVENTS, EVENTS_LIMIT }: EventBindings) {
  return {
    /** Drops the point where no dataset is bound. */
    write: ({ indexes, blobs, doubles }: EventPoint): void =>
      EVENTS?.writeDataPoint({ indexes: [...indexes], blobs: [...blobs], doubles: [...doubles] }),
    /** False for a visitor who exceeds the rate limit. */
    allows: async (visitor: string): Promise<boolean> =>
      !EVENTS_LIMIT || (await EVENTS_LIMIT.limit({ key: visitor })).success,
  };
}

/**
 * Counts requests by the second. The returned function gives the headers that tell the asker where it
 * stands, and throws once the limit is passed.
 */
export declare const createRateLimit: (perSecond: number | undefined) => (now: Date) => Readonly<Record<string, string>>;

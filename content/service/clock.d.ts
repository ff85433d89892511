/** Whole days from the anchor to now; negative before the anchor. */
export declare const daysBetween: (anchor: string, now: Date) => number;
/**
 * The instant of a date text in milliseconds, or NaN. A text without an offset counts as UTC, so that the
 * answer does not depend on the machine's time zone.
 */
export declare const instantOf: (text: string) => number;
/** Whether a value is a date in one of the forms that a Date field takes. */
export declare const isDateText: (value: unknown) => value is string;
/**
 * The same date text some days later. Only the calendar date changes: the form, the time of day and the
 * offset stay as they are written.
 */
export declare const shiftDate: (text: string, days: number) => string;

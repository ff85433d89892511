/**
 * The day that the sample space's dates are written around: an event that starts three days after this
 * instant in the file always starts three days from now when it is served.
 */
export const SPACE_ANCHOR = '2026-01-15T00:00:00.000Z';

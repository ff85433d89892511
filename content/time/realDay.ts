/**
 * Returns true for a day that exists, as `YYYY-MM-DD`: a parser rolls the 30th of February over. A year before 1900 is a slip
 * of the keys.
 */
export function isRealDay(text: string): boolean {
  const midnight = /^(?:19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

/** A day, and a time with or without a zone, as the content service's editor writes them (ISO 8601). */
const dateForm = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Returns true for a date of the content service whose day and time exist. */
export function isRealDate(text: string): boolean {
  return dateForm.test(text) && isRealDay(text.slice(0, 10)) && Number.isFinite(Date.parse(text));
}

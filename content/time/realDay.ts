/** Returns true for a day that exists, as `YYYY-MM-DD`: a parser rolls the 30th of February over. */
export function isRealDay(text: string): boolean {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

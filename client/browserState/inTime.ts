/** A file or an answer that has not come by then counts as missing (docs/rules.md#script-missing). */
export const WAIT_MS = 10_000;

/** Rejects when a file or an answer is late. */
export function inTime<Value>(coming: Promise<Value>): Promise<Value> {
  return Promise.race([coming, new Promise<never>((_, reject) => setTimeout(reject, WAIT_MS))]);
}

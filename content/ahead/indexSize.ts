import * as v from 'valibot';

/** Reads how much the index of pages holds. */
export const indexSize = v.object({
  pages: v.number(),
  scopes: v.number(),
  builds: v.number(),
  /** Pages that a job is making. */
  pending: v.number(),
  /** Pages that failed as often as they may, and are left to visitors. */
  laidAside: v.optional(v.number(), 0),
  /** Of the database, whatever it holds. */
  bytes: v.number(),
});
export type IndexSize = Readonly<v.InferOutput<typeof indexSize>>;

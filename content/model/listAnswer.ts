import * as v from 'valibot';

const typedId = v.looseObject({ id: v.string() });
const resource = v.looseObject({
  sys: v.looseObject({ id: v.string(), contentType: v.optional(v.looseObject({ sys: typedId })) }),
  fields: v.fallback(v.record(v.string(), v.unknown()), {}),
});
const resources = v.fallback(v.array(resource), []);

/** A list answer of the content service: its entries, and what they link to. What the site does not read stays in it. */
export const listAnswer = v.looseObject({
  items: v.array(resource),
  includes: v.fallback(v.looseObject({ Entry: resources, Asset: resources }), { Entry: [], Asset: [] }),
});

export type ListAnswer = v.InferOutput<typeof listAnswer>;
export type Resource = v.InferOutput<typeof resource>;

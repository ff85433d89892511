import * as v from 'valibot';

const parts = v.array(v.object({ text: v.string(), isMatch: v.boolean() }));

/** What the page and the panel are told of a search; checked again where the browser reads it. */
export const searchAnswer = v.object({
  keyword: v.string(),
  total: v.number(),
  /** False when a part of the content could not be looked through. */
  isComplete: v.boolean(),
  sections: v.array(
    v.object({
      contentType: v.string(),
      title: v.string(),
      total: v.number(),
      items: v.array(v.object({ id: v.string(), href: v.string(), isOutbound: v.boolean(), name: parts, note: parts })),
    }),
  ),
});
export type SearchAnswer = v.InferOutput<typeof searchAnswer>;

/** What the editors suggest before anybody has typed (content-pages §7: predict-search). Without `href` it is text only. */
export const searchSuggestions = v.object({
  experiences: v.array(v.object({ id: v.string(), title: v.string(), href: v.optional(v.string()) })),
  brands: v.array(v.object({ id: v.string(), title: v.string(), href: v.optional(v.string()) })),
});
export type SearchSuggestions = v.InferOutput<typeof searchSuggestions>;

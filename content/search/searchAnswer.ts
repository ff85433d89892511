import * as v from 'valibot';

const parts = v.array(v.object({ text: v.string(), isMatch: v.boolean() }));

const answerItem = v.object({
  id: v.string(),
  href: v.string(),
  isOutbound: v.boolean(),
  name: parts,
  /** The language of its name, where that is not the page's (docs/rules.md#untranslated-marked). */
  lang: v.optional(v.string()),
  note: parts,
  /** Its kind and its place, in a few words each. */
  facts: v.array(v.string()),
  /** The languages of its note and its facts, by their words, where they are not the page's. */
  langs: v.optional(v.record(v.string(), v.string())),
  picture: v.optional(v.string()),
});
export type AnswerItem = v.InferOutput<typeof answerItem>;

/** The answer to a search, for the page and the panel; the browser validates it again. */
export const searchAnswer = v.object({
  keyword: v.string(),
  total: v.number(),
  /** False when a part of the content could not be searched. */
  isComplete: v.boolean(),
  sections: v.array(
    v.object({
      contentType: v.string(),
      title: v.string(),
      total: v.number(),
      items: v.array(answerItem),
    }),
  ),
});
export type SearchAnswer = v.InferOutput<typeof searchAnswer>;

const suggestion = v.object({
  id: v.string(),
  title: v.string(),
  lang: v.optional(v.string()),
  href: v.optional(v.string()),
  picture: v.optional(v.string()),
});

/**
 * The editors' suggestions, shown before the visitor types (docs/rules.md#search-suggestions). Without `href` it is
 * text only.
 */
export const searchSuggestions = v.object({
  experiences: v.array(suggestion),
  brands: v.array(suggestion),
});
export type SearchSuggestions = v.InferOutput<typeof searchSuggestions>;

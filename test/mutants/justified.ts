/** Mutants that no test can or should kill, by their id, with the reason. */
export const justified: Readonly<Record<string, string | undefined>> = {
  // content/search/searchText.ts:58
  '222aaa6ce6c0': 'so short a word can never hold all but one letter of the typed one: the line saves time only',
  // content/time/zonedTime.ts:50
  e8fb1cb294e2: 'the size of a cache, which no answer shows',
  // content/media/background.ts:20
  '2ebabf85c033': 'a playlist of one begins again either way',
  // content/address/redirectRules.ts:179
  e41521f88ce4: 'a link that counts as internal can always be read; the type wants the line',
  // content/time/zonedTime.ts:49
  c4e12d613adb: 'a cache: without it the same moment is worked out again',
  // content/time/zonedTime.ts:99
  f33fb1e37c33: 'the quick way and the slow one give the same moment',
  // content/media/mediaUrl.ts:107
  bdf6d0ecc201: 'no picture is wanted narrower than a pixel',
  // content/address/listingAddress.ts:99
  c7391b8ae8c0: 'an address leaves out an empty category anyway',
  // content/media/background.ts:11
  c0a35aec8fa3: 'no extension, and one that nobody knows, are the same',
  // content/model/definitions.ts:65
  f301d5b33f68: 'every content type has a short text, which a test demands; the type wants the line',
  // worker/middleware/gates.ts:128
  '98a4642f2df2': 'a browser without a language, and one with words that name none, get the same',
  // worker/visitor.ts:74
  '037ff47336cf': 'an address without a first part begins with no language, and nor does this word',
  // worker/cache/pageAnswer.ts:31
  ee43da93e474: 'every kept page has a tag; the type wants the words',
};

/**
 * Bytes of the heap for a character of JSON, measured over the content of the sample in four languages: an object that
 * was parsed from it takes 2.1 to 2.3, in Chinese and Japanese as in English, since most texts are short and names repeat.
 */
const PARSED = 2.3;
/** The same for an answer of the content service together with the entries that are read from it: 2.4 to 4.8, once 8.7. */
const ANSWER_WITH_ENTRIES = 4.5;
/** An entry of a cache with its key. */
const ENTRY = 200;

/** What a parsed answer and the entries read from it take, by the length of its JSON. */
export function answerBytes(length: number): number {
  return ENTRY + ANSWER_WITH_ENTRIES * length;
}

/** What HTML and its few facts take, by the length of their JSON: two bytes a character beyond Latin. */
export function markupBytes(length: number): number {
  return ENTRY + 2 * length;
}

/** What plain data takes. */
export function dataBytes(data: unknown): number {
  return ENTRY + PARSED * JSON.stringify(data).length;
}

/** What texts take: two bytes a character where one of them is beyond Latin, otherwise one. */
export function textBytes(...texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length * (/[\u0100-\uffff]/.test(text) ? 2 : 1), ENTRY);
}

import { safeParse } from 'valibot';
import { cleanKeyword, isSearchable } from '../../content/search/keyword.ts';
import { type SearchAnswer, searchAnswer } from '../../content/search/searchAnswer.ts';

/** Somebody who types is asked for after this pause. */
const TYPING_MS = 150;

/** What a search is told to do, and whom it tells. */
interface SearchRequests {
  /** Address that answers as JSON when a keyword is added to its query. */
  readonly endpoint: string;
  readonly fetch: (url: string, init: { readonly signal: AbortSignal }) => Promise<Response>;
  /** An answer to the latest word; undefined once there is no word to look for. */
  readonly onAnswer: (answer: SearchAnswer | undefined) => void;
  /** The latest word could not be looked for. */
  readonly onFailure: () => void;
}

/** Looks for words as they are typed. */
export interface Typing {
  /** The field's text changed. */
  readonly type: (text: string) => void;
  /** Nobody waits any more. */
  readonly stop: () => void;
}

/**
 * Searches as one types: after two characters, a pause later, each word ending the request of the one before. Only the
 * latest word is ever answered, whatever order the answers come in.
 */
export function createTyping({ endpoint, fetch, onAnswer, onFailure }: SearchRequests, word = ''): Typing {
  let current = word;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();

  const stop = (): void => {
    clearTimeout(timer);
    request.abort();
  };

  const ask = async (keyword: string, { signal }: AbortController): Promise<void> => {
    try {
      const response = await fetch(`${endpoint}&keyword=${encodeURIComponent(keyword)}`, { signal });
      const answer = safeParse(searchAnswer, response.ok ? await response.json() : undefined);
      if (signal.aborted) return;
      if (answer.success) onAnswer(answer.output);
      else onFailure();
    } catch {
      if (!signal.aborted) onFailure();
    }
  };

  return {
    stop,
    type: (text) => {
      const keyword = cleanKeyword(text);
      if (keyword === current) return;
      current = keyword;
      stop();
      if (!isSearchable(keyword)) return onAnswer(undefined);
      const own = new AbortController();
      request = own;
      timer = setTimeout(() => void ask(keyword, own), TYPING_MS);
    },
  };
}

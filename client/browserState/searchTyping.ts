import { safeParse } from 'valibot';
import { cleanKeyword, isSearchable } from '../../content/search/keyword.ts';
import { type SearchAnswer, searchAnswer } from '../../content/search/searchAnswer.ts';
import { inTime } from './inTime.ts';

/** A search starts after this pause in typing. */
const TYPING_MS = 150;
/** An answer that takes longer is said to be on its way (docs/rules.md#search-slow). */
const SLOW_MS = 1000;

/** Where to search, and what to do with the results. */
interface SearchRequests {
  /** Address that answers as JSON when a keyword is added to its query. */
  readonly endpoint: string;
  /** The keyword whose results are there already; empty where there are none. */
  readonly keyword: string;
  /** The results of the latest keyword; undefined once the keyword is too short to search for. */
  readonly onAnswer: (answer: SearchAnswer | undefined) => void;
  /** The answer to the latest keyword is on its way for long. */
  readonly onSlow?: () => void;
  /** The search of the latest keyword failed, or is late; the same text asks for it again. */
  readonly onFailure: () => void;
}

/** Searches while the visitor types. */
interface Typing {
  /** Call with the field's text whenever it changes. */
  readonly type: (text: string) => void;
  /** Cancels what is waiting or under way; whatever comes next is searched for. */
  readonly stop: () => void;
}

/**
 * Searches while the visitor types: from two characters on, after a pause; each keyword cancels the request before it.
 * Only the latest keyword is answered, in whatever order the responses arrive.
 */
export function createTyping({ endpoint, keyword: initial, onAnswer, onSlow, onFailure }: SearchRequests): Typing {
  let current: string | undefined = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  let hasFailed = false;

  const cancel = (): void => {
    clearTimeout(timer);
    request.abort();
  };

  const ask = async (keyword: string, { signal }: AbortController): Promise<void> => {
    const slow = setTimeout(() => !signal.aborted && onSlow?.(), SLOW_MS);
    const answer = await inTime(answerOf(`${endpoint}&keyword=${encodeURIComponent(keyword)}`, signal)).catch(
      () => undefined,
    );
    clearTimeout(slow);
    if (signal.aborted) return;
    hasFailed = answer === undefined;
    if (answer) onAnswer(answer);
    else onFailure();
  };

  return {
    stop: () => {
      cancel();
      current = undefined;
    },
    type: (text) => {
      const keyword = cleanKeyword(text);
      if (keyword === current && !hasFailed) return;
      current = keyword;
      hasFailed = false;
      cancel();
      if (!isSearchable(keyword)) return onAnswer(undefined);
      const requestAbort = new AbortController();
      request = requestAbort;
      timer = setTimeout(() => void ask(keyword, requestAbort), TYPING_MS);
    },
  };
}

/** Undefined without a network, and for an answer that is none. */
async function answerOf(address: string, signal: AbortSignal): Promise<SearchAnswer | undefined> {
  if (!navigator.onLine) return undefined;
  const response = await fetch(address, { signal });
  const answer = safeParse(searchAnswer, response.ok ? await response.json() : undefined);
  return answer.success ? answer.output : undefined;
}

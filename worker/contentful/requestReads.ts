import { type Freshness, isFresh, joinedFreshness, type Knowledge } from '../../content/freshness/freshness.ts';
import { listOf } from '../../content/model/answerParts.ts';
import type { ReadingNote } from '../../content/model/readEntry.ts';
import { type TimeLimit, timeLimit, withTimeout } from '../../content/time/timeouts.ts';
import { answerLimits } from '../cache/cacheLimits.ts';
import type { ContentCache } from '../cache/contentCache.ts';
import type { KeyOfCall } from '../cache/contentKeys.ts';
import type { DerivedAnswer } from '../cache/contentQuery.ts';
import { answerBytes, markupBytes } from '../cache/heapBytes.ts';
import { ContentFailure } from '../failures.ts';
import type { KeepAlive, World } from '../world.ts';
import type { ListParameters } from './delivery.ts';
import { idsOf, isNarrow, listsOf } from './listCall.ts';
import type { LongLists } from './longLists.ts';
import type { ContentScope } from './scope.ts';

/** An answer, with the facts that decide whether it is current; undefined in preview, which is never cached. */
interface AnswerWithFreshness {
  readonly answer: unknown;
  readonly freshness: Freshness | undefined;
}

/** Asks the content service. A visitor's words are one call; the site's own questions as many as their list is long. */
export type Ask = (parameters: ListParameters, isSiteQuestion: boolean) => Promise<unknown>;

/** One question to the content of a city, for reports. */
export interface Lookup {
  readonly type: string;
  readonly milliseconds: number;
}

export type RequestReads = ReturnType<typeof createRequestReads>;

/** What the reads of an isolate share. */
export interface IsolateReads {
  readonly cache: ContentCache;
  readonly longLists: LongLists;
  readonly knowledge: () => Knowledge;
  readonly keyOf: KeyOfCall;
  readonly askPublished: Ask;
}

/**
 * Begins the reads of a request: each answer with the note that it was read (docs/rules.md#content-freshness). Nobody waits
 * in the background, so that fresh content is worth some time there.
 */
export function createRequestReads(
  world: World,
  { cache, longLists, knowledge, keyOf, askPublished }: IsolateReads,
  { city, language, isPreview }: ContentScope,
  askDrafts: Ask,
  keepAlive: KeepAlive,
  isBackground: boolean,
) {
  const deadline = world.now().getTime() + world.settings.pageDeadlineMs;
  const remaining = (): number => deadline - world.now().getTime();
  const reader = { keepAlive, remaining, isBackground };
  const record = new Set<Freshness>();
  const notes: ReadingNote[] = [];
  const lookups: Lookup[] = [];
  let isWhole = true;

  const ask = async (parameters: ListParameters, isSiteQuestion: boolean): Promise<AnswerWithFreshness> => {
    if (isPreview) {
      const answer = askDrafts(parameters, isSiteQuestion);
      return { answer: await withTimeout(world, Math.max(remaining(), 0), answer, tooLate), freshness: undefined };
    }
    const query = {
      key: await keyOf(parameters),
      // Computed only for a call to the service: an answer from memory has them already.
      get lists() {
        return listsOf(parameters, city);
      },
      get ids() {
        return idsOf(parameters);
      },
      fetchAnswer: () => askPublished(parameters, isSiteQuestion),
    };
    const storedAnswer = await cache.read(query, {
      ...reader,
      isStored: isSiteQuestion,
      isSiteAnswer: (answer) => isSiteQuestion && !(isNarrow(parameters) && listOf(answer, 'items').length === 0),
      bytesOf: answerBytes,
    });
    if (isSiteQuestion) longLists.note(parameters, city, storedAnswer.answer);
    return { answer: storedAnswer.answer, freshness: storedAnswer };
  };

  /** Reads an answer that may turn out to say nothing: the record gets it with `note`. */
  const look = async (parameters: ListParameters, isSiteQuestion = true): Promise<AnswerWithFreshness> => {
    const startedAt = world.now().getTime();
    try {
      return await ask(parameters, isSiteQuestion);
    } finally {
      const milliseconds = world.now().getTime() - startedAt;
      lookups.push({ type: String(parameters['content_type'] ?? 'any'), milliseconds });
    }
  };

  /** Notes that something came too late to be part of what is made. */
  const noteGap = (): void => {
    isWhole = false;
  };
  const orGap = async <Answer>(reading: Promise<Answer>): Promise<Answer> => {
    try {
      return await reading;
    } catch (thrown) {
      if (thrown instanceof ContentFailure && thrown.isOutage) noteGap();
      throw thrown;
    }
  };

  return {
    look,
    /** Reads an answer, which the record gets. */
    read: async (parameters: ListParameters, isSiteQuestion?: boolean): Promise<AnswerWithFreshness> => {
      const answer = await orGap(look(parameters, isSiteQuestion));
      if (answer.freshness) record.add(answer.freshness);
      return answer;
    },
    /** Reads what is made from answers and kept by itself. */
    readMade: async (
      parts: ListParameters,
      isStored: boolean,
      make: (isRefresh: boolean) => Promise<DerivedAnswer>,
    ): Promise<unknown> => {
      const query = { key: await keyOf({ city, language, ...parts }), make };
      const how = { ...reader, isStored, isSiteAnswer: () => true, bytesOf: markupBytes };
      const storedAnswer = await orGap(cache.read(query, how));
      record.add(storedAnswer);
      return storedAnswer.answer;
    },
    note: (freshness: Freshness): unknown => record.add(freshness),
    noteReading: (fields: readonly ReadingNote[]): unknown => notes.push(...fields),
    isCurrent: (freshness: Freshness | undefined): boolean =>
      !freshness || isFresh(freshness, knowledge(), world.now().getTime()),
    /** What was asked so far. */
    lookups: (): readonly Lookup[] => lookups,
    /** All that was read so far, as one thing that is as old as its oldest part (docs/rules.md#renewal); undefined: nothing. */
    record: (): Freshness | undefined => joinedFreshness([...record], knowledge()),
    /** Fields that had to be left out so far, since an editor saved something of a wrong type. */
    unusable: (): readonly ReadingNote[] => notes.filter(({ problem }) => problem === 'unusable'),
    /** False once a call failed that the page needs: what was made without its answer is not shared. */
    isWhole: (): boolean => isWhole,
    noteGap,
    /** A part that a page does without: undefined, and a gap, where it cannot be had, or not soon. */
    optional: <Part>(part: Promise<Part>): Promise<Part | undefined> => {
      const soon = isBackground ? part : withTimeout(world, answerLimits.optionalWait, part, () => void noteGap());
      return soon.catch(() => undefined);
    },
    /** A limit of its own for some of the work, in milliseconds, within the page's. */
    limit: (milliseconds: number): TimeLimit => {
      const wait = milliseconds + (isBackground ? answerLimits.refreshWait : 0);
      return timeLimit(world, Math.max(Math.min(wait, remaining()), 0));
    },
  };
}

function tooLate(): never {
  throw new ContentFailure(504, 'content came too late for its page');
}

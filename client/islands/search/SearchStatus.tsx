import { cutText, KEYWORD_MAX, KEYWORD_MIN } from '../../../content/search/keyword.ts';
import type { SearchAnswer } from '../../../content/search/searchAnswer.ts';
import { filled, type SearchTexts } from './searchPanelProps.ts';

interface SearchStatusProps {
  readonly answer: SearchAnswer | undefined;
  readonly hasFailed: boolean;
  /** True for a text that is too short to be searched for. */
  readonly isShort: boolean;
  readonly texts: SearchTexts;
}

/**
 * The number of results, as a live region; the term cut to 21 characters (docs/rules.md#search-no-results). A text that is
 * too short says how many characters it needs (docs/rules.md#search-minimum).
 */
export function SearchStatus({ answer, hasFailed, isShort, texts }: SearchStatusProps) {
  const isIncomplete = hasFailed || answer?.isComplete === false;
  // With incomplete results, zero is not certain.
  const count = answer && (answer.total > 0 || answer.isComplete) ? countText(answer, texts) : undefined;
  return (
    <div className="search-status" role="status">
      {isShort ? <p>{filled(texts.short, { min: KEYWORD_MIN })}</p> : undefined}
      {count === undefined ? undefined : (
        <p className="display" data-size="3">
          {count}
        </p>
      )}
      {answer?.total === 0 && answer.isComplete ? (
        <>
          <p>{texts.advice}</p>
          <p className="measure-narrow">{texts.kindWord}</p>
        </>
      ) : undefined}
      {isIncomplete ? <p>{texts.incomplete}</p> : undefined}
    </div>
  );
}

function countText({ keyword, total }: SearchAnswer, texts: SearchTexts): string {
  const text = total === 0 ? texts.none : total === 1 ? texts.one : texts.many;
  return filled(text, { count: total, keyword: cutText(keyword, KEYWORD_MAX) });
}

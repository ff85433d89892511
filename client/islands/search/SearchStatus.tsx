import type { IslandTexts } from '../../../content/messages/islandMessages.ts';
import { cutText, KEYWORD_MAX, KEYWORD_MIN } from '../../../content/search/keyword.ts';
import type { SearchAnswer } from '../../../content/search/searchAnswer.ts';
import { hook } from '../../hooks/hook.ts';

interface SearchStatusProps {
  readonly answer: SearchAnswer | undefined;
  readonly hasFailed: boolean;
  /** The answer to what was typed last is on its way for long. */
  readonly isSlow: boolean;
  /** True for a text that is too short to be searched for. */
  readonly isShort: boolean;
  readonly text: IslandTexts;
}

/**
 * The number of results, as a live region; the term cut to 21 characters (docs/rules.md#search-no-results). A text that is
 * too short says how many characters it needs (docs/rules.md#search-minimum), and one whose answer is late that it is on its
 * way (docs/rules.md#search-slow).
 */
export function SearchStatus({ answer, hasFailed, isSlow, isShort, text }: SearchStatusProps) {
  if (isSlow)
    return (
      <div className="search-status" role="status">
        <p {...hook('search-slow')}>{text('loading')}</p>
      </div>
    );
  const isIncomplete = hasFailed || answer?.isComplete === false;
  // With incomplete results, zero is not certain.
  const count = answer && (answer.total > 0 || answer.isComplete) ? countText(answer, text) : undefined;
  return (
    <div className="search-status" role="status">
      {isShort ? <p>{text('searchShort', { min: KEYWORD_MIN })}</p> : undefined}
      {count === undefined ? undefined : (
        <p className="display" data-size="3">
          {count}
        </p>
      )}
      {answer?.total === 0 && answer.isComplete ? (
        <>
          <p className="lead">{text('searchAdvice')}</p>
          <p className="measure">{text('searchKindWord')}</p>
        </>
      ) : undefined}
      {isIncomplete ? <p>{text('searchIncomplete')}</p> : undefined}
    </div>
  );
}

function countText({ keyword, total }: SearchAnswer, text: IslandTexts): string {
  return text(total === 0 ? 'searchNone' : total === 1 ? 'searchOne' : 'searchMany', {
    count: total,
    keyword: cutText(keyword, KEYWORD_MAX),
  });
}

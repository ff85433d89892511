import { entriesOf, isEmpty, standardText, standardValue } from './checkedSpace.ts';
import type { Rule } from './finding.ts';

/** Rules of what opens over a page (docs/rules.md#asked-once). */
export const noticeRules = {
  'asks-without-answer': {
    severity: 'warning',
    holds: 'A notification that asks says what it asks, or has a button',
    find: (space) =>
      entriesOf(space, ['notification']).flatMap((entry) => {
        const isQuestion = /[?？]\s*$/.test(standardText(space, entry, 'title'));
        const hasAnswer = !isEmpty(standardValue(space, entry, 'asks')) || !isEmpty(standardValue(space, entry, 'cta'));
        return isQuestion && !hasAnswer
          ? [{ entry, field: 'asks', message: 'is empty: visitors are asked, and have nothing to answer by' }]
          : [];
      }),
  },
} as const satisfies Record<string, Rule>;

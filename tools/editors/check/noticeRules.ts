import { ownValue } from '../../../content/ownValue.ts';
import { entriesOf, isEmpty } from './checkedSpace.ts';
import type { Rule } from './finding.ts';

/** Words for a time that is another one for who reads them later. */
const relativeTime =
  /\b(?:next (?:week|month)|this weekend|la semaine prochaine|le mois prochain|(?:la )?(?:prossima settimana|settimana prossima)|il mese prossimo)\b|下周|下週|下個?月|下个月|来週|来月|다음 (?:주|달)/iu;
/** A day and a month, or a date in figures. */
const date = /\d{1,2}\s*[月월]\s*\d{1,2}|\b\d{1,2}(?:er)? \p{L}{3,}|\b\p{Lu}\p{L}{2,} \d{1,2}\b|\d{4}-\d{2}-\d{2}/u;
const fields: readonly string[] = ['title', 'htmlTitle', 'subject', 'description'];

/** Rules of announcements and notifications (docs/rules.md#notice-dates, docs/rules.md#asked-once). */
export const noticeRules = {
  'notice-undated': {
    severity: 'warning',
    holds: 'A notice that says "next week" names the date',
    *find(space) {
      for (const entry of entriesOf(space, ['announcement', 'notification']))
        for (const field of fields)
          for (const [locale, value] of Object.entries(ownValue(entry.fields, field) ?? {})) {
            const text = typeof value === 'string' ? value : '';
            const [word] = relativeTime.exec(text) ?? [];
            const message = `says “${word}” and no date: who reads it later takes it for another day`;
            if (word !== undefined && !date.test(text)) yield { entry, field, locale, message };
          }
    },
  },
  'asks-without-answer': {
    severity: 'warning',
    holds: 'A notification that asks says what it asks, or has a button',
    *find(space) {
      for (const entry of entriesOf(space, ['notification'])) {
        const isQuestion = /[?？]\s*$/.test(entry.text('title'));
        const hasAnswer = ['asks', 'cta'].some((field) => !isEmpty(entry.value(field)));
        const message = 'is empty: visitors are asked, and have nothing to answer by';
        if (isQuestion && !hasAnswer) yield { entry, field: 'asks', message };
      }
    },
  },
} as const satisfies Record<string, Rule>;

import { expect, test } from 'vitest';
import { storageKeys } from '../../../content/visitor/storageKeys.ts';
import { words } from '../../support/words.ts';

/** What visitors have stored already: another name would forget it. */
test('every value has its name', () => {
  const names = Object.values(storageKeys).map((key) => (typeof key === 'function' ? key('x') : key).name);
  expect(names.toSorted()).toEqual(
    words(`
      age-answer-x announcement-read-x chunk-reload cookie-consent departure-closed-x departure-location
      dfs-member-user flight-info-x language locale-redirect member-card notifications-read-x picker-closed-x
      preferred-path recent-searches travel-type-x
    `).toSorted(),
  );
});

test('what is read back is what the site would have stored', () => {
  const { language, notificationsRead } = storageKeys;
  expect([language.read('fr'), language.read(''), language.read(7)]).toEqual(['fr', undefined, undefined]);
  const notices = notificationsRead('en');
  expect([
    notices.read(['a', 'b']),
    notices.read([]),
    notices.read(['a', 7]),
    notices.read([7]),
    notices.read('a'),
  ]).toEqual([['a', 'b'], [], undefined, undefined, undefined]);
});

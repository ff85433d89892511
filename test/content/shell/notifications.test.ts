import { expect, test } from 'vitest';
import type { EntryOf } from '../../../content/model/registry.ts';
import { matchPage } from '../../../content/pages.ts';
import { pageNotifications } from '../../../content/shell/notifications.ts';

type Position = EntryOf<'notification'>['popupPosition'][number];
const at = (contentType: Position['contentType'], slug: string) => ({ contentType, slug });

/** Only what the rule looks at: where a notification stands. */
const notification = (id: string, ...popupPosition: readonly ReturnType<typeof at>[]) => ({ id, popupPosition });
const items = [
  notification('for offer', at('specialOffer', 'old-vines-pair'), at('homePage', '')),
  notification('general'),
  notification('for brands', at('brandListPage', 'brands')),
  notification('newer for home', at('homePage', 'home')),
];

test.each([
  [[], ['for offer', 'newer for home', 'general']],
  [
    ['special-offers', 'old-vines-pair'],
    ['for offer', 'general'],
  ],
  [['special-offers', 'another'], ['general']],
  [
    ['brand', 'listing'],
    ['for brands', 'general'],
  ],
  [['brand'], ['for brands', 'general']],
])('on %j', (path, expected) => {
  expect(pageNotifications(items, matchPage(path)).map(({ id }) => id)).toEqual(expected);
});

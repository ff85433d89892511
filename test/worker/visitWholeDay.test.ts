import { expect, test } from 'vitest';
import { stopKey } from '../../content/stores/visitChoice.ts';
import { changedSite } from '../support/worker/changedSite.ts';
import { mainOf } from '../support/worker/pageText.ts';
import { entriesOf } from '../support/worker/space.ts';

test('a day that holds all that is open offers nothing beside it, and leads back to our own', async () => {
  const [store] = await entriesOf('sydney', 'en', 'storeLocator');
  const site = changedSite(({ sys, fields }, type) =>
    /^(?:dining|service|event.*|storeLocator)$/.test(type) && sys.id !== store?.id ? undefined : fields,
  );
  const stops = stopKey(store?.id ?? '');
  const main = mainOf(await site.read(`/en/sydney/my-visit?on=2026-06-17&at=19:30&stops=${stops}`));
  expect(main.split('data-stop=""')).toHaveLength(2);
  expect(main).not.toContain('Also open that day');
  expect(main).toContain('Back to our recommendation');
});

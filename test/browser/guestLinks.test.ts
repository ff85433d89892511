import { expect, inject } from 'vitest';
import { expectAccessible } from '../support/browser/page.ts';
import { settled, test } from '../support/browser/visitor.ts';

const PATH = '/en/sydney/brand/aurelle';

test('an editor makes a link, a guest without an account opens that page alone, until it is withdrawn', async ({
  visit,
  arrive,
}) => {
  const editors = await visit(`${PATH}?is-preview-mode=true&preview-at=2027-01-26T09:00`, settled);
  await editors.locator('.preview-share > summary').click();
  await editors.getByRole('spinbutton').fill('24');
  await editors.getByRole('button', { name: 'Make a link' }).click();
  const link = await editors.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toMatch(/\/preview\/guest#[0-9a-f]{64}$/);
  await expectAccessible(editors);

  const guests = await arrive(settled);
  const requestedUrls: string[] = [];
  guests.on('request', (request) => requestedUrls.push(request.url()));
  await guests.goto(inject('site') + new URL(link).pathname + new URL(link).hash);
  await guests.waitForURL(`**${PATH}?preview-at=*`);
  const mask = guests.getByRole('complementary', { name: 'Preview' });
  await mask.getByText('Unpublished content is shown.').waitFor();
  expect(await guests.locator('[data-preview-tools], [data-contentful-entry-id]').count()).toBe(0);
  expect(requestedUrls.filter((address) => address.includes(link.slice(-64)))).toEqual([]);
  expect(await guests.evaluate('[document.cookie, document.referrer].join()')).not.toContain(link.slice(-64));
  await expectAccessible(guests);
  const address = guests.url();
  await guests.goto(`${inject('site')}/en/sydney`);
  expect(await mask.count()).toBe(0);
  await guests.goto(address);
  expect(await mask.count()).toBe(1);

  const scriptless = await arrive({ ...settled, hasScript: false });
  await scriptless.goto(inject('site') + new URL(link).pathname + new URL(link).hash);
  await scriptless.getByLabel('Paste your link').fill(link);
  await scriptless.getByRole('button', { name: 'Open' }).click();
  await scriptless.getByText('Unpublished content is shown.').waitFor();
  expect(scriptless.url()).toBe(address);

  await editors.getByRole('button', { name: /^Withdraw .*aurelle/ }).click();
  await editors.getByText('Withdrawn.').waitFor();
  await guests.reload();
  expect(await mask.count()).toBe(0);
});

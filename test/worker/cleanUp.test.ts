import { env } from 'cloudflare:workers';
import { describe, expect } from 'vitest';
import { scheduledCleanUp } from '../../worker/forms/scheduledCleanUp.ts';
import { eventsOf, formPages, formSite, good, goodPhotos, objects, rows, test } from '../support/worker/formWorld.ts';
import { testTime } from '../support/worker/testTime.ts';

/** A site that stores enquiries and can't hand them to the queue. */
const siteWithoutQueue = () =>
  formSite({ world: { enquiryQueue: { send: () => Promise.reject(new Error('down')), backlog: async () => 0 } } });

describe('the scheduled clean-up', () => {
  test('deletes rows and photos beyond the retention time, and nothing else', async () => {
    const earlierSite = formSite({ now: '2025-12-10T02:00:00.000Z' });
    expect(
      (await earlierSite.fill(formPages.assistance, { ...good.assistance, dateOfPurchase: '2025-12-01' }, goodPhotos()))
        .status,
    ).toBe(200);
    const site = formSite();
    await site.fill(formPages.assistance, good.assistance, goodPhotos());
    expect(await objects()).toHaveLength(6);
    await scheduledCleanUp(site.world);
    expect(await rows()).toMatchObject([{ city: 'sydney' }]);
    expect((await objects()).every(({ key }) => key.startsWith('2026-06-15/'))).toBe(true);
    expect(await objects()).toHaveLength(3);
    // What proves that nothing is kept for longer.
    expect(eventsOf(site)).toMatchObject([
      { level: 'info', event: 'photos purged', photos: 3 },
      { event: 'enquiries purged', rows: 1 },
      { event: 'enquiries copied', rows: 1 },
    ]);
  });

  test('keeps a copy of each night for 30 days, without what was due', async () => {
    await formSite({ now: '2025-12-10T02:00:00.000Z' }).fill(formPages.newsletter, good.newsletter);
    const site = formSite();
    await site.fill(formPages.contact, { ...good.contact, lastName: 'O’Brien', subject: 'It\'s "this"; -- one' });
    await site.fill(formPages.assistance, good.assistance, goodPhotos());
    await env.BACKUPS.put('2026-05-15/0000.sql', 'of 31 nights ago');
    await env.BACKUPS.put('2026-05-16/0000.sql', 'of 30 nights ago');
    await scheduledCleanUp(site.world);
    const { objects: copies } = await env.BACKUPS.list();
    expect(copies.map(({ key }: { key: string }) => key)).toEqual(['2026-05-16/0000.sql', '2026-06-15/0000.sql']);
    const before = await rows();
    expect(before).toHaveLength(2);
    const sql = (await (await env.BACKUPS.get('2026-06-15/0000.sql'))?.text()) ?? '';
    await env.ENQUIRIES.prepare('DELETE FROM enquiries').run();
    for (const line of [...sql.trim().split('\n'), ...sql.trim().split('\n')]) await env.ENQUIRIES.prepare(line).run();
    expect(await rows()).toEqual(before);
  });

  test('removes even a single photo that no enquiry names, once a day has passed', async () => {
    const site = formSite({ now: '2026-06-16T02:17:00.000Z' });
    await env.PHOTOS.put('2026-06-15/a/receipt', 'photo');
    await env.PHOTOS.put('2026-06-16/b/receipt', 'photo');
    await scheduledCleanUp(site.world);
    expect((await objects()).map(({ key }) => key)).toEqual(['2026-06-16/b/receipt']);
    expect(eventsOf(site)).toContainEqual(
      expect.objectContaining({ level: 'warning', event: 'stray photos removed', photos: 1 }),
    );
  });

  test('sweeps the days before the last one too, to repair a run that failed, and keeps what an enquiry names', async () => {
    const days = ['11', '12', '13', '14', '15'];
    await formSite({ now: '2026-06-12T12:00:00.000Z' }).fill(formPages.assistance, good.assistance, goodPhotos());
    for (const day of days) await env.PHOTOS.put(`2026-06-${day}/stray/receipt`, 'photo');
    const site = formSite({ now: '2026-06-15T02:17:00.000Z' });
    await scheduledCleanUp(site.world);
    const remainingPhotos = await objects();
    expect(remainingPhotos.filter(({ key }) => key.includes('/stray/')).map(({ key }) => key.slice(8, 10))).toEqual([
      '11',
      '15',
    ]);
    expect(remainingPhotos).toHaveLength(3 + 2);
    await scheduledCleanUp(site.world);
    expect(eventsOf(site).filter((line) => JSON.stringify(line).includes('stray'))).toHaveLength(1);
  });

  test('keeps to the setting', async () => {
    const site = formSite({ variables: { ENQUIRY_RETENTION_DAYS: '1' } });
    await site.fill(formPages.contact, good.contact);
    site.setNow('2026-06-16T01:00:00.000Z');
    await scheduledCleanUp(site.world);
    expect(await rows()).toHaveLength(1);
    site.setNow('2026-06-16T03:00:00.000Z');
    await scheduledCleanUp(site.world);
    expect(await rows()).toHaveLength(0);
  });

  test.each([
    ['fails', () => Promise.reject(new Error('down')), 'Error: down'],
    ['never answers', () => new Promise<never>(() => undefined), 'Error: the step takes too long'],
  ])('a store that %s stops no other step', async (_, call, problem) => {
    const site = formSite({ variables: { ENQUIRY_RETENTION_DAYS: '1' } });
    await site.fill(formPages.contact, good.contact);
    site.setNow('2026-06-17T02:17:00.000Z');
    const time = testTime('2026-06-17T02:17:00.000Z');
    const down = (): Promise<never> => {
      setTimeout(() => time.pass(120_000));
      return call();
    };
    const photos = { ...site.world.photos, removeBefore: down, keysOf: down };
    await scheduledCleanUp({ ...site.world, photos, after: time.after });
    expect(await rows()).toEqual([]);
    const incomplete = { level: 'error', event: 'scheduled clean-up incomplete', problem };
    expect(eventsOf(site).filter((line) => JSON.stringify(line).includes('incomplete'))).toMatchObject([
      { ...incomplete, step: 'purgePhotos' },
      { ...incomplete, step: 'sweepPhotos' },
    ]);
  });

  test('hands to the queue what it did not take', async () => {
    const earlierSite = siteWithoutQueue();
    await earlierSite.fill(formPages.contact, good.contact);
    await earlierSite.settled();
    const site = formSite({ now: '2026-06-15T02:01:00.000Z' });
    await scheduledCleanUp(site.world);
    expect(site.queued).toEqual([]);
    site.setNow('2026-06-15T03:00:00.000Z');
    await scheduledCleanUp({ ...site.world, enquiryQueue: earlierSite.world.enquiryQueue });
    const id = (await rows())[0]?.['id'];
    expect(eventsOf(site)).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'enquiry not queued', enquiry: id, problem: 'Error: down' }),
    );
    await scheduledCleanUp(site.world);
    await scheduledCleanUp(site.world);
    expect(site.queued).toEqual([id]);
  });

  test.each([
    ['younger than ten minutes: it is on its way', '2026-06-15T02:10:09.999Z', 0],
    ['ten minutes old', '2026-06-15T02:10:10.000Z', 1],
    ['a week old', '2026-06-22T02:00:10.000Z', 1],
    ['older than a week: an operator has to see to it', '2026-06-22T02:00:10.001Z', 0],
  ])('hands to the queue what it did not take, in the days in between: %s', async (_, now, queued) => {
    const earlierSite = siteWithoutQueue();
    await earlierSite.fill(formPages.newsletter, good.newsletter);
    await earlierSite.settled();
    const site = formSite({ now });
    await scheduledCleanUp(site.world);
    expect(site.queued).toHaveLength(queued);
  });
});

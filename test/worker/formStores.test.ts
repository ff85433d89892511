import { describe, expect } from 'vitest';
import { makeTicket } from '../../content/forms/ticket.ts';
import { scheduledCleanUp } from '../../worker/forms/scheduledCleanUp.ts';
import type { World } from '../../worker/world.ts';
import {
  countedUploads,
  formBody,
  formPages,
  formSite,
  goodAssistance,
  goodContact,
  goodPhotos,
  objects,
  receiptOf,
  rows,
  test,
} from '../support/worker/formWorld.ts';

describe('sent twice', () => {
  test('the same form is stored once and answered with the same receipt number', async () => {
    const site = formSite();
    const ticket = site.ticketOf(await (await site.visit(formPages.assistance)).text());
    site.setNow('2026-06-15T02:01:00.000Z');
    const send = async (): Promise<string> =>
      receiptOf(
        await (await site.post(formPages.assistance, formBody({ ...goodAssistance, ticket }, goodPhotos()))).text(),
      );
    const receipts = [await send(), await send(), ...(await Promise.all([send(), send()]))];
    expect(new Set(receipts).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(await objects()).toHaveLength(3);
    await site.settled();
    expect(site.queued).toHaveLength(1);
  });

  test('another text or another visit is another enquiry', async () => {
    const site = formSite();
    await site.fill(formPages.contact, goodContact);
    await site.fill(formPages.contact, goodContact);
    await site.fill(formPages.contact, { ...goodContact, subject: 'Another' });
    expect(await rows()).toHaveLength(3);
  });
});

describe('a store that fails', () => {
  const down = () => Promise.reject(new Error('down'));

  test('says "Submit Fail!", keeps what was typed and leaves no photo behind', async () => {
    const workingSite = formSite();
    const site = formSite({
      world: { enquiries: { ...workingSite.world.enquiries, put: () => Promise.reject(new Error('D1_ERROR')) } },
    });
    const answer = await site.fill(formPages.assistance, goodAssistance, goodPhotos());
    const page = await answer.text();
    expect(answer.status).toBe(503);
    expect(page).toContain('Submit Fail!');
    expect(page).toContain('value="Lovelace"');
    expect(page).toContain('Please choose your photos again');
    expect(await objects()).toEqual([]);
    expect(site.lines.some((line) => line.includes('enquiry not stored'))).toBe(true);
  });

  /** What each store does when it fails, and what the visitor is then told. */
  const failures: Readonly<Record<string, (site: ReturnType<typeof formSite>) => Partial<World>>> = {
    'photos that can’t be begun': ({ world }) => ({ photos: { ...world.photos, begin: () => down() } }),
    'photos that break off': ({ world }) => ({
      photos: { ...world.photos, begin: async (...key) => ({ ...(await world.photos.begin(...key)), part: down }) },
    }),
    'photos that can’t be completed': ({ world }) => ({
      photos: { ...world.photos, begin: async (...key) => ({ ...(await world.photos.begin(...key)), complete: down }) },
    }),
    'photos that are there although the store says otherwise': ({ world }) => ({
      photos: {
        ...world.photos,
        begin: async (...key) => {
          const upload = await world.photos.begin(...key);
          return { ...upload, complete: () => upload.complete().then(down) };
        },
      },
    }),
  };

  test.each(Object.entries(failures))('%s: the form comes back, and nothing of it stays', async (_, damage) => {
    const site = formSite({ world: damage(formSite()) });
    const answer = await site.fill(formPages.assistance, goodAssistance, goodPhotos());
    expect([answer.status, (await answer.text()).includes('value="Lovelace"')]).toEqual([503, true]);
    expect([await objects(), await rows()]).toEqual([[], []]);
    expect(site.lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', event: 'enquiry not stored' }]);
  });

  test('a row that was written although the database says otherwise is an enquiry, with its photos', async () => {
    const { world } = formSite();
    const put = (...row: Parameters<typeof world.enquiries.put>) => world.enquiries.put(...row).then(down);
    const site = formSite({ world: { enquiries: { ...world.enquiries, put } } });
    const answer = await site.fill(formPages.assistance, goodAssistance, goodPhotos());
    expect([answer.status, receiptOf(await answer.text())]).toEqual([200, (await rows())[0]?.['id']]);
    expect(await objects()).toHaveLength(3);
  });

  test('while it is unknown if the row was written its photos stay; the scheduled clean-up removes those without a row', async () => {
    const { world } = formSite();
    const put = (...row: Parameters<typeof world.enquiries.put>) => world.enquiries.put(...row).then(down);
    const site = formSite({ world: { enquiries: { ...world.enquiries, put, idOf: down } } });
    expect((await site.fill(formPages.assistance, goodAssistance, goodPhotos())).status).toBe(503);
    expect([await objects(), await rows()]).toMatchObject([{ length: 3 }, { length: 1 }]);
    const siteWithoutRows = formSite({ world: { enquiries: { ...world.enquiries, put: down, idOf: down } } });
    expect((await siteWithoutRows.fill(formPages.assistance, goodAssistance, goodPhotos())).status).toBe(503);
    expect(await objects()).toHaveLength(6);
    site.setNow('2026-06-16T02:17:00.000Z');
    await scheduledCleanUp({ ...site.world, enquiries: world.enquiries });
    const namedPhotos: { key: string }[] = JSON.parse(String((await rows())[0]?.['photos']));
    expect((await objects()).map(({ key }) => key)).toEqual(namedPhotos.map(({ key }) => key).toSorted());
  });

  test('a form that goes back leaves no upload open', async () => {
    const { site, open } = countedUploads();
    const answer = await site.fill(formPages.assistance, { ...goodAssistance, email: '' }, goodPhotos());
    expect([answer.status, open()]).toEqual([422, 0]);
  });

  test('a photo that cannot be discarded is a warning: the scheduled clean-up removes it', async () => {
    const { world } = formSite();
    const begin: typeof world.photos.begin = async (...key) => ({ ...(await world.photos.begin(...key)), abort: down });
    const site = formSite({ world: { photos: { ...world.photos, begin } } });
    const photos = [...goodPhotos(11 * 1024 * 1024).slice(0, 1), ...goodPhotos().slice(1)];
    const answer = await site.fill(formPages.assistance, goodAssistance, photos);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('File size exceeded')]);
    const warning = { level: 'warning', event: 'photo not discarded', problem: 'Error: down' };
    expect(site.lines.map((line) => JSON.parse(line))).toMatchObject([warning, warning, warning]);
  });

  test('a form that was stored is thanked for, in plain words where its page fails', async () => {
    const site = formSite({ fetch: down });
    const ticket = makeTicket(new Date('2026-06-15T01:59:00.000Z'), site.world.random(16));
    const body = formBody({ ...goodAssistance, ticket }, goodPhotos());
    const answer = await site.post('/cn/sydney/contact-us/assistance', body);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(page).toMatch(/^<!doctype html><html lang="zh-Hans"><meta/);
    const id = (await rows())[0]?.['id'];
    expect(receiptOf(page)).toBe(id);
    expect(await objects()).toHaveLength(3);
    expect(site.lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'thank-you page failed', enquiry: id }),
    );
  });

  test('a queue that fails loses nothing', async () => {
    const site = formSite({
      world: { enquiryQueue: { send: () => Promise.reject(new Error('down')), backlog: async () => 0 } },
    });
    expect((await site.fill(formPages.contact, goodContact)).status).toBe(200);
    await site.settled();
    expect(await rows()).toMatchObject([{ queued_at: null }]);
    expect(site.lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', event: 'enquiry not queued' }]);
  });
});

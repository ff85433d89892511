import { describe, expect } from 'vitest';
import { makeTicket } from '../../content/forms/ticket.ts';
import { scheduledCleanUp } from '../../worker/forms/scheduledCleanUp.ts';
import type { World } from '../../worker/world.ts';
import {
  countedUploads,
  eventsOf,
  formBody,
  formPages,
  formSite,
  good,
  goodPhotos,
  objects,
  receiptOf,
  rows,
  test,
} from '../support/worker/formWorld.ts';
import { testTime } from '../support/worker/testTime.ts';
import { headOf } from '../support/worker/testWorld.ts';

describe('sent twice', () => {
  test('the same form is stored once and answered with the same receipt number', async () => {
    const site = formSite();
    const ticket = site.ticketOf(await site.read(formPages.assistance));
    site.setNow('2026-06-15T02:01:00.000Z');
    const send = async (): Promise<string> =>
      receiptOf(
        await (await site.post(formPages.assistance, formBody({ ...good.assistance, ticket }, goodPhotos()))).text(),
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
    await site.fill(formPages.contact, good.contact);
    await site.fill(formPages.contact, good.contact);
    await site.fill(formPages.contact, { ...good.contact, subject: 'Another' });
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
    const answer = await site.fill(formPages.assistance, good.assistance, goodPhotos());
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
    const answer = await site.fill(formPages.assistance, good.assistance, goodPhotos());
    expect([answer.status, (await answer.text()).includes('value="Lovelace"')]).toEqual([503, true]);
    expect([await objects(), await rows()]).toEqual([[], []]);
    expect(eventsOf(site)).toMatchObject([{ level: 'error', event: 'enquiry not stored' }]);
  });

  test('a row that was written although the database says otherwise is an enquiry, with its photos', async () => {
    const { world } = formSite();
    const put = (...row: Parameters<typeof world.enquiries.put>) => world.enquiries.put(...row).then(down);
    const site = formSite({ world: { enquiries: { ...world.enquiries, put } } });
    const answer = await site.fill(formPages.assistance, good.assistance, goodPhotos());
    expect([answer.status, receiptOf(await answer.text())]).toEqual([200, (await rows())[0]?.['id']]);
    expect(await objects()).toHaveLength(3);
  });

  test('while it is unknown if the row was written its photos stay; the scheduled clean-up removes those without a row', async () => {
    const { world } = formSite();
    const put = (...row: Parameters<typeof world.enquiries.put>) => world.enquiries.put(...row).then(down);
    const site = formSite({ world: { enquiries: { ...world.enquiries, put, receiptOf: down } } });
    expect((await site.fill(formPages.assistance, good.assistance, goodPhotos())).status).toBe(503);
    expect([await objects(), await rows()]).toMatchObject([{ length: 3 }, { length: 1 }]);
    const siteWithoutRows = formSite({ world: { enquiries: { ...world.enquiries, put: down, receiptOf: down } } });
    expect((await siteWithoutRows.fill(formPages.assistance, good.assistance, goodPhotos())).status).toBe(503);
    expect(await objects()).toHaveLength(6);
    site.setNow('2026-06-16T02:17:00.000Z');
    await scheduledCleanUp({ ...site.world, enquiries: world.enquiries });
    const namedPhotos: { key: string }[] = JSON.parse(String((await rows())[0]?.['photos']));
    expect((await objects()).map(({ key }) => key)).toEqual(namedPhotos.map(({ key }) => key).toSorted());
  });

  /** What never answers, how the form is then answered, and how many photos stay until the clean-up. */
  const hanging: Readonly<
    Record<string, readonly [(world: World, hangs: () => Promise<never>) => Partial<World>, number, number]>
  > = {
    'the database': [({ enquiries }, hangs) => ({ enquiries: { ...enquiries, put: hangs } }), 503, 3],
    'the photos’ store': [({ photos }, hangs) => ({ photos: { ...photos, begin: hangs } }), 503, 0],
    'a photo’s end': [
      ({ photos }, hangs) => ({
        photos: { ...photos, begin: async (...of) => ({ ...(await photos.begin(...of)), complete: hangs }) },
      }),
      503,
      0,
    ],
    'the limit of senders': [(_world, hangs) => ({ formRate: hangs }), 200, 3],
  };

  test.each(Object.entries(hanging))('%s never answers: the visitor gets one', async (_, [damage, status, kept]) => {
    const time = testTime('2026-06-15T02:00:00.000Z');
    const hangs = (): Promise<never> => {
      setTimeout(() => time.pass(10_000));
      return new Promise(() => undefined);
    };
    const site = formSite({ world: { ...damage(formSite().world, hangs), now: time.now, after: time.after } });
    const ticket = makeTicket(new Date('2026-06-15T01:59:00.000Z'), site.world.random(16));
    const answer = await site.post(formPages.assistance, formBody({ ...good.assistance, ticket }, goodPhotos()));
    const page = await answer.text();
    expect([answer.status, page.includes('value="Lovelace"')]).toEqual([status, status === 503]);
    expect([(await rows()).length, (await objects()).length]).toEqual([status === 503 ? 0 : 1, kept]);
  });

  test('a row that comes after its time has its photos, and the form that is sent again is the same enquiry', async () => {
    const time = testTime('2026-06-15T02:00:00.000Z');
    const { enquiries } = formSite().world;
    let writeLate = async (): Promise<unknown> => undefined;
    const put = (...row: Parameters<typeof enquiries.put>): Promise<never> => {
      writeLate = () => enquiries.put(...row);
      setTimeout(() => time.pass(10_000));
      return new Promise(() => undefined);
    };
    const slowSite = formSite({ world: { enquiries: { ...enquiries, put }, now: time.now, after: time.after } });
    const ticket = makeTicket(new Date('2026-06-15T01:59:00.000Z'), slowSite.world.random(16));
    const send = (site: typeof slowSite) =>
      site.post(formPages.assistance, formBody({ ...good.assistance, ticket }, goodPhotos()));
    expect((await send(slowSite)).status).toBe(503);
    await writeLate();
    const site = formSite();
    const answer = await send(site);
    await site.settled();
    const [row, ...others] = await rows();
    expect([slowSite.queued, site.queued]).toEqual([[], [row?.['id']]]);
    expect([answer.status, receiptOf(await answer.text()), others]).toEqual([200, row?.['id'], []]);
    const namedPhotos: { key: string }[] = JSON.parse(String(row?.['photos']));
    expect((await objects()).map(({ key }) => key)).toEqual(namedPhotos.map(({ key }) => key).toSorted());
  });

  test('a form that goes back leaves no upload open', async () => {
    const { site, open } = countedUploads();
    const answer = await site.fill(formPages.assistance, { ...good.assistance, email: '' }, goodPhotos());
    expect([answer.status, open()]).toEqual([422, 0]);
  });

  test('a photo that cannot be discarded is a warning: the scheduled clean-up removes it', async () => {
    const { world } = formSite();
    const begin: typeof world.photos.begin = async (...key) => ({ ...(await world.photos.begin(...key)), abort: down });
    const site = formSite({ world: { photos: { ...world.photos, begin } } });
    const photos = [...goodPhotos(11 * 1024 * 1024).slice(0, 1), ...goodPhotos().slice(1)];
    const answer = await site.fill(formPages.assistance, good.assistance, photos);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('File size exceeded')]);
    const warning = { level: 'warning', event: 'photo not discarded', problem: 'Error: down' };
    expect(eventsOf(site)).toMatchObject([warning, warning, warning]);
  });

  test('a form that was stored is thanked for, in plain words where its page fails', async () => {
    const site = formSite({ fetch: down });
    const ticket = makeTicket(new Date('2026-06-15T01:59:00.000Z'), site.world.random(16));
    const body = formBody({ ...good.assistance, ticket }, goodPhotos());
    const answer = await site.post('/cn/sydney/contact-us/assistance', body);
    const page = await answer.text();
    expect(headOf(answer, 'cache-control')).toEqual([200, 'private, no-store']);
    expect(page).toMatch(/^<!doctype html><html lang="zh-Hans"><meta/);
    // A script that sent the form takes it for thanks, too.
    expect(page).toMatch(/<main>.* data-thanks>.*<\/main>/);
    const id = (await rows())[0]?.['id'];
    expect(receiptOf(page)).toBe(id);
    expect(await objects()).toHaveLength(3);
    expect(eventsOf(site)).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'thank-you page failed', enquiry: id }),
    );
  });

  test.each([
    ['contact', formPages.contact, { ...good.contact, email: 'nonsense' }, ['Is it back?', 'value="any" selected']],
    [
      'contact, nothing chosen',
      formPages.contact,
      { ...good.contact, typeOfEnquiry: '', specificStore: '' },
      ['<option value="general">General enquiry</option>', '<option value="any">'],
    ],
    [
      'contact, a general enquiry',
      formPages.contact,
      { ...good.contact, typeOfEnquiry: 'general', email: '' },
      ['<option value="general" selected="">General enquiry</option>'],
    ],
    ['newsletter', '/fr/paris/subscribe-news', { ...good.newsletter, consent: '', email: 'ada@lark' }, ['ada@lark']],
    ['assistance', '/cn/sydney/contact-us/assistance', { ...good.assistance, email: '' }, ['It broke.', 'Lovelace']],
  ])('a form with a mistake comes back in plain words where its page fails: %s', async (_, path, fields, typed) => {
    const site = formSite({ fetch: down });
    const ticket = makeTicket(new Date('2026-06-15T01:59:00.000Z'), site.world.random(16));
    const answer = await site.post(path, formBody({ ...fields, ticket }));
    const page = await answer.text();
    expect([answer.status, answer.headers.get('cache-control'), site.ticketOf(page)]).toEqual([
      422,
      'no-store',
      ticket,
    ]);
    expect([...typed, `action="${path}"`].filter((text) => !page.includes(text))).toEqual([]);
    expect(await rows()).toEqual([]);
    expect(eventsOf(site)).toContainEqual(expect.objectContaining({ level: 'error', event: 'form page failed' }));
  });

  test('a form whose page and whose store fail says so, keeps what was typed, and can be sent again', async () => {
    const { world } = formSite();
    let isDown = true;
    const site = formSite({
      fetch: down,
      world: { enquiries: { ...world.enquiries, put: (...row) => (isDown ? down() : world.enquiries.put(...row)) } },
    });
    const ticket = makeTicket(new Date('2026-06-15T01:59:00.000Z'), site.world.random(16));
    const fields = { ...good.contact, ticket };
    const answer = await site.post(formPages.contact, formBody(fields));
    const page = await answer.text();
    expect([answer.status, site.ticketOf(page)]).toEqual([503, ticket]);
    expect(page).toMatch(
      /<h1>Error: Submit Fail!<\/h1>.*data-summary="failed".*The blue one\..*<option value="AU" selected="">/s,
    );
    // A form is worth more than a check of its choices, and the operator hears of it.
    const warning = { level: 'warning', event: 'form options not read', form: 'contact' };
    expect(eventsOf(site)).toContainEqual(expect.objectContaining(warning));
    isDown = false;
    const again = await site.post(formPages.contact, formBody(fields));
    expect([again.status, receiptOf(await again.text())]).toEqual([200, (await rows())[0]?.['id']]);
  });

  test('a text that was typed elsewhere is not lost where the form’s page fails', async () => {
    const answer = await formSite({ fetch: down }).post(
      formPages.newsletter,
      formBody({ begin: 'yes', email: 'ada@lark.example' }),
    );
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('value="ada@lark.example"')]);
  });

  test('a queue that fails loses nothing', async () => {
    const site = formSite({
      world: { enquiryQueue: { send: () => Promise.reject(new Error('down')), backlog: async () => 0 } },
    });
    expect((await site.fill(formPages.contact, good.contact)).status).toBe(200);
    await site.settled();
    expect(await rows()).toMatchObject([{ queued_at: null }]);
    expect(eventsOf(site)).toMatchObject([{ level: 'error', event: 'enquiry not queued' }]);
  });
});

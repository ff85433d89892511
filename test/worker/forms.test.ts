import { describe, expect } from 'vitest';
import { makeTicket } from '../../content/forms/ticket.ts';
import { dailyRound } from '../../worker/forms/dailyRound.ts';
import type { World } from '../../worker/world.ts';
import {
  formBody,
  formPages,
  formSite,
  goodAssistance,
  goodContact,
  goodNewsletter,
  goodPhotos,
  objects,
  rows,
  test,
} from './formWorld.ts';

const receiptOf = (page: string): string => /MG-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(page)?.[0] ?? '';

describe('a form that is in order', () => {
  test('contact: stored, thanked for, with a receipt number', async () => {
    const site = formSite();
    const answer = await site.fill(formPages.contact, goodContact);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(page).toContain('Thank you for your message');
    expect(page).toContain('Return home');
    const [row] = await rows();
    expect(row).toMatchObject({ id: receiptOf(page), form: 'contact', city: 'sydney', language: 'en' });
    expect(JSON.parse(String(row?.['fields']))).toMatchObject({
      firstName: 'Ada',
      phone: '+61412345678',
      description: 'Is it back?\nThe blue one.',
    });
    await site.settled();
    expect(site.queued).toEqual([row?.['id']]);
    expect((await rows())[0]?.['queued_at']).not.toBeNull();
  });

  test('assistance: photos become objects that the row names', async () => {
    const site = formSite();
    const answer = await site.fill(formPages.assistance, goodAssistance, goodPhotos());
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('Thank you for your message');
    expect(page).toContain('<img');
    const photos: { key: string; size: number; type: string }[] = JSON.parse(String((await rows())[0]?.['photos']));
    expect(photos.map(({ key, size }) => ({ key, size })).sort((a, b) => a.key.localeCompare(b.key))).toEqual(
      await objects(),
    );
    expect(photos.every(({ type }) => type === 'image/png')).toBe(true);
    expect(photos.every(({ key }) => /^2026-06-15\/[0-9a-f]{24}\/[a-zA-Z0-9]+$/.test(key))).toBe(true);
  });

  test('newsletter: with the editors’ own words of thanks', async () => {
    const answer = await formSite().fill(formPages.newsletter, goodNewsletter);
    expect(answer.status).toBe(200);
    expect(await rows()).toMatchObject([{ form: 'newsletter' }]);
  });

  test('an urlencoded body is read as well', async () => {
    const site = formSite();
    const ticket = site.ticketOf(await (await site.visit(formPages.newsletter)).text());
    site.setNow('2026-06-15T02:01:00.000Z');
    const answer = await site.post(formPages.newsletter, new URLSearchParams({ ...goodNewsletter, ticket }));
    expect(answer.status).toBe(200);
  });

  test('every visitor gets a ticket of their own, which no cache keeps', async () => {
    const site = formSite();
    const answers = await Promise.all([1, 2, 3].map(() => site.visit(formPages.contact)));
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(3).fill('private, no-store'));
    const tickets = await Promise.all(answers.map(async (answer) => site.ticketOf(await answer.text())));
    expect(new Set(tickets).size).toBe(3);
  });
});

describe('what is wrong', () => {
  test('is said above the form and under each field, and everything typed stays', async () => {
    const site = formSite();
    const answer = await site.fill(formPages.contact, {
      ...goodContact,
      title: '',
      email: 'ada@',
      loyaltyNumber: '123',
      subject: '<b>&"',
    });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('Please review your info and complete the required fields');
    expect(page).toContain('href="#field-title"');
    expect(page).toMatch(/<p class="field-error" id="field-email-error">Please enter a valid email address\.<\/p>/);
    expect(page).toMatch(/id="field-email"[^>]*aria-invalid="true"[^>]*aria-describedby="field-email-error"/);
    expect(page).toMatch(/aria-describedby="field-loyaltyNumber-hint field-loyaltyNumber-error"/);
    expect(page).toContain('value="ada@"');
    expect(page).toContain('value="&lt;b&gt;&amp;&quot;"');
    expect(page).toContain('Is it back?\nThe blue one.</textarea>');
    expect(page).toMatch(/<option value="any" selected="">/);
    expect(await rows()).toEqual([]);
  });

  test('a telephone number that its country does not have', async () => {
    const page = await (await formSite().fill(formPages.contact, { ...goodContact, phone: '12345678' })).text();
    expect(page).toContain('Please enter a valid phone number');
  });

  test('a choice that was never offered', async () => {
    const answer = await formSite().fill(formPages.contact, {
      ...goodContact,
      specificStore: 'elsewhere',
      title: 'king',
    });
    expect(answer.status).toBe(422);
  });

  test('in Chinese; other languages read English, marked as such', async () => {
    const site = formSite();
    const chinese = await (await site.fill('/cn/sydney/contact-us/assistance', {})).text();
    expect(chinese).toContain('此项为必填。');
    const french = await (await site.fill('/fr/paris/contact-us/assistance', {})).text();
    expect(french).toContain('<section class="enquiry" lang="en">');
    expect(french).toContain('This field is required.');
  });

  test('photos that were chosen must be chosen again', async () => {
    const page = await (
      await formSite().fill(formPages.assistance, { ...goodAssistance, email: '' }, goodPhotos())
    ).text();
    expect(page).toContain('Please choose your photos again');
    expect(await objects()).toEqual([]);
  });
});

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
    const failing = formSite();
    const site = formSite({
      world: { enquiries: { ...failing.world.enquiries, put: () => Promise.reject(new Error('D1_ERROR')) } },
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
      photos: { ...world.photos, begin: async (...of) => ({ ...(await world.photos.begin(...of)), part: down }) },
    }),
    'photos that can’t be completed': ({ world }) => ({
      photos: { ...world.photos, begin: async (...of) => ({ ...(await world.photos.begin(...of)), complete: down }) },
    }),
    'photos that are there although the store says otherwise': ({ world }) => ({
      photos: {
        ...world.photos,
        begin: async (...of) => {
          const upload = await world.photos.begin(...of);
          return { ...upload, complete: () => upload.complete().then(down) };
        },
      },
    }),
  };

  test.each(Object.entries(failures))('%s: the form comes back, and nothing of it stays', async (_, failing) => {
    const site = formSite({ world: failing(formSite()) });
    const answer = await site.fill(formPages.assistance, goodAssistance, goodPhotos());
    expect([answer.status, (await answer.text()).includes('value="Lovelace"')]).toEqual([503, true]);
    expect([await objects(), await rows()]).toEqual([[], []]);
    expect(site.lines.filter((line) => line.includes('enquiry not stored'))).toHaveLength(1);
  });

  test('a row that was written although the database says otherwise is an enquiry, with its photos', async () => {
    const { world } = formSite();
    const put = (...row: Parameters<typeof world.enquiries.put>) => world.enquiries.put(...row).then(down);
    const site = formSite({ world: { enquiries: { ...world.enquiries, put } } });
    const answer = await site.fill(formPages.assistance, goodAssistance, goodPhotos());
    expect([answer.status, receiptOf(await answer.text())]).toEqual([200, (await rows())[0]?.['id']]);
    expect(await objects()).toHaveLength(3);
  });

  test('while nobody knows whether the row was written its photos stay; the daily round sweeps those without one', async () => {
    const { world } = formSite();
    const silent = { put: (...row: Parameters<typeof world.enquiries.put>) => world.enquiries.put(...row).then(down) };
    const site = formSite({ world: { enquiries: { ...world.enquiries, ...silent, idOf: down } } });
    expect((await site.fill(formPages.assistance, goodAssistance, goodPhotos())).status).toBe(503);
    expect([await objects(), await rows()]).toMatchObject([{ length: 3 }, { length: 1 }]);
    const lost = formSite({ world: { enquiries: { ...world.enquiries, put: down, idOf: down } } });
    expect((await lost.fill(formPages.assistance, goodAssistance, goodPhotos())).status).toBe(503);
    expect(await objects()).toHaveLength(6);
    site.setNow('2026-06-16T02:17:00.000Z');
    await dailyRound({ ...site.world, enquiries: world.enquiries });
    const named: { key: string }[] = JSON.parse(String((await rows())[0]?.['photos']));
    expect((await objects()).map(({ key }) => key)).toEqual(named.map(({ key }) => key).toSorted());
  });

  test('a form that goes back leaves no upload open', async () => {
    const { world } = formSite();
    let open = 0;
    const begin: typeof world.photos.begin = async (...of) => {
      const upload = await world.photos.begin(...of);
      open += 1;
      const abort = async (): Promise<void> => {
        await upload.abort();
        open -= 1;
      };
      return { ...upload, abort };
    };
    const site = formSite({ world: { photos: { ...world.photos, begin } } });
    const answer = await site.fill(formPages.assistance, { ...goodAssistance, email: '' }, goodPhotos());
    expect([answer.status, open]).toEqual([422, 0]);
  });

  test('a form that was stored is thanked for, in plain words where its page fails', async () => {
    const site = formSite({ fetch: down });
    const ticket = makeTicket(new Date('2026-06-15T01:59:00.000Z'), site.world.random(16));
    const body = formBody({ ...goodAssistance, ticket }, goodPhotos());
    const answer = await site.post('/cn/sydney/contact-us/assistance', body);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(page).toMatch(/^<!doctype html><html lang="zh-Hans"><meta/);
    expect(receiptOf(page)).toBe((await rows())[0]?.['id']);
    expect(await objects()).toHaveLength(3);
  });

  test('a queue that fails loses nothing', async () => {
    const site = formSite({ world: { enquiryQueue: { send: () => Promise.reject(new Error('down')) } } });
    expect((await site.fill(formPages.contact, goodContact)).status).toBe(200);
    await site.settled();
    expect(await rows()).toMatchObject([{ queued_at: null }]);
  });
});

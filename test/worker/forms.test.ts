import { describe, expect } from 'vitest';
import {
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
import { halfTranslated } from '../support/worker/halfTranslated.ts';
import { joinedWords, mainOf } from '../support/worker/pageText.ts';
import { headOf } from '../support/worker/testWorld.ts';

describe('a form that is in order', () => {
  test('contact: stored, thanked for, with a receipt number', async () => {
    const site = formSite();
    const answer = await site.fill(formPages.contact, good.contact);
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

  test('thanks are no words of the page: they are in its language, whatever its title is in', async () => {
    const { halfSite } = await halfTranslated('pageNewsletterSubscription', ['title', 'description'], true);
    const path = formPages.newsletter.replace('/en/', '/cn/');
    const ticket = formSite().ticketOf(await halfSite.read(path));
    halfSite.setNow('2026-06-15T02:01:00.000Z');
    const body = formBody({ ...good.newsletter, ticket });
    const thanks = mainOf(await (await halfSite.visit(path, {}, { method: 'POST', body })).text());
    expect(receiptOf(thanks)).not.toBe('');
    expect(thanks).not.toContain('lang="en"');
  });

  test.each([
    ['JP', '０９０ー１２３４ー５６７８', '+819012345678'],
    ['JP', '090・1234・5678', '+819012345678'],
    ['DE', '030/1234567', '+49301234567'],
  ])('contact: a telephone number as people in %s group it, %s', async (countryCode, phone, stored) => {
    await formSite().fill(formPages.contact, { ...good.contact, countryCode, phone });
    expect(JSON.parse(String((await rows())[0]?.['fields']))).toMatchObject({ phone: stored });
  });

  test('assistance: photos become objects that the row names', async () => {
    const site = formSite();
    const answer = await site.fill(formPages.assistance, good.assistance, goodPhotos());
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

  test('a form that is sent while its city closes is received', async () => {
    const site = formSite();
    const ticket = site.ticketOf(await site.read(formPages.newsletter));
    site.flagStore.values.set('flags', '{"maintenance":{"all":true}}');
    site.setNow('2026-06-15T02:05:00.000Z');
    expect((await site.visit(formPages.newsletter)).status).toBe(302);
    const answer = await site.post(formPages.newsletter, formBody({ ...good.newsletter, ticket }));
    expect([answer.status, receiptOf(await answer.text())]).toEqual([200, (await rows())[0]?.['id']]);
  });

  test('an urlencoded body is read as well', async () => {
    const site = formSite();
    const ticket = site.ticketOf(await site.read(formPages.newsletter));
    site.setNow('2026-06-15T02:01:00.000Z');
    const answer = await site.post(formPages.newsletter, new URLSearchParams({ ...good.newsletter, ticket }));
    expect([answer.status, await rows()]).toMatchObject([200, [{ form: 'newsletter' }]]);
  });

  test('every visitor gets a ticket of their own in a page that is kept, and no browser keeps it', async () => {
    const site = formSite();
    const firstAnswer = await site.visit(formPages.contact);
    const tickets = [site.ticketOf(await firstAnswer.text())];
    await site.settled();
    const tag = firstAnswer.headers.get('etag') ?? '';
    for (const headers of [{}, { 'if-none-match': tag }, { 'if-none-match': '*' }]) {
      const answer = await site.visit(formPages.contact, headers);
      expect(headOf(answer, 'x-cache', 'cache-control')).toEqual([200, 'HIT', 'private, no-store']);
      tickets.push(site.ticketOf(await answer.text()));
    }
    expect(new Set(tickets).size).toBe(4);
    // Nobody gets the ticket that the page was made with.
    const storedText =
      [...site.contentStore.values.values()].join('') + [...site.dataCentreStore.values.values()].join('');
    for (const ticket of tickets) expect(storedText).not.toContain(ticket);
  });

  test('a page that is shown with the ticket of a kept one stores its form', async () => {
    const site = formSite({ variables: { FORM_SECRET: 'a secret for the tickets of this test' } });
    await site.read(formPages.newsletter);
    await site.settled();
    const answer = await site.fill(formPages.newsletter, good.newsletter);
    expect(receiptOf(await answer.text())).not.toBe('');
  });
});

describe('what is wrong', () => {
  test('is said above the form and under each field, and everything typed stays', async () => {
    const site = formSite();
    const answer = await site.fill(formPages.contact, {
      ...good.contact,
      title: '',
      email: 'ada@',
      loyaltyNumber: '123',
      subject: '<b>&"',
    });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('Please review your info and complete the required fields');
    expect(page).toContain('href="#field-title"');
    expect(page).toMatch(/<p class="field-error" id="field-email-error">Please enter a valid email address<\/p>/);
    expect(page).toMatch(/id="field-email"[^>]*aria-invalid="true"[^>]*aria-describedby="field-email-error"/);
    expect(page).toMatch(/aria-describedby="field-loyaltyNumber-hint field-loyaltyNumber-error"/);
    expect(page).toContain('value="ada@"');
    expect(page).toContain('value="&lt;b&gt;&amp;&quot;"');
    expect(page).toContain('Is it back?\nThe blue one.</textarea>');
    expect(page).toMatch(/<option value="any" selected="">/);
    expect(page).toMatch(/<option value="AU" selected="">Australia \+61<\/option>/);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['/en/sydney/contact-us', 'This text is too long: 4004 characters of at most 4000.'],
    ['/jp/okinawa/contact-us', '文字数が多すぎます。現在4004文字、上限は4000文字です。'],
  ])('a text that is too long says how long it may be and is: %s', async (path, words) => {
    const site = formSite();
    const answer = await site.fill(path, { ...good.contact, description: `two\r\n${'x'.repeat(4000)}` });
    expect([answer.status, (await answer.text()).split(words).length - 1]).toEqual([422, 2]);
  });

  test('nothing is said of waiting or of photos where only the words are wrong', async () => {
    const answer = await formSite().fill(formPages.newsletter, { ...good.newsletter, email: '' });
    expect(headOf(answer, 'retry-after')).toEqual([422, null]);
    expect(await answer.text()).not.toContain('Please choose your photos again');
  });

  test('a telephone number that its country does not have', async () => {
    const answer = await formSite().fill(formPages.contact, { ...good.contact, phone: '12345678' });
    const words = expect.stringContaining('Please enter a valid phone number');
    expect([answer.status, await answer.text()]).toEqual([422, words]);
  });

  test.each([{ specificStore: 'elsewhere' }, { title: 'king' }])('a choice not offered: %o', async (invalidChoice) => {
    const answer = await formSite().fill(formPages.contact, { ...good.contact, ...invalidChoice });
    expect([answer.status, await rows()]).toEqual([422, []]);
  });

  test.each([
    ['cn', 'sydney', ['姓氏', '名字'], '此项为必填。', '请输入您的姓氏', '感谢您的留言'],
    ['tc', 'hong-kong', ['姓氏', '名字'], '此項為必填。', '請輸入您的姓氏', '感謝您的留言'],
    [
      'fr',
      'paris',
      ['Prénom', 'Nom'],
      'Ce champ est obligatoire.',
      'Veuillez saisir votre nom',
      'Merci pour votre message',
    ],
    [
      'it',
      'venice',
      ['Nome', 'Cognome'],
      'Questo campo è obbligatorio.',
      'Inserisca il suo cognome',
      'Grazie per il suo messaggio',
    ],
    ['jp', 'okinawa', ['姓', '名'], 'この項目は必須です。', '姓を入力してください', 'メッセージをありがとうございます'],
    ['kr', 'guam', ['성', '이름'], '필수 입력 항목입니다.', '성을 입력해 주십시오', '메시지를 보내 주셔서 감사합니다'],
  ] as const)('in the page’s language: %s', async (language, city, names, required, lastName, thanks) => {
    const site = formSite();
    const assistance = await (await site.fill(`/${language}/${city}/contact-us/assistance`, {})).text();
    expect(assistance).toContain(required);
    expect(assistance).not.toContain('This field is required.');
    const labels = [...assistance.matchAll(/<label class="field-label"[^>]*><span data-label="">([^<]+)/g)];
    expect(labels.slice(0, 2).map(([, label]) => label)).toEqual(names);
    const contact = await (await site.fill(`/${language}/${city}/contact-us`, {})).text();
    expect(contact).toContain(lastName);
    expect(contact).not.toMatch(/<section class="enquiry"[^>]*lang=/);
    const sentAnswer = await site.fill(`/${language}/${city}/contact-us/assistance`, good.assistance, goodPhotos());
    // Where a long title may break is no part of its words.
    expect(joinedWords(await sentAnswer.text())).toContain(thanks);
  });

  test('photos that were chosen must be chosen again', async () => {
    const page = await (
      await formSite().fill(formPages.assistance, { ...good.assistance, email: '' }, goodPhotos())
    ).text();
    expect(page).toContain('Please choose your photos again');
    expect(await objects()).toEqual([]);
  });
});

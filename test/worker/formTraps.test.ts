import { describe, expect } from 'vitest';
import { makeTicket } from '../../content/forms/ticket.ts';
import { isHuman } from '../../worker/forms/turnstile.ts';
import { formBody, formPages, formSite, good, goodPhotos, objects, rows, test } from '../support/worker/formWorld.ts';
import { TEST_NOW } from '../support/worker/testWorld.ts';

describe('programs', () => {
  test('a visitor who fills in the hidden field or is faster than a person is asked to send again', async () => {
    const site = formSite();
    const trappedAnswer = await site.fill(formPages.contact, { ...good.contact, website: 'https://spam.example' });
    expect(trappedAnswer.status).toBe(422);
    const page = await trappedAnswer.text();
    expect(page).toContain('Please send it once more');
    expect(page).toContain('value="Ada"');
    const ticket = site.ticketOf(await site.read(formPages.contact));
    const quickAnswer = await site.post(formPages.contact, formBody({ ...good.contact, ticket }));
    // It keeps its ticket: a new one would make whoever corrects a word too fast once more.
    expect([quickAnswer.status, site.ticketOf(await quickAnswer.text())]).toEqual([422, ticket]);
    expect((await site.post(formPages.contact, formBody(good.contact))).status).toBe(422);
    expect(await rows()).toEqual([]);
    site.setNow(new Date(site.world.now().getTime() + 4000).toISOString());
    expect((await site.post(formPages.contact, formBody({ ...good.contact, ticket }))).status).toBe(200);
  });

  test('with a secret only a form that was shown is stored; any other comes back with a ticket of ours', async () => {
    const variables = { FORM_SECRET: 'a secret of the forms' };
    const site = formSite({ variables });
    const ticket = site.ticketOf(await site.read(formPages.contact));
    expect(ticket).toMatch(/^\w+\.[0-9a-f]{32}\.[0-9a-f]{64}$/);
    const [issuedAt = '', key = '', signature = ''] = ticket.split('.');
    const waitAnHour = (): void => site.setNow(new Date(site.world.now().getTime() + 60 * 60_000).toISOString());
    const otherSite = formSite({ variables: { FORM_SECRET: 'another site’s secret' } });
    const foreignTicket = otherSite.ticketOf(await otherSite.read(formPages.contact));
    waitAnHour();
    for (const forgedTicket of [
      `${issuedAt}.${key}`,
      `${issuedAt}.${'0'.repeat(32)}.${signature}`,
      `${(Number.parseInt(issuedAt, 36) + 1).toString(36)}.${key}.${signature}`,
      `${issuedAt}.${key}.${'0'.repeat(64)}`,
      foreignTicket,
    ]) {
      const refusedAnswer = await site.post(formPages.contact, formBody({ ...good.contact, ticket: forgedTicket }));
      expect([forgedTicket, refusedAnswer.status]).toEqual([forgedTicket, 422]);
      expect(site.ticketOf(await refusedAnswer.text())).not.toContain(forgedTicket);
    }
    expect(await rows()).toEqual([]);
    // The form has lain open for an hour; a second submission of the same is the same enquiry.
    for (let turn = 0; turn < 2; turn += 1)
      expect((await site.post(formPages.contact, formBody({ ...good.contact, ticket }))).status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  test('a form that one data centre has shown is taken by another, and by a third it is the same enquiry', async () => {
    const [showingCentre, receivingCentre, thirdCentre] = Array.from({ length: 3 }, () =>
      formSite({ variables: { FORM_SECRET: 'a secret of the forms' }, coordinator: null }),
    );
    const ticket = showingCentre?.ticketOf(await showingCentre.read(formPages.contact)) ?? '';
    for (const centre of [receivingCentre, thirdCentre]) {
      centre?.setNow(new Date(Date.parse(TEST_NOW) + 60_000).toISOString());
      expect((await centre?.post(formPages.contact, formBody({ ...good.contact, ticket })))?.status).toBe(200);
    }
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    ['lay open for more than a week', 8 * 24 * 3600_000],
    ['was handed out by a clock that is ahead', -60_000],
  ])('a form that %s comes back so that sending it again is enough', async (_, elapsedMs) => {
    const site = formSite();
    const ticket = site.ticketOf(await site.read(formPages.contact));
    const sendAfter = async (milliseconds: number, sentTicket: string): Promise<Response> => {
      site.setNow(new Date(site.world.now().getTime() + milliseconds).toISOString());
      return site.post(formPages.contact, formBody({ ...good.contact, ticket: sentTicket }));
    };
    const refusedAnswer = await sendAfter(elapsedMs, ticket);
    expect(refusedAnswer.status).toBe(422);
    expect((await sendAfter(4000, site.ticketOf(await refusedAnswer.text()))).status).toBe(200);
  });

  test('who sends too often waits a minute, and nothing of it is stored', async () => {
    const keys: string[] = [];
    const site = formSite({ world: { formRate: async (key) => keys.push(key) < 2 } });
    expect((await site.fill(formPages.newsletter, good.newsletter)).status).toBe(200);
    const answer = await site.fill(formPages.assistance, good.assistance, goodPhotos());
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await answer.text()).toContain('value="Lovelace"');
    expect(keys).toEqual(['newsletter unknown', 'assistance unknown']);
    expect(await objects()).toEqual([]);
  });
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'https://www.meridian.example' }, 422],
])('a form sent with %o is answered %i', async (headers, status) => {
  const site = formSite();
  const answer = await site.post(formPages.contact, formBody({}), headers);
  const isLogged = site.lines.join().includes('a form from another site');
  expect([answer.status, isLogged]).toEqual([status, status === 403]);
});

describe('the outside check', () => {
  const variables = {
    TURNSTILE_SITE_KEY: 'site-key',
    TURNSTILE_SECRET_KEY: 'secret-key',
    TURNSTILE_ORIGIN: 'https://check.example',
  };

  const siteWith = (check: (request: Request) => Promise<Response>) => {
    const plainSite = formSite();
    return formSite({
      variables,
      fetch: (request) =>
        request.url.startsWith('https://check.example') ? check(request) : plainSite.world.fetch(request),
    });
  };

  test('lets people through, and no request without its token', async () => {
    const site = siteWith(async () => Response.json({ success: true }));
    expect((await site.fill(formPages.contact, { ...good.contact, 'cf-turnstile-response': 'token' })).status).toBe(
      200,
    );
    const answer = await site.fill(formPages.contact, good.contact);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('Please confirm that you are human');
    expect(page).toContain('data-turnstile="site-key"');
    expect(page).not.toContain('secret-key');
    // It runs in a framed page of its own.
    expect(answer.headers.get('content-security-policy')).not.toContain('https://check.example');
  });

  test('can’t be shown where the form’s page fails: what was typed stays, and who sent it is asked to telephone', async () => {
    const site = formSite({ variables, fetch: () => Promise.reject(new Error('down')) });
    const ticket = makeTicket(new Date('2026-06-15T01:59:00.000Z'), site.world.random(16));
    const page = await (await site.post(formPages.contact, formBody({ ...good.contact, ticket }))).text();
    expect(page).toContain('The blue one.');
    expect(page).toContain('Please telephone a store instead.');
    expect(page).not.toContain('<script');
    expect(await rows()).toEqual([]);
  });

  test('is asked in the form that the service reads', async () => {
    const checkRequests: unknown[] = [];
    const { world } = formSite({ variables });
    const fetch = async (request: Request): Promise<Response> => {
      checkRequests.push([request.headers.get('content-type'), await request.json()]);
      return Response.json({ success: true });
    };
    expect(await isHuman({ ...world, fetch }, 'token', '203.0.113.9')).toBe(true);
    expect(checkRequests).toEqual([
      ['application/json', { secret: 'secret-key', response: 'token', remoteip: '203.0.113.9' }],
    ]);
  });

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6'],
    [undefined, undefined],
  ])('gets the whole IP address of the sender: %s', async (address, expectedIp) => {
    const checkBodies: unknown[] = [];
    const site = siteWith(async (request) => {
      checkBodies.push(await request.json());
      return Response.json({ success: true });
    });
    const ticket = site.ticketOf(await site.read(formPages.contact));
    site.setNow('2026-06-15T02:01:00.000Z');
    const body = formBody({ ...good.contact, ticket, 'cf-turnstile-response': 'token' });
    await site.post(formPages.contact, body, address === undefined ? {} : { 'cf-connecting-ip': address });
    expect(checkBodies).toEqual([
      { secret: 'secret-key', response: 'token', ...(expectedIp && { remoteip: expectedIp }) },
    ]);
  });

  const contactWithToken = { ...good.contact, 'cf-turnstile-response': 'token' };

  test.each([200, 400])('refuses whom it does not know, by its answer alone: %i', async (status) => {
    const site = siteWith(async () => Response.json({ success: false }, { status }));
    expect((await site.fill(formPages.contact, contactWithToken)).status).toBe(422);
  });

  test.each([
    ['down', () => Promise.reject(new Error('down'))],
    ['answering without end', async () => new Response('x'.repeat(100_000))],
    ['answering garbage', async () => new Response('<html>')],
  ])('that is %s lets forms through', async (_, answer) => {
    const site = siteWith(answer);
    expect((await site.fill(formPages.contact, contactWithToken)).status).toBe(200);
    expect(site.lines.some((line) => line.includes('human check unavailable'))).toBe(true);
  });
});

import { env } from 'cloudflare:workers';
import { describe, expect } from 'vitest';
import { forwardBatch } from '../../worker/forms/forwarding.ts';
import type { Mail } from '../../worker/world.ts';
import { eventsOf, formPages, formSite, good, goodPhotos, rows, test } from '../support/worker/formWorld.ts';

/** Hands one message over as the queue would; what becomes of it. */
async function outcomeOf(site: ReturnType<typeof formSite>, body: unknown, attempts = 1): Promise<readonly string[]> {
  const outcome: string[] = [];
  const message = {
    id: 'm',
    timestamp: new Date(),
    body,
    attempts,
    ack: () => outcome.push('ack'),
    retry: (options?: { delaySeconds?: number }) => outcome.push(`retry in ${options?.delaySeconds}`),
  };
  await forwardBatch(site.world, { messages: [message] });
  return outcome;
}

/** A site with a webhook that answers as given; without more variables it has no mailbox. */
function siteWithWebhook(
  answer: (request: Request) => Promise<Response>,
  sendMail: (mail: Mail) => Promise<void> = () => Promise.reject(new Error('no mailbox is set')),
  variables: Readonly<Record<string, string>> = {},
) {
  const plainSite = formSite();
  return formSite({
    variables: { ENQUIRY_WEBHOOK: 'https://desk.example/hook', ENQUIRY_WEBHOOK_KEY: 'desk-key', ...variables },
    fetch: (request) =>
      request.url.startsWith('https://desk.example') ? answer(request) : plainSite.world.fetch(request),
    world: { sendMail },
  });
}

/** A site that sends letters, with those that it has sent; `send` has a form forwarded, and gives the letter. */
function siteWithMail(variables: Readonly<Record<string, string>> = { ENQUIRY_EMAIL_TO: 'desk@meridian.example' }) {
  const mails: Mail[] = [];
  const site = formSite({
    variables: { ENQUIRY_EMAIL_FROM: 'site@meridian.example', ...variables },
    world: { sendMail: async (mail) => void mails.push(mail) },
  });
  const send = async (...form: Parameters<typeof site.fill>) => {
    await site.fill(...form);
    expect(await outcomeOf(site, { id: (await rows())[0]?.['id'] })).toEqual(['ack']);
    return mails[0];
  };
  return { site, mails, send };
}

describe('forwarding', () => {
  test('an enquiry goes to the webhook, once', async () => {
    const deliveries: unknown[] = [];
    const site = siteWithWebhook(async (request) => {
      deliveries.push({
        key: request.headers.get('authorization'),
        idempotencyKey: request.headers.get('idempotency-key'),
        type: request.headers.get('content-type'),
        body: await request.json(),
      });
      // Nobody reads what it says, however long it is.
      return new Response('thanks '.repeat(20_000));
    });
    await site.fill(formPages.contact, good.contact);
    const id = String((await rows())[0]?.['id']);
    for (const _ of [1, 2]) expect(await outcomeOf(site, { id })).toEqual(['ack']);
    expect(deliveries).toMatchObject([
      {
        key: 'Bearer desk-key',
        idempotencyKey: id,
        type: 'application/json',
        body: { id, form: 'contact', city: 'sydney', fields: { firstName: 'Ada' } },
      },
    ]);
    expect((await rows())[0]?.['forwarded_at']).not.toBeNull();
  });

  test('an enquiry to a city that the site has no more is forwarded, too', async () => {
    const cities: unknown[] = [];
    const site = siteWithWebhook(async (request) => {
      cities.push(await request.json());
      return new Response();
    });
    await site.fill(formPages.newsletter, good.newsletter);
    await env.ENQUIRIES.prepare("UPDATE enquiries SET city = 'atlantis'").run();
    expect(await outcomeOf(site, { id: (await rows())[0]?.['id'] })).toEqual(['ack']);
    expect(cities).toMatchObject([{ city: 'atlantis' }]);
  });

  test.each([202, 299])('a webhook that answers %i has taken it', async (status) => {
    const site = siteWithWebhook(async () => new Response('', { status }));
    await site.fill(formPages.newsletter, good.newsletter);
    expect(await outcomeOf(site, { id: (await rows())[0]?.['id'] })).toEqual(['ack']);
  });

  test.each([
    ['refuses', async () => new Response('no', { status: 500 })],
    ['redirects', async () => Response.redirect('https://elsewhere.example')],
    ['is down', () => Promise.reject(new Error('down'))],
  ])('a webhook that %s is tried again, later and later', async (_, answer) => {
    const site = siteWithWebhook(answer);
    await site.fill(formPages.contact, good.contact);
    const id = (await rows())[0]?.['id'];
    for (const [attempts, delay] of [
      [1, 60],
      [2, 120],
      [8, 3600],
    ] as const) {
      expect(await outcomeOf(site, { id }, attempts)).toEqual([`retry in ${delay}`]);
      // What the operators' alarm counts.
      expect(eventsOf(site).at(-1)).toMatchObject({
        level: 'warning',
        event: 'enquiry not forwarded',
        enquiry: id,
        attempt: attempts,
      });
    }
    expect((await rows())[0]?.['forwarded_at']).toBeNull();
  });

  test('a webhook that has taken an enquiry is not asked again when the mailbox fails', async () => {
    const takers: string[] = [];
    const site = siteWithWebhook(
      async () => {
        takers.push('webhook');
        return new Response();
      },
      async () => {
        takers.push('mailbox');
        if (takers.length < 4) throw new Error('full');
      },
      { ENQUIRY_EMAIL_FROM: 'site@meridian.example', ENQUIRY_EMAIL_TO: 'desk@meridian.example' },
    );
    await site.fill(formPages.contact, good.contact);
    const id = (await rows())[0]?.['id'];
    const outcomes = [];
    for (const attempts of [1, 2, 3]) outcomes.push(...(await outcomeOf(site, { id }, attempts)));
    expect(outcomes).toEqual(['retry in 60', 'retry in 120', 'ack']);
    expect(takers).toEqual(['webhook', 'mailbox', 'mailbox', 'mailbox']);
    expect((await rows())[0]?.['forwarded_at']).not.toBeNull();
  });

  test('a letter is sent where a mail binding is set', async () => {
    const letter = await siteWithMail().send(formPages.assistance, good.assistance, goodPhotos());
    expect(letter?.to).toBe('desk@meridian.example');
    for (const words of ['Description of the problem: It broke.', 'Was the purchase tax free?: Yes', '/receipt'])
      expect(letter?.text).toContain(words);
  });

  test('a letter shows what turns a text around', async () => {
    const letter = await siteWithMail().send(formPages.contact, { ...good.contact, subject: 'A scarf\u202e.fdp' });
    expect(letter?.text).toContain('A scarf<U+202E>.fdp');
  });

  test('a letter speaks the language of its form, and names people as that language does', async () => {
    const letter = await siteWithMail().send('/jp/okinawa/contact-us/assistance', good.assistance, goodPhotos());
    expect(letter?.text).toContain('姓：Lovelace\n名：Ada\n');
    expect(letter?.text).toContain('免税でのご購入ですか？：はい');
    expect(letter?.text).toMatch(/レシートの写真：\S+\/receipt/);
  });

  test('a letter names all that was chosen, and nothing that was left empty', async () => {
    const { send, mails } = siteWithMail();
    const letter = await send(formPages.newsletter, { ...good.newsletter, interests: ['Beauty', '', 'Fragrance'] });
    const id = (await rows())[0]?.['id'];
    const text = expect.stringContaining(': Beauty, Fragrance');
    const subject = `newsletter ${id} (sydney)`;
    expect(mails).toEqual([{ from: 'site@meridian.example', to: 'desk@meridian.example', subject, text }]);
    expect(letter?.text.split('\n').slice(0, 3)).toEqual([
      `Your receipt number: ${id}`,
      'June 15, 2026 12pm · 2026-06-15T02:00:10.000Z · English',
      '',
    ]);
    expect(letter?.text).not.toMatch(/: *$/m);
  });

  test.each([
    ['en', 'of old', ['of old · English', 'Country or region: France · FR']],
    [
      'fr',
      '2026-06-15T22:05:00.000Z',
      [
        '16 juin 2026 0\u00a0h\u00a005 · 2026-06-15T22:05:00.000Z · Français',
        'Pays ou région\u00a0: France · FR',
        'Boutique\u00a0: Aucune boutique en particulier · any',
      ],
    ],
    [
      'cn',
      '2026-06-15T22:05:00.000Z',
      [
        '2026年6月16日 0:05 · 2026-06-15T22:05:00.000Z · 简体中文',
        '国家／地区：法国 · FR',
        '咨询类型：一般咨询 · general',
      ],
    ],
  ] as const)(
    'a letter says in %s what was chosen and when, beside what a machine reads: %s',
    async (language, receivedAt, lines) => {
      const { site, mails } = siteWithMail();
      const fields = { countryRegion: 'FR', specificStore: 'any', typeOfEnquiry: 'general', subject: 'alle 1.00' };
      await env.ENQUIRIES.prepare(
        "INSERT INTO enquiries (id, fingerprint, form, city, language, received_at, fields) VALUES ('MG-1', 'f', 'contact', 'paris', ?, ?, ?)",
      )
        .bind(language, receivedAt, JSON.stringify(fields))
        .run();
      expect(await outcomeOf(site, { id: 'MG-1' })).toEqual(['ack']);
      for (const line of lines) expect(mails[0]?.text.split('\n')).toContain(line);
    },
  );

  test('an enquiry stays to be forwarded while nothing is set up that could take it', async () => {
    expect(await siteWithMail({}).send(formPages.newsletter, good.newsletter)).toBeUndefined();
    expect((await rows())[0]?.['forwarded_at']).toBeNull();
  });

  test('messages that name nothing are done with', async () => {
    for (const body of [undefined, 'x', { id: 1 }, { id: 'MG-0000-0000' }]) {
      const site = siteWithWebhook(async () => new Response());
      const isReadable = JSON.stringify(body)?.includes('MG-') === true;
      expect([await outcomeOf(site, body), eventsOf(site)]).toMatchObject([
        ['ack'],
        isReadable ? [] : [{ level: 'error', event: 'queue message unreadable' }],
      ]);
    }
  });
});

test('a row of another format is refused', async () => {
  const site = formSite();
  await env.ENQUIRIES.prepare(
    "INSERT INTO enquiries (id, fingerprint, form, city, language, received_at, fields) VALUES ('MG-1', 'f', 'contact', 'sydney', 'en', '2026', 'null')",
  ).run();
  await expect(site.world.enquiries.get('MG-1')).rejects.toThrow();
});

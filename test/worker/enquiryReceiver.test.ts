import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { describe, expect } from 'vitest';
import { languageCodes } from '../../content/languages.ts';
import { message } from '../../content/messages/messages.ts';
import type { World } from '../../worker/world.ts';
import { formPages, formSite, good, goodPhotos, receiptOf, test } from '../support/worker/formWorld.ts';
import { HEALTH_KEY, later, TEST_NOW } from '../support/worker/testWorld.ts';

const WEBHOOK = { ENQUIRY_WEBHOOK: 'https://desk.meridian.example/enquiries' };
const MAIL = { ENQUIRY_EMAIL_FROM: 'site@meridian.example', ENQUIRY_EMAIL_TO: 'desk@meridian.example' };
/** A mailbox can be reached. */
const mailBinding = { sendMail: async () => undefined };
const down = (): Promise<never> => Promise.reject(new Error('down'));

/** Who receives what, by the settings. */
const receivers: readonly (readonly [string, Readonly<Record<string, string>>, Partial<World>, boolean])[] = [
  ['nobody', {}, {}, false],
  ['a mailbox that no binding reaches', MAIL, {}, false],
  ['a binding without a mailbox', {}, mailBinding, false],
  ['a mailbox', MAIL, mailBinding, true],
  ['a webhook', WEBHOOK, {}, true],
];

async function reportedEnquiries(site: ReturnType<typeof formSite>): Promise<unknown> {
  const answer = await site.visit('/_health', { 'x-health-key': HEALTH_KEY });
  return v.parse(v.object({ enquiries: v.unknown() }), await answer.json()).enquiries;
}

describe('who receives enquiries', () => {
  test.for(receivers)('%s: the health report says so', async ([, variables, world, isReceived]) => {
    const site = formSite({ variables: { HEALTH_KEY, ...variables }, world });
    expect(await reportedEnquiries(site)).toMatchObject({ isReceived });
  });

  test.for(receivers)('%s: a visitor is promised no more than that', async ([, variables, world, isReceived]) => {
    const site = formSite({ variables, world });
    const submissions: readonly (readonly [string, Parameters<typeof site.fill>, string])[] = [
      ['contact', [formPages.contact, good.contact], 'answer you within two working days'],
      ['assistance', [formPages.assistance, good.assistance, goodPhotos()], 'write to you within two working days'],
      ['newsletter', [formPages.newsletter, good.newsletter], 'The next letter from Sydney is yours'],
    ];
    for (const [form, submission, promise] of submissions) {
      const page = await (await site.fill(...submission)).text();
      expect([form, receiptOf(page)]).toEqual([form, expect.stringMatching(/^MG-/)]);
      expect([form, page.includes(message('formKeptText', 'en'))]).toEqual([form, !isReceived]);
      expect([form, page.includes(promise)]).toEqual([form, isReceived]);
    }
  });

  test('no language calls a form that is only stored handed on', () => {
    const texts = languageCodes.map((language) => message('contactSentText', language));
    expect(new Set(texts).size).toBe(languageCodes.length);
    expect(texts.filter((text) => /right people|bonnes mains|mani giuste|转交|轉交|担当者|전달/.test(text))).toEqual(
      [],
    );
  });

  test('enquiries are not put into the queue again for nobody', async () => {
    const site = formSite({ variables: { HEALTH_KEY } });
    await site.fill(formPages.newsletter, good.newsletter);
    await site.settled();
    const [id = ''] = site.queued.splice(0);
    const headers = { 'x-health-key': HEALTH_KEY };
    const answer = await site.visit('/_enquiries', headers, { method: 'POST', body: JSON.stringify({ ids: [id] }) });
    expect([answer.status, await answer.json()]).toEqual([409, { error: 'Nobody receives enquiries.' }]);
    expect(site.queued).toEqual([]);
  });
});

describe('the health report of forms', () => {
  test('counts what the queue has given up, and nothing younger or forwarded', async () => {
    const site = formSite({ variables: { HEALTH_KEY, ...WEBHOOK } });
    for (let time = 0; time < 2; time += 1) await site.fill(formPages.newsletter, good.newsletter);
    await site.settled();
    expect(await reportedEnquiries(site)).toEqual({
      isReceived: true,
      undelivered: 0,
      storeIsReached: true,
      photosAreReached: true,
      queueIsReached: true,
      queued: 2,
    });
    site.setNow(later(7 * 3600));
    expect(await reportedEnquiries(site)).toMatchObject({ undelivered: 2 });
    const [firstId = '', secondId = ''] = site.queued;
    await site.world.enquiries.markForwarded(firstId, TEST_NOW);
    await site.world.enquiries.markQueued(secondId, later(3600 * 5));
    expect(await reportedEnquiries(site)).toMatchObject({ undelivered: 0 });
  });

  test('names a table that is gone', async () => {
    const site = formSite({ variables: { HEALTH_KEY } });
    await env.ENQUIRIES.prepare('ALTER TABLE enquiries RENAME TO elsewhere').run();
    const word = await site.visit('/_health');
    const report = await reportedEnquiries(site);
    await env.ENQUIRIES.prepare('ALTER TABLE elsewhere RENAME TO enquiries').run();
    expect([word.status, report]).toEqual([
      503,
      expect.objectContaining({ undelivered: null, storeIsReached: false, photosAreReached: true }),
    ]);
  });

  test.for<[string, (world: World) => Partial<World>, string]>([
    ['photos', ({ photos }) => ({ photos: { ...photos, reach: down } }), 'photosAreReached'],
    ['the queue', ({ enquiryQueue }) => ({ enquiryQueue: { ...enquiryQueue, backlog: down } }), 'queueIsReached'],
    [
      'a store that never answers',
      ({ enquiries }) => ({
        enquiries: { ...enquiries, undelivered: () => new Promise(() => undefined) },
        // Its time limit ends at once, those of others never.
        after: (milliseconds, run) => {
          if (milliseconds === 3000) queueMicrotask(() => setTimeout(run, 0));
          return () => undefined;
        },
      }),
      'storeIsReached',
    ],
  ])('names %s that can’t be reached', async ([, damage, field]) => {
    const site = formSite({ variables: { HEALTH_KEY }, world: damage(formSite().world) });
    expect(await reportedEnquiries(site)).toMatchObject({ [field]: false });
  });
});

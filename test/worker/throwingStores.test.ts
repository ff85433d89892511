import { expect } from 'vitest';
import type { World } from '../../worker/world.ts';
import { hangs } from '../support/worker/cachedContent.ts';
import { formPages, formSite, good, goodPhotos, receiptOf, rows, test } from '../support/worker/formWorld.ts';

const rejects = () => Promise.reject(new Error('the store is down'));
const throws = (): never => {
  throw new TypeError('the store is gone');
};
const cutAnswer = (): Promise<string> =>
  new Response(
    new ReadableStream({ pull: (controller) => controller.error(new Error('the answer breaks off')) }),
  ).text();

type Damage = (world: World) => Partial<World>;

/** What each store does, and how a form is then answered; pages come whole under all of them. */
const damagedStores: Readonly<Record<string, { readonly damage: Damage; readonly form: number }>> = {
  'the data centre’s cache rejects': { damage: () => ({ dataCentreStore: { get: rejects, put: rejects } }), form: 200 },
  'the data centre’s cache throws': { damage: () => ({ dataCentreStore: { get: throws, put: throws } }), form: 200 },
  'the data centre’s cache refuses what is written': {
    damage: ({ dataCentreStore }) => ({ dataCentreStore: { ...dataCentreStore, put: throws } }),
    form: 200,
  },
  'the data centre’s cache gives answers that break off': {
    damage: ({ dataCentreStore }) => ({ dataCentreStore: { ...dataCentreStore, get: cutAnswer } }),
    form: 200,
  },
  'the data centre’s cache gives a page of somebody else': {
    damage: ({ dataCentreStore }) => ({ dataCentreStore: { ...dataCentreStore, get: async () => '<h1>Pwned</h1>' } }),
    form: 200,
  },
  'the enquiry store throws': {
    damage: ({ enquiries }) => ({ enquiries: { ...enquiries, put: throws, receiptOf: throws } }),
    form: 503,
  },
  'the enquiry store can’t mark what was queued': {
    damage: ({ enquiries }) => ({ enquiries: { ...enquiries, markQueued: throws } }),
    form: 200,
  },
  'the photo store throws': { damage: ({ photos }) => ({ photos: { ...photos, begin: throws } }), form: 503 },
  'the photo store can’t take back what it began': {
    damage: ({ photos, enquiries }) => ({
      enquiries: { ...enquiries, put: rejects, receiptOf: async () => undefined },
      photos: { ...photos, remove: throws },
    }),
    form: 503,
  },
  'the queue throws': { damage: () => ({ enquiryQueue: { send: throws, backlog: throws } }), form: 200 },
  'the queue never answers': { damage: () => ({ enquiryQueue: { send: hangs, backlog: hangs } }), form: 200 },
  'the limit of senders rejects': { damage: () => ({ formRate: rejects }), form: 200 },
  'the limit of senders throws': { damage: () => ({ formRate: throws }), form: 200 },
};

test.each(Object.entries(damagedStores))('%s: pages come whole, and a form is stored or comes back', async (_, row) => {
  const site = formSite({ world: row.damage(formSite().world) });
  for (const path of ['/en/sydney', '/en/sydney', '/en/sydney/brand/listing']) {
    const page = await site.visit(path);
    const text = await page.text();
    expect([page.status, text.endsWith('</html>'), text.includes('Pwned')]).toEqual([200, true, false]);
  }
  const answer = await site.fill(formPages.assistance, good.assistance, goodPhotos());
  const text = await answer.text();
  expect(answer.status).toBe(row.form);
  const ids = (await rows()).map(({ id }) => id);
  // Whoever reads a receipt number is stored, and whoever is not gets everything back.
  expect(ids).toEqual(row.form === 200 ? [receiptOf(text)] : []);
  expect(text.includes('value="Lovelace"')).toBe(row.form !== 200);
});

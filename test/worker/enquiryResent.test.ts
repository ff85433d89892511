import { env } from 'cloudflare:workers';
import { describe, expect } from 'vitest';
import { formPages, formSite, good, test } from '../support/worker/formWorld.ts';
import { HEALTH_KEY, TEST_NOW } from '../support/worker/testWorld.ts';

type Site = ReturnType<typeof formSite>;

const resend = (site: Site, ids: unknown, key = HEALTH_KEY) =>
  site.visit('/_enquiries', { 'x-health-key': key }, { method: 'POST', body: JSON.stringify({ ids }) });

/** A site with an enquiry, and its receipt number. */
async function siteWithEnquiry() {
  const site = formSite({ variables: { HEALTH_KEY, ENQUIRY_WEBHOOK: 'https://desk.meridian.example' } });
  await site.fill(formPages.newsletter, good.newsletter);
  await site.settled();
  const [id = ''] = site.queued.splice(0);
  return { site, id };
}

describe('enquiries that could not be forwarded', () => {
  test('are put into the queue again, unless they were forwarded', async () => {
    const { site, id } = await siteWithEnquiry();
    const firstAnswer = await resend(site, [id, 'MG-0000-0000']);
    expect([await firstAnswer.json(), site.queued, firstAnswer.headers.get('cache-control')]).toEqual([
      { sent: [id], failed: [] },
      [id],
      'private, no-store',
    ]);
    expect(JSON.parse(site.lines.at(-1) ?? '')).toMatchObject({ event: 'enquiries queued again', count: 1 });
    await site.world.enquiries.markForwarded(id, TEST_NOW);
    expect([await (await resend(site, [id])).json(), site.queued]).toEqual([{ sent: [], failed: [] }, [id]]);
  });

  test('one that can’t be read stops no other', async () => {
    const { site, id } = await siteWithEnquiry();
    const oldId = 'MG-7Q4K-2M91';
    await env.ENQUIRIES.prepare(
      "INSERT INTO enquiries (id, fingerprint, form, city, language, received_at, fields, photos) VALUES (?, 'f', 'newsletter', 'atlantis', 'en', ?, 'null', '[]')",
    )
      .bind(oldId, TEST_NOW)
      .run();
    expect(await (await resend(site, [oldId, id])).json()).toEqual({ sent: [oldId, id], failed: [] });
    expect(site.queued).toEqual([oldId, id]);
  });

  test('one that the queue refuses stops no other, and is named', async () => {
    const { site, id } = await siteWithEnquiry();
    await site.fill(formPages.newsletter, { ...good.newsletter, email: 'bea@lark.example' });
    await site.settled();
    const [secondId = ''] = site.queued.splice(0);
    const { send } = site.world.enquiryQueue;
    const enquiryQueue = {
      ...site.world.enquiryQueue,
      send: (sent: string) => (sent === id ? Promise.reject(new Error('full')) : send(sent)),
    };
    const otherSite = formSite({
      variables: { HEALTH_KEY, ENQUIRY_WEBHOOK: 'https://desk.meridian.example' },
      world: { enquiryQueue },
    });
    expect(await (await resend(otherSite, [id, secondId])).json()).toEqual({ sent: [secondId], failed: [id] });
  });

  test('stay where they are without the key, or for what are no receipt numbers', async () => {
    const { site, id } = await siteWithEnquiry();
    const answers = [
      await resend(site, [id], 'another-key-of-them'),
      await resend(site, ["'; DROP"]),
      await resend(site, 7),
    ];
    expect([answers.map(({ status }) => status), site.queued]).toEqual([[403, 400, 400], []]);
  });
});

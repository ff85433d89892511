import { expect, test } from 'vitest';
import { faults } from '../support/worker/faults.ts';
import { DEADLINE_MS, faultySite } from '../support/worker/faultySite.ts';

test('a service that hangs keeps one visitor waiting for 20 seconds, the others for a moment, until it answers', async () => {
  const site = faultySite();
  site.fail(faults['hanging']);
  const firstPage = await site.visit('/en/sydney');
  expect([firstPage.status, firstPage.took]).toEqual([500, DEADLINE_MS]);
  // The same address, others, another city, and long after the first failure is forgotten.
  for (const path of ['/en/sydney', '/en/sydney/brand/listing', '/cn/paris', '/en/sydney', '/fr/paris/contact-us']) {
    site.time.pass(30_000);
    const { status, took } = await site.visit(path);
    expect([path, status, took <= DEADLINE_MS / 4]).toEqual([path, 500, true]);
  }
  site.fail(undefined);
  // The calls that hung have ended, and their failures are forgotten.
  site.time.pass(300_000);
  await site.settled();
  site.time.pass(30_000);
  expect((await site.visit('/en/sydney')).status).toBe(200);
  // Who comes after that is given the whole time again.
  site.fail(faults['slow headers']);
  expect((await site.visit('/en/guam')).took).toBe(DEADLINE_MS);
});

test('a call that hung keeps nobody from a service that is well again', async () => {
  const site = faultySite();
  site.fail(faults['hanging']);
  expect((await site.visit('/en/sydney')).status).toBe(500);
  site.fail(undefined);
  site.time.pass(2000);
  expect((await site.visit('/en/sydney')).status).toBe(200);
});

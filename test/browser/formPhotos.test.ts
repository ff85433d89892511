import { describe, expect } from 'vitest';
import { errorOf, field, photo, png } from '../support/browser/formFilling.ts';
import { settled, test } from '../support/browser/visitor.ts';

describe('photos of a form', () => {
  test('files are checked when they are chosen', async ({ visit }) => {
    const page = await visit('/en/sydney/contact-us/assistance', settled);
    await field(page, 'receipt').focus();
    await page.waitForLoadState('networkidle');
    await field(page, 'receipt').setInputFiles(photo('large.png', png(11 * 1024 * 1024)));
    await errorOf(page, 'receipt').waitFor();
    expect(await errorOf(page, 'receipt').textContent()).toBe('File size exceeded');
    await field(page, 'receipt').setInputFiles(photo('photo.png', Buffer.from('MZ a program by another name')));
    await expect.poll(() => errorOf(page, 'receipt').textContent()).toBe('Please choose a PNG or JPEG photo.');
    await field(page, 'receipt').setInputFiles(photo('photo.png'));
    await errorOf(page, 'receipt').waitFor({ state: 'detached' });
    // As a photo that stands in a cloud, without a network.
    await page.evaluate(() => {
      Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    });
    await field(page, 'receipt').setInputFiles(photo('cloud.png'));
    await expect.poll(() => errorOf(page, 'receipt').textContent()).toBe('Please choose a PNG or JPEG photo.');
  });

  test('a photo that was renamed since it was chosen is missed at its field, before anything is sent', async ({
    visit,
  }) => {
    const page = await visit('/en/sydney/contact-us/assistance', settled);
    await field(page, 'receipt').focus();
    await page.waitForLoadState('networkidle');
    await field(page, 'receipt').setInputFiles(photo('large.png', png(11 * 1024 * 1024)));
    await errorOf(page, 'receipt').waitFor();
    await field(page, 'receipt').setInputFiles(photo('photo.png'));
    await errorOf(page, 'receipt').waitFor({ state: 'detached' });
    await page.evaluate(() => {
      Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    });
    await page.locator('form[data-form] [type=submit]').click();
    await errorOf(page, 'receipt').waitFor();
    expect(await errorOf(page, 'receipt').textContent()).toBe('Please choose a PNG or JPEG photo.');
  });
});

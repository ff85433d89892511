import type { Page } from 'playwright-core';
import { photo as photoOf } from '../photos.ts';

export const png = (size: number): Buffer => Buffer.from(photoOf(size));
export const photo = (name: string, buffer: Buffer = png(5000)) => ({ name, mimeType: 'image/png', buffer });

export const field = (page: Page, name: string) => page.locator(`#field-${name}`);
export const errorOf = (page: Page, name: string) => page.locator(`#field-${name}-error`);
export const send = (page: Page) => page.locator('form[data-form] button[type=submit]').press('Enter');

export async function fillContact(page: Page): Promise<void> {
  await field(page, 'title').selectOption('ms');
  await field(page, 'firstName').fill('Ada');
  await field(page, 'lastName').fill('Lovelace');
  await field(page, 'email').fill('ada@lark.example');
  await field(page, 'countryCode').selectOption('AU');
  await field(page, 'phone').fill('0412 345 678');
  await field(page, 'countryRegion').selectOption('AU');
  await field(page, 'specificStore').selectOption('any');
  await field(page, 'typeOfEnquiry').selectOption({ index: 2 });
  await field(page, 'subject').fill('A scarf');
  await field(page, 'description').fill('Is it back?');
}

export async function fillAssistance(page: Page): Promise<void> {
  for (const name of ['firstName', 'lastName', 'brandName', 'problemDescription', 'address'])
    await field(page, name).fill('Ada');
  await field(page, 'email').fill('ada@lark.example');
  await field(page, 'nationality').selectOption('GB');
  await field(page, 'dateOfPurchase').fill('2026-06-01');
  await page.locator('[name=taxFree][value=yes]').check();
  for (const name of ['productPhoto', 'problemPhoto1', 'receipt'])
    await field(page, name).setInputFiles(photo(`${name}.png`));
}

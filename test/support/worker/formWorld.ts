import { env } from 'cloudflare:workers';
import { test as base } from 'vitest';
import { photo } from '../photos.ts';
import { testSite } from './testWorld.ts';

/** The three pages with a form. */
export const formPages = {
  contact: '/en/sydney/contact-us',
  assistance: '/en/sydney/contact-us/assistance',
  newsletter: '/en/sydney/subscribe-news',
} as const;

const contact = {
  title: 'ms',
  firstName: 'Ada',
  lastName: 'O’Brien',
  email: 'ada@lark.example',
  countryCode: 'AU',
  phone: '0412 345 678',
  loyaltyNumber: '',
  orderNumber: '',
  countryRegion: 'AU',
  specificStore: 'any',
  typeOfEnquiry: 'An order or a refund',
  subject: 'A scarf',
  description: 'Is it back?\nThe blue one.',
  preferredContactMethod: 'email',
};

const assistance = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@lark.example',
  nationality: 'GB',
  address: '1 Street\nLondon',
  dateOfPurchase: '2026-06-01',
  brandName: 'Maison',
  problemDescription: 'It broke.',
  taxFree: 'yes',
};

const newsletter = { email: 'ada@lark.example', firstName: '', consent: 'yes' };

/** What a valid form of each kind has as its texts. */
export const good = { contact, assistance, newsletter };

/** A chosen file. */
export interface ChosenFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The photos that an assistance form needs. */
export function goodPhotos(size = 2000): ChosenFile[] {
  return ['productPhoto', 'problemPhoto1', 'receipt'].map((field) => ({
    field,
    name: `${field}.png`,
    bytes: photo(size),
  }));
}

const migrations: Readonly<Record<string, string>> = import.meta.glob('../../../worker/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The tables of worker/migrations, once. */
export async function prepareEnquiries(): Promise<void> {
  const table = await env.ENQUIRIES.prepare("SELECT name FROM sqlite_master WHERE name = 'enquiries'").first();
  if (table) return;
  const statements = Object.values(migrations)
    .flatMap((migration) => migration.split(/;\n/))
    .filter((sql) => sql.trim() !== '');
  await env.ENQUIRIES.batch(statements.map((sql) => env.ENQUIRIES.prepare(sql)));
}

/** Empties the stores. */
export async function emptyStores(): Promise<void> {
  for (const table of ['enquiries', 'vitals']) await env.ENQUIRIES.prepare(`DELETE FROM ${table}`).run();
  for (const bucket of [env.PHOTOS, env.BACKUPS]) {
    const { objects } = await bucket.list();
    await bucket.delete(objects.map(({ key }: { key: string }) => key));
  }
}

/** Tests of what is stored: each begins with stores that are ready and empty. */
export const test = base
  .extend('tables', { scope: 'file', auto: true }, prepareEnquiries)
  .extend('emptied', { auto: true }, emptyStores);

/** All stored enquiries, oldest first. */
export async function rows(): Promise<Record<string, unknown>[]> {
  const { results } = await env.ENQUIRIES.prepare('SELECT * FROM enquiries ORDER BY received_at').all();
  return results;
}

/** Keys and sizes of all stored photos. */
export async function objects(): Promise<{ key: string; size: number }[]> {
  const listed = await env.PHOTOS.list();
  return listed.objects.map(({ key, size }: { key: string; size: number }) => ({ key, size }));
}

/** A multipart body. */
export function formBody(
  fields: Readonly<Record<string, string | readonly string[]>>,
  files: readonly ChosenFile[] = [],
): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const text of [value].flat()) body.append(name, text);
  for (const { field, name, bytes } of files) body.append(field, new File([bytes], name));
  return body;
}

/** A site whose visitor fills in forms, as a browser without script would. */
export function formSite(options: Parameters<typeof testSite>[0] = {}) {
  const site = testSite(options);
  const ticketOf = (page: string): string => /name="ticket" value="([^"]+)"/.exec(page)?.[1] ?? '';
  return {
    ...site,
    ticketOf,
    /** Opens the page, takes ten seconds, sends. */
    fill: async (
      path: string,
      fields: Readonly<Record<string, string | readonly string[]>>,
      files: readonly ChosenFile[] = [],
    ): Promise<Response> => {
      const opened = site.world.now();
      const ticket = ticketOf(await site.read(path));
      site.setNow(new Date(opened.getTime() + 10_000).toISOString());
      return site.visit(path, {}, { method: 'POST', body: formBody({ ticket, website: '', ...fields }, files) });
    },
    /** Sends a body as it is. */
    post: (path: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
      site.visit(path, headers, { method: 'POST', body }),
  };
}

/** The receipt number on a page; empty where there is none. */
export const receiptOf = (page: string): string => /MG-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(page)?.[0] ?? '';

/** What a site has logged. */
export const eventsOf = (site: { readonly lines: readonly string[] }): readonly unknown[] =>
  site.lines.map((line) => JSON.parse(line));

/** A site that counts the uploads of photos that nobody has ended. */
export function countedUploads() {
  const { photos } = formSite().world;
  let open = 0;
  const begin: typeof photos.begin = async (...of) => {
    const upload = await photos.begin(...of);
    open += 1;
    const abort = async (): Promise<void> => {
      await upload.abort();
      open -= 1;
    };
    return { ...upload, abort };
  };
  return { site: formSite({ world: { photos: { ...photos, begin } } }), open: (): number => open };
}

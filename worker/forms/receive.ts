import type { Visit } from '../../content/address/visit.ts';
import type { ChosenPhotos, StoredFields } from '../../content/forms/forms.ts';
import type { FormKind } from '../../content/forms/formTypes.ts';
import { receiptNumber } from '../../content/forms/receipt.ts';
import { isHumanTime, TICKET_FIELD, TRAP_FIELD } from '../../content/forms/ticket.ts';
import { base64Of, hexOf, sha256 } from '../platform/crypto.ts';
import type { Enquiry, Receipt } from '../platform/enquiryStore.ts';
import { problemOf } from '../platform/log.ts';
import type { World } from '../world.ts';
import { StoreTooSlow } from './formStores.ts';
import type { ReceivedForm, ReceivedPhoto } from './readForm.ts';
import { issuedTicket } from './tickets.ts';

/** The files of a form by field, for its rules. */
export function photosByField(photos: readonly ReceivedPhoto[]): ChosenPhotos {
  const byField = Map.groupBy(photos, ({ field }) => field);
  return Object.fromEntries([...byField].map(([field, all]) => [field, all.map(({ facts }) => facts)]));
}

/**
 * Returns true if a program filled in the form: it used the hidden field, was faster than a person, or never got the form
 * (docs/rules.md#form-people).
 */
export async function looksAutomatic(
  { values }: ReceivedForm,
  world: Pick<World, 'now' | 'settings'>,
): Promise<boolean> {
  const ticket = await issuedTicket(world, values[TICKET_FIELD]?.[0] ?? '');
  if (!ticket || values[TRAP_FIELD]?.some((text) => text !== '')) return true;
  // A pinned clock cannot measure time.
  return world.settings.clock?.pinned === undefined && !isHumanTime(ticket, world.now());
}

/** The folder for the photos of a new form: the day, then the form. */
export function photoFolder({ now, random }: Pick<World, 'now' | 'random'>): string {
  return `${now().toISOString().slice(0, 10)}/${hexOf(random(12))}`;
}

/** Sends an enquiry to the queue; resolves to false where that fails. The scheduled clean-up repeats it. */
export async function queueEnquiry(
  { enquiryQueue, enquiries, now, log }: Pick<World, 'enquiryQueue' | 'enquiries' | 'now' | 'log'>,
  id: string,
): Promise<boolean> {
  try {
    await enquiryQueue.send(id);
    await enquiries.markQueued(id, now().toISOString());
    return true;
  } catch (thrown) {
    log('error', 'enquiry not queued', { enquiry: id, problem: problemOf(thrown) });
    return false;
  }
}

/** Discards photos that no enquiry refers to. The scheduled clean-up removes those that cannot be discarded. */
export async function discardPhotos({ log }: Pick<World, 'log'>, photos: readonly ReceivedPhoto[]): Promise<void> {
  for (const outcome of await Promise.allSettled(photos.map(({ sink }) => sink.discard())))
    if (outcome.status === 'rejected') log('warning', 'photo not discarded', { problem: problemOf(outcome.reason) });
}

/**
 * Stores a checked form and returns its receipt: photos first, then the row, so that a row never lacks its photos.
 * A form that fails or was stored before leaves no photo. Rejects when the form is not stored.
 */
export async function store(
  world: Pick<World, 'enquiries' | 'now' | 'random' | 'log'>,
  kind: FormKind,
  visit: Visit,
  fields: StoredFields,
  { values, photos }: ReceivedForm,
  keyOf: (field: string) => string,
): Promise<Receipt> {
  const { city, language } = visit;
  const storedPhotos = photos.flatMap(({ field, facts: { size, type } }) =>
    type ? [{ field, key: keyOf(field), type, size }] : [],
  );
  const id = receiptNumber(world.random(8));
  const sizes = storedPhotos.map(({ field, size }) => [field, size]);
  const sent = JSON.stringify([kind, city, values[TICKET_FIELD]?.[0], fields, sizes]);
  const fingerprint = base64Of(await sha256(sent));
  try {
    for (const { sink } of photos) await sink.commit();
  } catch (thrown) {
    await discardPhotos(world, photos);
    throw thrown;
  }
  const stored = await put(
    world,
    { id, form: kind, city, language, receivedAt: world.now().toISOString(), fields, photos: storedPhotos },
    fingerprint,
    photos,
  );
  if (stored.id !== id) await discardPhotos(world, photos);
  return stored;
}

/**
 * A database may fail after it wrote the row, so the row is looked up once more. Photos are discarded only when no row
 * refers to them; without an answer they are left to the scheduled clean-up.
 */
async function put(
  { enquiries, log }: Pick<World, 'enquiries' | 'log'>,
  enquiry: Enquiry,
  fingerprint: string,
  photos: readonly ReceivedPhoto[],
): Promise<Receipt> {
  try {
    return await enquiries.put(enquiry, fingerprint);
  } catch (thrown) {
    const stored = await enquiries.receiptOf(fingerprint);
    if (stored) return stored;
    // A row that comes late has its photos.
    if (!(thrown instanceof StoreTooSlow)) await discardPhotos({ log }, photos);
    throw thrown;
  }
}

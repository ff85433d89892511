import type { ChosenPhotos, StoredFields } from '../../content/forms/forms.ts';
import type { FormKind } from '../../content/forms/formTypes.ts';
import { receiptNumber } from '../../content/forms/receipt.ts';
import { isHumanTime, readTicket, TICKET_FIELD, TRAP_FIELD } from '../../content/forms/ticket.ts';
import type { Visit } from '../../content/visit.ts';
import { problemOf } from '../log.ts';
import { hexOf } from '../signatures.ts';
import type { World } from '../world.ts';
import type { Enquiry } from './enquiryStore.ts';
import type { ReceivedForm, ReceivedPhoto } from './readForm.ts';

/** The files of a form by field, as the rules look at them. */
export function photosByField(photos: readonly ReceivedPhoto[]): ChosenPhotos {
  const chosen: Record<string, ReceivedPhoto['facts'][]> = {};
  for (const { field, facts } of photos) chosen[field] = [...(chosen[field] ?? []), facts];
  return chosen;
}

/** Tells whether a program filled the form in: into the field that people never see, or faster than they can read. */
export function looksAutomatic({ values }: ReceivedForm, { now, settings }: Pick<World, 'now' | 'settings'>): boolean {
  const ticket = readTicket(values[TICKET_FIELD]?.[0] ?? '');
  if (!ticket || values[TRAP_FIELD]?.some((text) => text !== '')) return true;
  // A pinned clock measures nothing.
  return settings.clock === undefined && !isHumanTime(ticket, now());
}

/** Where the photos of a form that comes in now are kept: by day, then by form. */
export function photoFolder({ now, random }: Pick<World, 'now' | 'random'>): string {
  return `${now().toISOString().slice(0, 10)}/${hexOf(random(12))}`;
}

/** Lets go of photos that no enquiry will name. What the store holds on to, the daily round finds again. */
export async function discardPhotos({ log }: Pick<World, 'log'>, photos: readonly ReceivedPhoto[]): Promise<void> {
  for (const outcome of await Promise.allSettled(photos.map(({ sink }) => sink.discard())))
    if (outcome.status === 'rejected') log('warning', 'photo not discarded', { problem: problemOf(outcome.reason) });
}

/**
 * Stores a checked form and gives its receipt number: photos first, then the row that names them, so that no row ever
 * lacks its photos. What failed or was there already leaves no photo behind. Throws when the form is not stored.
 */
export async function store(
  world: Pick<World, 'enquiries' | 'now' | 'random' | 'log'>,
  kind: FormKind,
  visit: Visit,
  fields: StoredFields,
  { values, photos }: ReceivedForm,
  keyOf: (field: string) => string,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { city, language } = visit;
  const kept = photos.flatMap(({ field, facts: { size, type } }) =>
    type ? [{ field, key: keyOf(field), type, size }] : [],
  );
  const id = receiptNumber(world.random(8));
  const fingerprint = await digest([
    kind,
    city,
    values[TICKET_FIELD]?.[0],
    fields,
    kept.map(({ field, size }) => [field, size]),
  ]);
  try {
    for (const { sink } of photos) await sink.commit();
  } catch (thrown) {
    await discardPhotos(world, photos);
    throw thrown;
  }
  const stored = await put(
    world,
    { id, form: kind, city, language, receivedAt: world.now().toISOString(), fields, photos: kept },
    fingerprint,
    photos,
  );
  const isNew = stored === id;
  if (!isNew) await discardPhotos(world, photos);
  return { id: stored, isNew };
}

/**
 * A database may have written a row and then have failed to say so: it is asked once more. The photos go only when no
 * row names them; where it does not answer at all they stay, and the daily round finds out.
 */
async function put(
  { enquiries, log }: Pick<World, 'enquiries' | 'log'>,
  enquiry: Enquiry,
  fingerprint: string,
  photos: readonly ReceivedPhoto[],
): Promise<string> {
  try {
    return await enquiries.put(enquiry, fingerprint);
  } catch (thrown) {
    const stored = await enquiries.idOf(fingerprint);
    if (stored !== undefined) return stored;
    await discardPhotos({ log }, photos);
    throw thrown;
  }
}

async function digest(value: unknown): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(value))));
  return btoa(String.fromCharCode(...bytes));
}

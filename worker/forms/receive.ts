import type { ChosenPhotos, StoredFields } from '../../content/forms/forms.ts';
import type { FormKind } from '../../content/forms/formTypes.ts';
import { receiptNumber } from '../../content/forms/receipt.ts';
import { isHumanTime, readTicket, TICKET_FIELD, TRAP_FIELD } from '../../content/forms/ticket.ts';
import type { Visit } from '../../content/visit.ts';
import type { World } from '../world.ts';
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
  const name = Array.from(random(12), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${now().toISOString().slice(0, 10)}/${name}`;
}

/**
 * Stores a checked form and gives its receipt number: photos first, then the row that names them, so that no row ever
 * lacks its photos. What failed or was there already leaves no photo behind.
 */
export async function store(
  world: Pick<World, 'enquiries' | 'photos' | 'now' | 'random'>,
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
    const stored = await world.enquiries.put(
      { id, form: kind, city, language, receivedAt: world.now().toISOString(), fields, photos: kept },
      fingerprint,
    );
    const isNew = stored === id;
    if (!isNew) await world.photos.remove(kept.map(({ key }) => key));
    return { id: stored, isNew };
  } catch (thrown) {
    await Promise.allSettled([
      ...photos.map(({ sink }) => sink.discard()),
      world.photos.remove(kept.map(({ key }) => key)),
    ]);
    throw thrown;
  }
}

async function digest(value: unknown): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(value))));
  return btoa(String.fromCharCode(...bytes));
}

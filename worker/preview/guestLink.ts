import * as v from 'valibot';
import { buildPath, parsePath } from '../../content/address/address.ts';
import { hexOf, sha256 } from '../platform/crypto.ts';
import type { World } from '../world.ts';

/** A guest's page, and the end of the link in seconds since the epoch. */
const guestPage = v.object({ page: v.string(), until: v.number() });
type GuestPage = v.InferOutput<typeof guestPage>;

type GuestWorld = Pick<World, 'settings' | 'now' | 'flagStore'>;

/** A store keeps nothing for less, in seconds. */
const LEAST_SECONDS = 60;
const TOKEN_BYTES = 32;
/** A token, alone or at the end of its link. */
const tokenAtEnd = new RegExp(`(?:^|#)([0-9a-f]{${2 * TOKEN_BYTES}})$`);

/**
 * What a guest link opens of an address: its page in either tree, with the moment and the release that a preview shows, as
 * a path with a query. Undefined for what is no page.
 */
export function pageForGuests({ pathname, searchParams }: URL): string | undefined {
  const parsed = parsePath(pathname);
  if (parsed.kind !== 'address') return undefined;
  const query = new URLSearchParams([...searchParams].filter(([name]) => name.startsWith('preview-')));
  return `${buildPath({ ...parsed.address, tree: 'desktop' })}${query.size > 0 ? `?${query}` : ''}`;
}

/** Stores what a new token opens; nobody can read the token in the store (docs/rules.md#guest-links). */
export async function createGuestToken(
  { random, ...world }: GuestWorld & Pick<World, 'random'>,
  page: GuestPage,
): Promise<string> {
  const token = hexOf(random(TOKEN_BYTES));
  const lifetime = page.until - Math.floor(world.now().getTime() / 1000);
  await world.flagStore.put(await keyOf(token, world), JSON.stringify(page), lifetime);
  return token;
}

/** The token in what somebody has pasted, which may be a whole link; undefined for anything else. */
export function tokenIn(text: string): string | undefined {
  return tokenAtEnd.exec(text.trim())?.[1];
}

/** What a token opens; undefined when it is forged, has ended or was withdrawn. Rejects when the store fails. */
export async function pageOfToken(token: string, world: GuestWorld): Promise<GuestPage | undefined> {
  const stored = (await world.flagStore.get(await keyOf(token, world))) ?? '';
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), guestPage), stored);
  return parsed.success && parsed.output.until * 1000 > world.now().getTime() ? parsed.output : undefined;
}

/** Ends a token; other data centres notice within a minute. */
export async function withdrawToken(token: string, world: GuestWorld): Promise<void> {
  await world.flagStore.put(await keyOf(token, world), '', LEAST_SECONDS);
}

/** A new preview secret ends all tokens. */
async function keyOf(token: string, { settings }: Pick<World, 'settings'>): Promise<string> {
  return `guest ${hexOf(await sha256(`${settings.previewSecret}\n${token}`))}`;
}

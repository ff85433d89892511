import * as v from 'valibot';
import { buildPath, parsePath } from '../../content/address/address.ts';
import { readJsonAs } from '../../content/readAs.ts';
import { hexOf, sha256 } from '../platform/crypto.ts';
import type { World } from '../world.ts';

/** A guest's page, and the end of the link in seconds since the epoch. */
const guestPage = v.object({ page: v.string(), until: v.number() });
type GuestPage = v.InferOutput<typeof guestPage>;

/** A link that opens its page by now. */
export interface LiveLink extends GuestPage {
  /** The token's hash, by which it is stored. */
  readonly hash: string;
}

type GuestWorld = Pick<World, 'settings' | 'now' | 'guestStore'>;

/** A store keeps nothing for less, in seconds. */
const LEAST_SECONDS = 60;
const TOKEN_BYTES = 32;
const hashForm = /^[0-9a-f]{64}$/;
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
): Promise<{ readonly token: string; readonly link: LiveLink }> {
  const token = hexOf(random(TOKEN_BYTES));
  const hash = await hashOf(token, world);
  const lifetime = page.until - Math.floor(world.now().getTime() / 1000);
  await world.guestStore.put((await prefixOf(world)) + hash, JSON.stringify(page), lifetime);
  return { token, link: { ...page, hash } };
}

/** The token in what somebody has pasted, which may be a whole link; undefined for anything else. */
export function tokenIn(text: string): string | undefined {
  return tokenAtEnd.exec(text.trim())?.[1];
}

/** What a token opens; undefined when it is forged, has ended or was withdrawn. Rejects when the store fails. */
export async function pageOfToken(token: string, world: GuestWorld): Promise<GuestPage | undefined> {
  return pageAt((await prefixOf(world)) + (await hashOf(token, world)), world);
}

/** All links that open something by now, those that end first first. Rejects when the store fails. */
export async function liveLinks(world: GuestWorld & Pick<World, 'flagKeys'>): Promise<readonly LiveLink[]> {
  const prefix = await prefixOf(world);
  const links = (await world.flagKeys(prefix)).map(async (key) => {
    const page = await pageAt(key, world);
    return page ? [{ ...page, hash: key.slice(prefix.length) }] : [];
  });
  return (await Promise.all(links)).flat().toSorted((a, b) => a.until - b.until);
}

/** Ends a link by the hash of its token, which other data centres notice within a minute; undefined where there is none. */
export async function withdrawLink(hash: string, world: GuestWorld): Promise<GuestPage | undefined> {
  const key = (await prefixOf(world)) + hash;
  const page = hashForm.test(hash) ? await pageAt(key, world) : undefined;
  if (page) await world.guestStore.put(key, '', LEAST_SECONDS);
  return page;
}

async function pageAt(key: string, { guestStore, now }: GuestWorld): Promise<GuestPage | undefined> {
  const stored = readJsonAs(guestPage, await guestStore.get(key));
  return stored && stored.until * 1000 > now().getTime() ? stored : undefined;
}

/** A new preview secret ends all tokens, and their list is empty. */
async function prefixOf({ settings }: Pick<World, 'settings'>): Promise<string> {
  return `guest ${hexOf(await sha256(`guests\n${settings.previewSecret}`)).slice(0, 8)} `;
}

async function hashOf(token: string, { settings }: Pick<World, 'settings'>): Promise<string> {
  return hexOf(await sha256(`${settings.previewSecret}\n${token}`));
}

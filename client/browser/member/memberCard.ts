import * as v from 'valibot';
import { deviceCaches } from '../../../content/offline/deviceCaches.ts';
import { MEMBER_COOKIE } from '../../../content/visitor/firstKeys.ts';
import {
  type MemberInfo,
  type MemberWallet,
  memberInfoSchema,
  memberWalletSchema,
} from '../../../content/visitor/memberInfo.ts';
import { storageKeys } from '../../../content/visitor/storageKeys.ts';
import { forget } from '../../browserState/forget.ts';
import { cookieText, read, write } from '../../browserState/storage.ts';

const cardSchema = v.object({
  /** Digest of the session that the card belongs to: the session itself is not kept. */
  owner: v.string(),
  /** When the loyalty programme answered, in milliseconds. */
  storedAt: v.number(),
  info: memberInfoSchema,
  wallet: memberWalletSchema,
});

/** A member's card as the device stores it for times without a network (docs/rules.md#offline-card). */
type MemberCard = v.InferOutput<typeof cardSchema>;

/** Stores a member's card with the files that show it, where the site may store anything. */
export async function keepCard(session: string, info: MemberInfo, wallet: MemberWallet): Promise<void> {
  if (document.documentElement.dataset.keepsPages === undefined) return;
  const cookie = cookieText(MEMBER_COOKIE);
  const owner = await digest(session);
  // Never ready where operators have switched off what devices store (docs/rules.md#offline-switch).
  await navigator.serviceWorker?.ready;
  // The member may have signed out meanwhile, in another tab.
  if (!(await mayKeepCard()) || cookieText(MEMBER_COOKIE) !== cookie) return;
  // Pictures are on another host and would be missing.
  const plain = { ...info, memberBackground: '', mobileMemberBackground: '' };
  write(storageKeys.memberCard, { owner, storedAt: Date.now(), info: plain, wallet });
  // The first page of a visit loads them past the service worker.
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  const cache = await caches.open(deviceCaches.files);
  await cache.addAll(files);
}

/** The stored card of this session; a card of another session is removed. */
export async function findCard(session: string): Promise<MemberCard | undefined> {
  const card = v.safeParse(cardSchema, read(storageKeys.memberCard));
  if ((await mayKeepCard()) && card.success && card.output.owner === (await digest(session))) return card.output;
  forget(storageKeys.memberCard);
  return undefined;
}

/** The card is removed with the service worker. */
async function mayKeepCard(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return registration?.active != null;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

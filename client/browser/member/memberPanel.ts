import '../../styles/islands/member.css';
import * as v from 'valibot';
import { MEMBER_COOKIE } from '../../../content/visitor/firstKeys.ts';
import { loyaltyLanguage, memberInfoSchema, memberWalletSchema } from '../../../content/visitor/memberInfo.ts';
import { storageKeys } from '../../../content/visitor/storageKeys.ts';
import { forget } from '../../browserState/forget.ts';
import { inTime } from '../../browserState/inTime.ts';
import type { MemberState } from '../../browserState/islandEvents.ts';
import { cookieText, read } from '../../browserState/storage.ts';
import { select } from '../../hooks/hook.ts';
import { hydrateIslands } from '../hydration/islands.ts';
import { lookAgain } from './followMember.ts';
import { findCard, keepCard } from './memberCard.ts';

const { dataset } = document.documentElement;

let memberLoading: Promise<void> | undefined;

/** Fetches the member's details and wallet for the panels of this page, once they came (docs/rules.md#member-signed-in). */
export function showMember(): Promise<void> {
  memberLoading ??= fetchMember();
  return memberLoading;
}

document.addEventListener('member:signout', signOut);
// What did not come is asked for when its box is opened again (docs/rules.md#member-failure).
document.addEventListener(
  'toggle',
  ({ target }) => {
    const isBox = target instanceof Element && target.matches(':popover-open, details[open]');
    if (isBox && isMember() && target.querySelector(select('island', 'MemberPanel'))) void showMember();
  },
  true,
);
// Another tab has signed in or out (docs/rules.md#member-tabs).
document.addEventListener('member:session', () => {
  memberLoading = undefined;
  if (isMember()) void showMember();
  else publish({ kind: 'gone' });
});

function isMember(): boolean {
  return cookieText(MEMBER_COOKIE) !== undefined;
}

async function fetchMember(): Promise<void> {
  await hydrateIslands('MemberPanel').catch((thrown) => {
    memberLoading = undefined;
    throw thrown;
  });
  const cookie = cookieText(MEMBER_COOKIE);
  // The files may have come late.
  if (!isSession(cookie)) return;
  publish({ kind: 'loading' });
  const session = read(storageKeys.memberSession) ?? cookie ?? '';
  const language = { 'Accept-Language': loyaltyLanguage(dataset.language ?? '') };
  const [info, wallet] = await Promise.all([
    call('logincomall', { loyaltSession: session, ...language }, memberInfoSchema, cookie),
    call('loginlistcomall', { division: dataset.city, ...language }, memberWalletSchema, cookie),
  ]);
  if (!isSession(cookie)) return;
  if (info && wallet) {
    publish({ kind: 'loaded', info, wallet });
    // The card is shown also on a device whose storage is full or refused.
    keepCard(session, info, wallet).catch(() => undefined);
  } else {
    const storedCard = await findCard(session).catch(() => undefined);
    if (!isSession(cookie)) return;
    memberLoading = undefined;
    publish({
      kind: 'loaded',
      info: info ?? storedCard?.info,
      wallet: wallet ?? storedCard?.wallet,
      storedAt: storedCard?.storedAt,
    });
  }
}

/**
 * Returns true if the member is still the one who was asked for; otherwise shows who has come, or what anonymous visitors see.
 */
function isSession(cookie: string | undefined): boolean {
  if (isMember() && cookieText(MEMBER_COOKIE) === cookie) return true;
  // The browser may not have told of it yet.
  lookAgain();
  // It stands before the focus moves there.
  if (!isMember()) publish({ kind: 'gone' });
  return false;
}

/**
 * One of the two calls; undefined without a network, and when it failed, which the Worker logs, or is late
 * (docs/rules.md#member-failure).
 */
async function call<Schema extends v.GenericSchema>(
  name: string,
  body: object,
  schema: Schema,
  cookie: string | undefined,
): Promise<v.InferOutput<Schema> | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const response = await inTime(
      fetch(`/en/${dataset.city}/api/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    // The session has ended: the visitor is anonymous, unless another one has begun.
    if (response.status === 401 && cookieText(MEMBER_COOKIE) === cookie) forgetSession();
    if (!response.ok) return undefined;
    const result = v.safeParse(schema, await response.json());
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

function publish(state: MemberState): void {
  document.dispatchEvent(new CustomEvent('member:change', { detail: state }));
}

/** Removes the session's cookie and reloads the page (docs/rules.md#member-sign-out). */
function signOut(): void {
  forgetSession();
  location.reload();
}

/** Removes the cookie from parent domains too: the loyalty programme's site may have set it there. */
function forgetSession(): void {
  forget(storageKeys.memberSession);
  forget(storageKeys.memberCard);
  const labels = location.hostname.split('.');
  for (let first = 0; first < labels.length - 1; first += 1) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser's CookieStore takes a parent domain.
    document.cookie = `${MEMBER_COOKIE}=; path=/; max-age=0; domain=${labels.slice(first).join('.')}`;
  }
  lookAgain();
}

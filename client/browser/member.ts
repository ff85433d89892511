import '../styles/islands/member.css';
import * as v from 'valibot';
import { MEMBER_COOKIE } from '../../content/visitor/firstKeys.ts';
import { memberInfoSchema, memberMenuSchema } from '../../content/visitor/member.ts';
import { storageKeys } from '../../content/visitor/storageKeys.ts';
import type { MemberState } from '../islands/parts/memberEvents.ts';
import { wakeIsland } from './islands.ts';
import { forget, read } from './storage.ts';

const { dataset } = document.documentElement;
const { city, language } = dataset;

const walletSchema = v.object({
  ...memberMenuSchema.entries,
  qrCode: v.optional(v.object({ size: v.number(), path: v.pipe(v.string(), v.regex(/^[\d Mhvz-]*$/)) })),
});

let shown: Promise<void> | undefined;

/** Fetches the member's details and wallet for the panels of this page, once (site-shell §4). */
export function showMember(): Promise<void> {
  shown ??= fetchMember();
  return shown;
}

async function fetchMember(): Promise<void> {
  document.addEventListener('member:signout', signOut);
  await wakeIsland('MemberPanel');
  tell({ kind: 'loading' });
  const [info, wallet] = await Promise.all([
    call(
      'logincomall',
      { loyaltSession: read(storageKeys.memberSession), 'Accept-Language': language },
      memberInfoSchema,
    ),
    call('loginlistcomall', { division: city, 'Accept-Language': language }, walletSchema),
  ]);
  tell(read(storageKeys.memberSession) === undefined ? { kind: 'gone' } : { kind: 'known', info, wallet });
}

/** One of the two calls; undefined when it failed. The server has logged why. */
async function call<Schema extends v.GenericSchema>(
  name: string,
  body: object,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    const response = await fetch(`/en/${city}/api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    });
    // The session is over: the visitor is anonymous, as the cookie should have said.
    if (response.status === 401) forgetSession();
    if (!response.ok) return undefined;
    const result = v.safeParse(schema, await response.json());
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

function tell(state: MemberState): void {
  document.dispatchEvent(new CustomEvent('member:change', { detail: state }));
}

/** Sign out removes the cookie and reloads the page (site-shell §4). */
function signOut(): void {
  forgetSession();
  location.reload();
}

/** The loyalty programme's site may have set its cookie for the whole domain. */
function forgetSession(): void {
  forget(storageKeys.memberSession);
  const labels = location.hostname.split('.');
  for (let first = 0; first < labels.length - 1; first += 1) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store can't be asked for a parent domain everywhere yet.
    document.cookie = `${MEMBER_COOKIE}=; path=/; max-age=0; domain=${labels.slice(first).join('.')}`;
  }
  delete dataset['member'];
}

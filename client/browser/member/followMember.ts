import { MEMBER_COOKIE } from '../../../content/visitor/firstKeys.ts';
import { cookieText } from '../../browserState/storage.ts';
import { whenStoredElsewhere } from '../../browserState/storedElsewhere.ts';
import { select } from '../../hooks/hook.ts';
import { markPage } from '../early.ts';

/** The session that the page shows. */
let session = cookieText(MEMBER_COOKIE);

/**
 * Follows the member through all tabs (docs/rules.md#member-tabs): a session that begins, ends or changes in one is told
 * to this page as `member:session`, and an account box that is open shows the member who has come.
 */
export function followMember(showMember: () => Promise<void>): void {
  whenStoredElsewhere(lookAgain);
  document.addEventListener('member:session', () => {
    if (session === undefined) tellMissing(false);
    const box = document.querySelector(`:is(:popover-open, details[open]) ${select('island', 'MemberPanel')}`);
    // What can't be fetched is fetched at the next click.
    if (session !== undefined && box) showMember().catch(() => undefined);
  });
}

/** Says in the account that the member's details are missing, or no longer (docs/rules.md#member-failure). */
export function tellMissing(isMissing: boolean): void {
  for (const words of document.querySelectorAll<HTMLElement>(select('member-missing'))) words.hidden = !isMissing;
}

/** Compares the session that the page shows with the one that is there. */
export function lookAgain(): void {
  const currentSession = cookieText(MEMBER_COOKIE);
  if (currentSession === session) return;
  session = currentSession;
  markPage();
  document.dispatchEvent(new CustomEvent('member:session'));
}

/**
 * Shows what the member's cart holds (docs/rules.md#cart-badge), also after a way back from the shop, which another tab may
 * have; an anonymous visitor's is never asked for.
 */
export async function followCart(badge: HTMLElement): Promise<void> {
  const show = async (): Promise<void> => (await import('./cart.ts')).showCart(badge, () => session);
  document.addEventListener('member:session', show);
  addEventListener('pageshow', ({ persisted }) => persisted && session !== undefined && show());
  // A device that wakes up without a network goes on showing the number that it has.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && navigator.onLine && session !== undefined) void show();
  });
  if (session !== undefined) await show();
}

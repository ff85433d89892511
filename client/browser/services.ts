import { storageKeys } from '../../content/storageKeys.ts';
import { consentGiven, whenIdle } from './consent.ts';
import { read } from './storage.ts';

const { dataset } = document.documentElement;

/**
 * Starts what talks to other services: member, cart, booking, analytics. Nothing of it is in the first load: each is
 * fetched when somebody reaches for it, or when the browser is idle.
 */
export function startServices(): void {
  const isMember = read(storageKeys.memberSession) !== undefined;
  if (isMember) startMember();
  const badge = document.querySelector<HTMLElement>('[data-cart-badge]');
  // Without a session the shop knows no cart: there is nothing to ask.
  if (badge && isMember) whenIdle(() => void import('./cart.ts').then(({ showCart }) => showCart(badge)));
  const { bookingScript } = dataset;
  if (bookingScript) document.addEventListener('click', (event) => onBooking(event, bookingScript));
  if (dataset['preview'] === undefined) whenIdle(() => void startAnalytics(isMember));
}

/** Logged in is decided by the member cookie (site-shell §4). The panel comes when somebody reaches for it. */
function startMember(): void {
  dataset['member'] = '';
  const wake = (): void => void import('./member.ts').then(({ showMember }) => showMember());
  for (const island of document.querySelectorAll('[data-island="MemberPanel"]')) {
    island.closest('[popover], details')?.addEventListener('toggle', wake, { once: true });
  }
  for (const trigger of document.querySelectorAll('[data-account-trigger]')) {
    for (const type of ['pointerenter', 'focus', 'click']) trigger.addEventListener(type, wake, { once: true });
  }
}

function onBooking(event: MouseEvent, script: string): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-booxi-tag]') : null;
  const key = link?.dataset['booxiKey'] || dataset['bookingKey'];
  // Without a key the link leads where one can ask.
  if (!link || !key) return;
  event.preventDefault();
  void import('./booking.ts').then(({ openBooking }) => openBooking(link, script, key));
}

/** Counting starts with consent, now or later; the data layer hears of events either way, on this page only. */
async function startAnalytics(isMember: boolean): Promise<void> {
  const send = async (): Promise<void> => (await import('./eventBeacon.ts')).startBeacon(isMember);
  if (consentGiven('analytics')) await send();
  document.addEventListener('consent:change', ({ detail }) => detail.analytics && void send());
  (await import('./analytics.ts')).startAnalytics(isMember);
}

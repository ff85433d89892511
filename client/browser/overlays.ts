import { unreadOf } from '../../content/notificationChoice.ts';
import { opensDeparture, opensPicker, WELCOME_DELAY_MS } from '../../content/popupChain.ts';
import { storageKeys } from '../../content/storageKeys.ts';
import { consentGiven, hasPrivacyControl, storedConsent } from './consent.ts';
import { markPage } from './early.ts';
import { forget, read, write } from './storage.ts';

const { dataset } = document.documentElement;
const { city = '', language = '' } = dataset;
let isGreeted = false;

/** Watches for whatever opens something over the page, and fetches its code only then; starts the chain of popups. */
export function startOverlays(): void {
  if (read(storageKeys.language) !== language) write(storageKeys.language, language);
  document.addEventListener('click', onClick);
  // The picker's code comes while the pointer is still on its way, or the focus rests there.
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(
      type,
      (event) => void (within(event, '[data-destination-trigger]') && import('./destination.ts')),
      { passive: true },
    );
  for (const trigger of document.querySelectorAll('[data-destination-trigger]'))
    trigger.setAttribute('aria-haspopup', 'dialog');
  document.addEventListener('beforetoggle', keepGutter, true);
  if (document.querySelector('[data-help]')) void import('./helpText.ts').then(({ startHelpText }) => startHelpText());
  if (document.querySelector('[data-background]'))
    void import('./pageBackground.ts').then(({ startBackground }) => startBackground());
  void greet();
  // With consent given it is time to ask where the journey departs from; not before the visitor was greeted.
  document.addEventListener('consent:change', () => void (isGreeted && showNotices()));
  // Every turn of a page reads the stored answers again; one that comes back from the cache has to be told.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    markPage();
    void greet();
  });
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const trigger = within(event, '[data-destination-trigger]');
  if (trigger) {
    event.preventDefault();
    void import('./destination.ts').then(({ openDestination }) => openDestination('picker', trigger));
  } else if (within(event, '[data-announcement] button')) {
    void import('./announcement.ts').then(({ pressAnnouncement }) => pressAnnouncement(event.target));
  } else {
    const chat = within(event, '[data-chat]');
    if (chat) void import('./chat.ts').then(({ openChat }) => openChat(chat));
  }
}

/** A scrollbar that takes room leaves it behind when a dialog stills the page, so that nothing moves. */
function keepGutter({ target }: Event): void {
  const root = document.documentElement;
  if (target instanceof HTMLDialogElement && !target.open)
    root.toggleAttribute('data-gutter', innerWidth > root.clientWidth);
}

/** What comes up by itself, one after the other: age gate, picker, departure location, notification (site-shell §4). */
async function greet(): Promise<void> {
  if (dataset['ageGate'] === 'shut') return;
  if (dataset['ageGate'] === 'asking') {
    const { askAge } = await import('./ageGate.ts');
    if (!(await askAge())) return;
  }
  if (dataset['withoutOverlay'] !== undefined || dataset['kind'] === 'failure') return;
  if (entersBadlyKnown()) {
    await new Promise((resolve) => setTimeout(resolve, WELCOME_DELAY_MS));
    // Who has opened something in the meantime is not interrupted.
    if (!document.querySelector('dialog:modal')) await (await import('./destination.ts')).openDestination('welcome');
  }
  isGreeted = true;
  await showNotices();
}

/** The cards at the page's foot, one at a time. On a small screen the question of consent has that place first. */
async function showNotices(): Promise<void> {
  const isConsentDue =
    storedConsent() === undefined && !hasPrivacyControl && document.querySelector('[data-consent]') !== null;
  if (isConsentDue && !matchMedia('(width >= 64em)').matches) return;
  const cards = [...document.querySelectorAll<HTMLElement>('[data-notification]')];
  for (const card of cards) card.hidePopover();
  await askDeparture();
  const unread = unreadOf(
    cards.map((card) => card.dataset['notification'] ?? ''),
    read(storageKeys.notificationsRead(language)) ?? [],
  );
  const card = cards.find((candidate) => candidate.dataset['notification'] === unread);
  if (card) (await import('./notices.ts')).showNotification(card);
}

function entersBadlyKnown(): boolean {
  const arrivesByRedirect =
    read(storageKeys.localeRedirect) !== undefined || /[?&]locale-redirect=1(&|$)/.test(location.search);
  forget(storageKeys.localeRedirect);
  return opensPicker({
    arrivesByRedirect,
    hasPreference: read(storageKeys.preferredPath) !== undefined,
    needsTravelType: dataset['needsTravelType'] !== undefined,
    hasTravelType: read(storageKeys.travelType(city)) !== undefined,
    isPickerClosed: read(storageKeys.pickerClosed(city)) === true,
  });
}

async function askDeparture(): Promise<void> {
  const popover = document.querySelector<HTMLElement>('[data-departure]');
  const isWanted = opensDeparture({
    isNeeded: dataset['needsDeparture'] !== undefined,
    hasLocation: read(storageKeys.departureLocation) !== undefined,
    isHome: popover !== null,
    isClosed: read(storageKeys.departureClosed(city)) === true,
    hasConsent: consentGiven('personalisation'),
  });
  if (popover && isWanted) await (await import('./notices.ts')).askDeparture(popover);
}

function within(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

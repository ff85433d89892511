import { unreadOf } from '../../content/shell/notificationChoice.ts';
import { opensDeparture, opensPicker, WELCOME_DELAY_MS } from '../../content/shell/popupChain.ts';
import { storageKeys } from '../../content/visitor/storageKeys.ts';
import { consentGiven, hasPrivacyControl, storedConsent } from './consent.ts';
import { markPage } from './early.ts';
import { forget, read, write } from './storage.ts';
import { whenClear } from './topLayer.ts';

const { dataset } = document.documentElement;
const { city = '', language = '' } = dataset;
let isGreeted = false;
let greeting: Promise<void> | undefined;

/** Greets whoever has come, and who comes back out of the back/forward cache. */
export function startGreeting(): void {
  if (read(storageKeys.language) !== language) write(storageKeys.language, language);
  void begin();
  // With consent given it is time to ask where the journey departs from; not before the visitor was greeted.
  document.addEventListener('consent:change', () => isGreeted && whenClear(() => void showNotices()));
  // Every turn of a page reads the stored answers again; one that comes back from the cache has to be told.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    markPage();
    void begin();
  });
}

/** A greeting that the visitor left in the middle goes on where it stood. */
function begin(): Promise<void> {
  greeting ??= greet().finally(() => {
    greeting = undefined;
  });
  return greeting;
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
  whenClear(() => void showNotices());
}

/** The cards at the page's foot, one at a time. The question of consent has that place first. */
async function showNotices(): Promise<void> {
  const isConsentDue =
    storedConsent() === undefined && !hasPrivacyControl && document.querySelector('[data-consent]') !== null;
  if (isConsentDue) return;
  const cards = [...document.querySelectorAll<HTMLElement>('[data-notification]')];
  // The departure's card takes the place of one that stands already.
  for (const card of cards) card.hidePopover();
  await askDeparture();
  const unread = unreadOf(
    cards.map((card) => card.dataset['notification'] ?? ''),
    read(storageKeys.notificationsRead(language)) ?? [],
  );
  const card = cards.find((candidate) => candidate.dataset['notification'] === unread);
  if (!card) return;
  const { showNotification } = await import('./notices.ts');
  if (!card.matches(':popover-open')) showNotification(card);
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

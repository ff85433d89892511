import { opensDeparture, opensPicker, unreadOf, WELCOME_DELAY_MS } from '../../../content/shell/arrival.ts';
import { saysLocaleRedirect } from '../../../content/shell/beforePaint.ts';
import { isAnswered, isQuestion } from '../../../content/shell/questions.ts';
import { needsAsking } from '../../../content/visitor/consentChoice.ts';
import { storageKeys } from '../../../content/visitor/storageKeys.ts';
import { forget } from '../../browserState/forget.ts';
import { read, write } from '../../browserState/storage.ts';
import { whenStoredElsewhere } from '../../browserState/storedElsewhere.ts';
import { select } from '../../hooks/hook.ts';
import { consentGiven, hasConsentTool, hasPrivacyControl, storedConsent } from '../consent/consent.ts';
import { askConsent } from '../consent/consentDialog.ts';
import { markPage } from '../early.ts';
import { isClear, whenClear } from '../shell/screen.ts';
import { readyPicker } from './readyPicker.ts';

const { dataset } = document.documentElement;
const city = dataset.city ?? '';
const language = dataset.language ?? '';
let isWelcomed = false;
let running: Promise<void> | undefined;

/** Starts the popups on entry, now and whenever the page is restored from the back/forward cache. */
export function startEntryPopups(): void {
  // The current language (docs/rules.md#language-remembered).
  if (read(storageKeys.language) !== language) write(storageKeys.language, language);
  void begin();
  // With consent the departure location may be asked for, after the welcome popup.
  document.addEventListener('consent:change', goOn);
  // A notification may have asked what the picker has just answered.
  document.addEventListener('destination:close', goOn);
  // The stored answers may have changed on another page meanwhile.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    markPage();
    void begin();
  });
  // An answer about the age may be given, or taken back, in another window.
  whenStoredElsewhere(async () => {
    const before = dataset.ageGate;
    markPage();
    if (dataset.ageGate !== before) await begin();
    // What ran already may have been past its question.
    if (dataset.ageGate !== before && dataset.ageGate === 'asking') await begin();
  });
}

/** Shows what may be asked now. */
function goOn(): void {
  if (isWelcomed) whenClear(startNotices);
}

/** Runs the popups; a page that was left and restored while they run goes on with them. */
function begin(): Promise<void> {
  running ??= runPopups().finally(() => {
    running = undefined;
  });
  return running;
}

/**
 * What opens by itself, one after the other: age gate, picker, consent, departure location, notification
 * (docs/rules.md#popup-order). A popup whose file does not come leaves the next ones their turn.
 */
async function runPopups(): Promise<void> {
  const isWelcome = await welcome().catch(() => true);
  if (isConsentDue()) await askConsent().catch(() => undefined);
  if (!isWelcome) return;
  isWelcomed = true;
  whenClear(startNotices);
}

/** Asks for the age and the destination where they are due. Resolves to false where nothing else may open. */
async function welcome(): Promise<boolean> {
  if (dataset.ageGate === 'shut') return false;
  if (dataset.ageGate === 'asking') {
    const { askAge } = await import('./ageGate.ts');
    if (!(await askAge())) return false;
  }
  if (dataset.withoutOverlay !== undefined) return false;
  if (needsPicker()) {
    await new Promise((resolve) => setTimeout(resolve, WELCOME_DELAY_MS));
    const { openDestinationPicker } = await readyPicker();
    // A visitor who has opened something meanwhile is not interrupted.
    if (isClear()) await openDestinationPicker('welcome');
  }
  return true;
}

function isConsentDue(): boolean {
  const hasDialog = !hasConsentTool && document.querySelector(select('consent')) !== null;
  return hasDialog && needsAsking(storedConsent(), hasPrivacyControl);
}

/** Shows what a page asks and tells; nothing where its files do not load. */
function startNotices(): void {
  showNotices().catch(() => undefined);
}

/** What a page asks and tells, one at a time and after consent was answered (docs/rules.md#popup-order). */
async function showNotices(): Promise<void> {
  if (isConsentDue()) return;
  await askDeparture();
  const lines = [...document.querySelectorAll<HTMLElement>(select('notification'))];
  const asking = lines.filter((line) => {
    const asks = line.dataset.asks ?? '';
    return !isQuestion(asks) || !isAnswered(asks, city, read);
  });
  const unread = unreadOf(
    asking.map((line) => line.dataset.notification ?? ''),
    read(storageKeys.notificationsRead(language)) ?? [],
  );
  const line = lines.find((candidate) => candidate.dataset.notification === unread);
  for (const otherLine of lines)
    if (otherLine !== line && !otherLine.hidden) (await import('./notices.ts')).hideNotification(otherLine);
  if (line?.hidden) (await import('./notices.ts')).showNotification(line);
}

function needsPicker(): boolean {
  const arrivesByRedirect = read(storageKeys.localeRedirect) !== undefined || saysLocaleRedirect(location.search);
  forget(storageKeys.localeRedirect);
  return opensPicker({
    arrivesByRedirect,
    hasPreference: read(storageKeys.preferredPath) !== undefined,
    needsTravelType: dataset.needsTravelType !== undefined,
    travelType: read(storageKeys.travelType(city)) ?? '',
    isPickerClosed: read(storageKeys.pickerClosed(city)) === true,
  });
}

async function askDeparture(): Promise<void> {
  const popover = document.querySelector<HTMLElement>(select('departure'));
  const opensCard = opensDeparture({
    isNeeded: dataset.needsDeparture !== undefined,
    isAnswered: isAnswered('departure', city, read),
    isHome: popover !== null,
    hasConsent: consentGiven('personalisation'),
  });
  if (!popover || !opensCard) return;
  await (await import('./notices.ts')).askDeparture(popover);
}

import { select } from '../../hooks/hook.ts';
import '../../styles/islands/notices.css';
import { isAnswered } from '../../../content/shell/questions.ts';
import { storageKeys } from '../../../content/visitor/storageKeys.ts';
import { read, write } from '../../browserState/storage.ts';
import { whenStoredElsewhere } from '../../browserState/storedElsewhere.ts';
import { consentGiven } from '../consent/consent.ts';
import { closeCard, keepFocusClearOf } from '../shell/coveredFoot.ts';

const { dataset } = document.documentElement;
const city = dataset.city ?? '';
const language = dataset.language ?? '';

/**
 * Sets a notification into the page below the window, where nothing is seen to move, until it is closed; then it counts as
 * read in this language (docs/rules.md#notification-read). A page that ends above has no place for it.
 */
export function showNotification(line: HTMLElement): void {
  const block = firstBelowWindow();
  if (!block) return;
  block.after(line);
  line.hidden = false;
  const key = storageKeys.notificationsRead(language);
  const id = line.dataset.notification ?? '';
  const markRead = (): unknown => write(key, [...(read(key) ?? []).filter((readId) => readId !== id), id]);
  line.querySelector(select('notice-close'))?.addEventListener('click', () => {
    hideNotification(line);
    markRead();
  });
  // Following its link counts as reading it.
  for (const link of line.querySelectorAll('a')) link.addEventListener('click', markRead);
}

/** Hides a line. A focus in it moves to the block after it, or to the one before the last line; the page does not move. */
export function hideNotification(line: HTMLElement): void {
  const block = line.nextElementSibling ?? line.previousElementSibling;
  if (line.contains(document.activeElement) && block instanceof HTMLElement) {
    block.tabIndex = -1;
    block.classList.add('notice-passed');
    block.focus({ preventScroll: true });
  }
  line.hidden = true;
}

/** The first block of the page that ends below the window. */
function firstBelowWindow(): Element | undefined {
  const main = document.querySelector('main');
  const [only, ...others] = main?.children ?? [];
  const blocks = only && others.length === 0 ? only.children : (main?.children ?? []);
  return [...blocks].find((block) => block.getBoundingClientRect().bottom > innerHeight);
}

let asking: Promise<void> | undefined;

/**
 * Asks for the departure location; closing without an answer is stored too (docs/rules.md#departure-popover). Resolves
 * once it is closed.
 */
export function askDeparture(popover: HTMLElement): Promise<void> {
  asking ??= departure(popover).finally(() => {
    asking = undefined;
  });
  return asking;
}

function departure(popover: HTMLElement): Promise<void> {
  const select = popover.querySelector('select');
  const missing = popover.querySelector<HTMLElement>('.field-error');
  /** Says, or no longer says, that nothing is chosen. */
  const say = (isMissing: boolean): void => {
    if (missing) missing.hidden = !isMissing;
    select?.setAttribute('aria-invalid', String(isMissing));
    // Also a hidden text would describe the field.
    if (missing && isMissing) select?.setAttribute('aria-describedby', missing.id);
    else select?.removeAttribute('aria-describedby');
  };
  return new Promise((resolve) => {
    const signal = open(popover, () => write(storageKeys.departureClosed(city), true));
    // Another window may have the answer, or a refusal.
    const leave = (): void => {
      if (isAnswered('departure', city, read) || !consentGiven('personalisation')) closeCard(popover);
    };
    whenStoredElsewhere(leave, { signal });
    document.addEventListener('consent:change', leave, { signal });
    signal.addEventListener('abort', () => resolve());
    const answer = (event: SubmitEvent): void => {
      event.preventDefault();
      const chosen = select?.value.trim();
      say(!chosen);
      if (!chosen) {
        select?.focus();
        return;
      }
      write(storageKeys.departureLocation, chosen);
      closeCard(popover);
    };
    select?.addEventListener('change', () => say(false), { signal });
    popover.querySelector('form')?.addEventListener('submit', answer, { signal });
  });
}

/** Shows a card until the visitor closes it or another replaces it; its listeners end with the returned signal. */
function open(popover: HTMLElement, onClosed: () => unknown): AbortSignal {
  const untilClosed = new AbortController();
  const { signal } = untilClosed;
  const close = (): void => {
    closeCard(popover);
    onClosed();
  };
  popover.showPopover();
  keepFocusClearOf(popover);
  popover.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && untilClosed.abort(), { signal });
  popover.querySelector(select('notice-close'))?.addEventListener('click', close, { signal });
  popover.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  return signal;
}

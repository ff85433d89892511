import '../styles/islands/notices.css';
import { storageKeys } from '../../content/visitor/storageKeys.ts';
import { read, write } from './storage.ts';

const { city = '', language = '' } = document.documentElement.dataset;

/** Shows a notification until it is closed; then it counts as read in this language (site-shell §4). */
export function showNotification(card: HTMLElement): void {
  const key = storageKeys.notificationsRead(language);
  const id = card.dataset['notification'] ?? '';
  const isRead = (): unknown => write(key, [...(read(key) ?? []).filter((known) => known !== id), id]);
  open(card, isRead);
  // Who follows its link has read it too.
  for (const link of card.querySelectorAll('a')) link.addEventListener('click', isRead, { once: true });
}

/** Asks where the journey departs from; closing without an answer is remembered (site-shell §4). Resolves once it is closed. */
export function askDeparture(popover: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    open(popover, () => {
      write(storageKeys.departureClosed(city), true);
      resolve();
    });
    popover.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      const chosen = popover.querySelector('select')?.value.trim();
      if (!chosen) return;
      write(storageKeys.departureLocation, chosen);
      popover.hidePopover();
      resolve();
    });
  });
}

function open(popover: HTMLElement, onClosed: () => unknown): void {
  if (popover.matches(':popover-open')) return;
  popover.showPopover();
  const close = (): void => {
    const hadFocus = popover.contains(document.activeElement);
    popover.hidePopover();
    // What had the focus is gone: it goes on to the page.
    if (hadFocus) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    onClosed();
  };
  popover.querySelector('[data-notice-close]')?.addEventListener('click', close, { once: true });
  popover.addEventListener('keydown', (event) => event.key === 'Escape' && close());
}

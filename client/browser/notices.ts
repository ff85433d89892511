import '../styles/islands/notices.css';
import { storageKeys } from '../../content/visitor/storageKeys.ts';
import { focusPage } from './focusPage.ts';
import { read, write } from './storage.ts';

const { city = '', language = '' } = document.documentElement.dataset;

/** Shows a notification until it is closed; then it counts as read in this language (site-shell §4). */
export function showNotification(card: HTMLElement): void {
  card.querySelector('details')?.toggleAttribute('open', matchMedia('(width >= 48em)').matches);
  const key = storageKeys.notificationsRead(language);
  const id = card.dataset['notification'] ?? '';
  const isRead = (): unknown => write(key, [...(read(key) ?? []).filter((known) => known !== id), id]);
  const signal = open(card, isRead);
  // Who follows its link has read it too.
  for (const link of card.querySelectorAll('a')) link.addEventListener('click', isRead, { signal });
}

let asking: Promise<void> | undefined;

/** Asks where the journey departs from; closing without an answer is remembered (site-shell §4). Resolves once it is closed. */
export function askDeparture(popover: HTMLElement): Promise<void> {
  asking ??= departure(popover).finally(() => {
    asking = undefined;
  });
  return asking;
}

function departure(popover: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const signal = open(popover, () => write(storageKeys.departureClosed(city), true));
    signal.addEventListener('abort', () => resolve());
    const answer = (event: SubmitEvent): void => {
      event.preventDefault();
      const chosen = popover.querySelector('select')?.value.trim();
      if (!chosen) return;
      write(storageKeys.departureLocation, chosen);
      hide(popover);
    };
    popover.querySelector('form')?.addEventListener('submit', answer, { signal });
  });
}

/** Shows a card until its visitor closes it or another takes its place; the signal ends with it, and so do its listeners. */
function open(popover: HTMLElement, onClosed: () => unknown): AbortSignal {
  const shown = new AbortController();
  const { signal } = shown;
  const close = (): void => {
    hide(popover);
    onClosed();
  };
  popover.showPopover();
  popover.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && shown.abort(), { signal });
  popover.querySelector('[data-notice-close]')?.addEventListener('click', close, { signal });
  popover.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  return signal;
}

function hide(popover: HTMLElement): void {
  const hadFocus = popover.contains(document.activeElement);
  popover.hidePopover();
  if (hadFocus) focusPage();
}

import { reloadOnce } from './releaseChange.ts';

/** How long the good news stays. */
const ONLINE_NOTE_MS = 3000;

/** Tells when the connection goes and when it is back; reloads a page whose script files are gone (site-shell §4). */
export function watchHealth(): void {
  const note = document.querySelector<HTMLElement>('[data-connection]');
  const say = (text = ''): void => {
    if (note) note.textContent = text;
  };
  const sayOffline = (): void => say(note?.dataset['offline']);
  if (!navigator.onLine) sayOffline();
  addEventListener('offline', sayOffline);
  addEventListener('online', () => {
    say(note?.dataset['online']);
    setTimeout(() => navigator.onLine && say(), ONLINE_NOTE_MS);
  });
  addEventListener('vite:preloadError', reloadOnce);
}

import { select } from '../../hooks/hook.ts';
import { reloadOnce } from '../hydration/loadMain.ts';

/** How long the note about a restored connection stays. */
const ONLINE_NOTE_MS = 3000;

/** Shows when the connection is lost and restored (docs/rules.md#connection); reloads a page whose script files are gone. */
export function watchHealth(): void {
  const note = document.querySelector<HTMLElement>(select('connection'));
  // A page that comes from the device says when it was last true, also once there is a network again.
  const say = (text = note?.dataset.kept ?? ''): void => {
    if (note) note.textContent = text;
  };
  const sayOffline = (): void => say(note?.dataset.kept ?? note?.dataset.offline);
  if (!navigator.onLine) sayOffline();
  addEventListener('offline', sayOffline);
  addEventListener('online', () => {
    say(note?.dataset.online);
    setTimeout(() => navigator.onLine && say(), ONLINE_NOTE_MS);
  });
  addEventListener('vite:preloadError', reloadOnce);
}

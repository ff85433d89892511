import { storageKeys } from '../../content/visitor/storageKeys.ts';
import { focusPage } from './focusPage.ts';
import { write } from './storage.ts';

/** A button of the announcement bar was pressed: another slide, or closed for this language until there is news. */
export function pressAnnouncement(button: HTMLElement): void {
  const track = document.querySelector('[data-announcement-track]');
  const step = Number(button.dataset['announcementStep'] ?? 0);
  if (!track) return;
  if (step !== 0) {
    const width = track.clientWidth;
    const last = track.scrollWidth - width;
    const next = Math.abs(track.scrollLeft) + step * width;
    track.scrollTo({ left: next < 0 ? last : next > last + 1 ? 0 : next });
    return;
  }
  const root = document.documentElement;
  const { city = '', language = '', announced } = root.dataset;
  // What stands there has been read, however far behind the visitor's clock is.
  write(storageKeys.announcementRead(city, language), Math.max(Date.now(), Number(announced ?? 0)));
  root.dataset['announcementRead'] = '';
  // The button is gone.
  focusPage();
}

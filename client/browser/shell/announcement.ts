import { announcementPlaces } from '../../../content/shell/beforePaint.ts';
import { storageKeys } from '../../../content/visitor/storageKeys.ts';
import { write } from '../../browserState/storage.ts';
import { select } from '../../hooks/hook.ts';
import { focusFirst } from './screen.ts';

/** Handles the announcement bar's buttons: another slide, or closed for this language until an announcement is new. */
export function pressAnnouncement(button: HTMLElement): void {
  const track = document.querySelector(select('announcement-track'));
  const step = Number(button.dataset.announcementStep ?? 0);
  if (!track) return;
  if (step !== 0) {
    const width = track.clientWidth;
    const last = track.scrollWidth - width;
    const next = Math.abs(track.scrollLeft) + step * width;
    const left = next < 0 ? last : next > last + 1 ? 0 : next;
    track.scrollTo({ left });
    const status = document.querySelector(`${select('announcement')} output`);
    if (status) status.textContent = track.children[Math.round(left / width)]?.textContent ?? '';
    return;
  }
  const { dataset } = document.documentElement;
  // The visitor's clock may be slow: what was shown counts as read even when it seems to be announced later.
  const closedAt = Math.max(Date.now(), ...(dataset.announced ?? '').split(' ').map(Number));
  const places = announcementPlaces(dataset.language ?? '', dataset.city ?? '');
  for (const place of places) write(storageKeys.announcementRead(place), closedAt);
  dataset.announcementRead = '';
  // The keyboard goes on from where the bar was.
  focusFirst(`${select('header')} :is(a, button), main`);
}

import { select } from '../../hooks/hook.ts';

/** Shares an address by the system's sheet, otherwise copies it, where the browser can either (docs/rules.md#my-visit-shared). */
export function offerSharing(place: HTMLElement): void {
  const button = place.querySelector('button');
  const done = place.querySelector<HTMLElement>(select('copied'));
  const url = place.dataset.share ?? '';
  const hasSheet = 'share' in navigator;
  if (!button || !(hasSheet || 'clipboard' in navigator)) return;
  place.hidden = false;
  button.addEventListener('click', async () => {
    // A sheet that is closed rejects; nothing is to be said then.
    if (hasSheet) return navigator.share({ title: document.title, url }).catch(() => undefined);
    await navigator.clipboard.writeText(url);
    if (done) done.textContent = done.dataset.copied ?? '';
  });
}

import { select } from '../../hooks/hook.ts';

/** Shares an address by the system's sheet, otherwise copies it, where the browser can either (docs/rules.md#my-visit-shared). */
export function offerSharing(place: HTMLElement): void {
  offer(place, place.dataset.share ?? '', 'share' in navigator);
}

/** Shows the button that copies the page's address, where the browser can. */
export function offerCopying(links: HTMLElement): void {
  const place = links.querySelector<HTMLElement>(select('copy'));
  if (place) offer(place, place.dataset.copy ?? '', false);
}

/** The button's neighbour says that the address is copied, or shows it to whom the browser refuses it. */
function offer(place: HTMLElement, url: string, hasSheet: boolean): void {
  const button = place.querySelector('button');
  const done = place.querySelector<HTMLElement>(select('copied'));
  if (!button || !(hasSheet || 'clipboard' in navigator)) return;
  place.hidden = false;
  button.addEventListener('click', async () => {
    if (hasSheet && (await isAnswered(() => navigator.share({ title: document.title, url })))) return;
    const isCopied = await isAnswered(() => navigator.clipboard.writeText(url));
    if (done) done.textContent = isCopied ? (done.dataset.copied ?? '') : url;
  });
}

/** Returns false where the browser refuses; a sheet that the visitor closes, or has open already, is an answer. */
async function isAnswered(ask: () => Promise<void>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (thrown) {
    return thrown instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(thrown.name);
  }
}

import { select } from '../../hooks/hook.ts';

/** Shows the button that copies the page's address, where the browser can; its neighbour says that it is done. */
export function startCopying(links: HTMLElement): void {
  const place = links.querySelector<HTMLElement>(select('copy'));
  const button = place?.querySelector('button');
  const done = place?.querySelector<HTMLElement>(select('copied'));
  if (!place || !button || !('clipboard' in navigator)) return;
  place.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(place.dataset.copy ?? '');
    if (done) done.textContent = done.dataset.copied ?? '';
  });
}

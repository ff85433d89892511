import { select } from '../../hooks/hook.ts';

/**
 * Shows the button that copies the page's address, where the browser can; its neighbour says that it is done, or shows the
 * address to whom the browser refuses it.
 */
export function startCopying(links: HTMLElement): void {
  const place = links.querySelector<HTMLElement>(select('copy'));
  const button = place?.querySelector('button');
  const done = place?.querySelector<HTMLElement>(select('copied'));
  if (!place || !button || !('clipboard' in navigator)) return;
  place.hidden = false;
  button.addEventListener('click', async () => {
    const address = place.dataset.copy ?? '';
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    if (done) done.textContent = isCopied ? (done.dataset.copied ?? '') : address;
  });
}

import { select } from '../../hooks/hook.ts';

/** The number of the last call: a call that is no longer the last ends while it waits. */
let latest = 0;

/** What an overlay has made inert. The frame of a third-party script that shows nothing is so by itself, and stays so. */
const behind = new Set<HTMLElement>();

/**
 * Makes the page behind an overlay inert, or usable again (docs/rules.md#overlay-first). Browsers style every element again
 * whose inertness changes: on a slow phone the overlay would come a tenth of a second later. So the page follows the
 * picture that answers the touch, its large parts one a picture.
 */
export async function setPageInert(overlay: HTMLElement, isInert: boolean): Promise<void> {
  latest += 1;
  const turn = latest;
  const page = document.querySelectorAll<HTMLElement>(`body > :not(script), ${select('header-bar')}`);
  const parts = isInert ? [...page].filter((part) => !part.inert && !part.contains(overlay)) : [...behind];
  const isLarge = (part: HTMLElement): boolean => part.matches('main, footer');
  const small = parts.filter((part) => !isLarge(part));
  const large = parts.filter(isLarge).map((part) => [part]);
  const set = (some: readonly HTMLElement[]): void => {
    for (const part of some) {
      part.inert = isInert;
      behind[isInert ? 'add' : 'delete'](part);
    }
  };
  // The focus returns to the header at once.
  if (!isInert) set(small);
  await nextPicture();
  for (const some of isInert ? [small, ...large] : large) {
    await nextPicture();
    if (turn !== latest) return;
    set(some);
  }
}

/** Resolves right before the next picture is drawn. */
function nextPicture(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Of the last call: an earlier one does not go on. */
let latest = 0;

/**
 * Makes the page behind an overlay inert, or usable again (docs/rules.md#overlay-first). Browsers style every element anew
 * whose inertness changes: on a slow phone the overlay would come a tenth of a second later. So what is large follows the
 * picture that answers the touch, one part a picture; the rest is usable before the focus returns to it.
 */
export function setPageInert(overlay: HTMLElement, isInert: boolean): void {
  latest += 1;
  const turn = latest;
  const parts = [...document.querySelectorAll<HTMLElement>('body > :not(script), [data-header-bar]')].filter(
    (part) => !part.contains(overlay),
  );
  const large = parts.filter((part) => part.matches('main, footer'));
  const small = parts.filter((part) => !large.includes(part));
  const set = (some: readonly HTMLElement[]) => (): void => {
    for (const part of some) part.inert = isInert;
  };
  const [soon = () => undefined, ...later] = [small, ...large.map((part) => [part])].map(set);
  if (!isInert) soon();
  inFrames([() => undefined, ...(isInert ? [soon] : []), ...later], () => turn === latest);
}

/** Takes a step before each of the next pictures, for as long as the steps are wanted. */
function inFrames([step, ...others]: readonly (() => void)[], isWanted: () => boolean): void {
  requestAnimationFrame(() => {
    if (!step || !isWanted()) return;
    step();
    inFrames(others, isWanted);
  });
}

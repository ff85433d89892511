import { WIDE } from './screen.ts';

/** A footer section folds on small screens only: on wide ones it is open and its summary is no control. */
export function startFooter(section: HTMLElement): void {
  const media = matchMedia(WIDE);
  const update = (): void => {
    section.toggleAttribute('open', media.matches);
    const summary = section.querySelector('summary');
    if (media.matches) summary?.setAttribute('tabindex', '-1');
    else summary?.removeAttribute('tabindex');
  };
  // The mobile tree renders it folded: a section that is open there was opened by the visitor.
  if (media.matches || document.documentElement.dataset.tree !== 'mobile') update();
  media.addEventListener('change', update);
}

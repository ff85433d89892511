import { WIDE } from './wide.ts';

/** A footer section folds on small screens only: on wide ones it is open and its topic is no control. */
export function startFooter(section: HTMLElement): void {
  const media = matchMedia(WIDE);
  const fold = (): void => {
    section.toggleAttribute('open', media.matches);
    const summary = section.querySelector('summary');
    if (media.matches) summary?.setAttribute('tabindex', '-1');
    else summary?.removeAttribute('tabindex');
  };
  // Phones get it folded: what stands open there already, a visitor has opened.
  if (media.matches || document.documentElement.dataset['tree'] !== 'mobile') fold();
  media.addEventListener('change', fold);
}

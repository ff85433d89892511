/** From tablets on the sections stand beside each other (footer.css). */
const COLUMNS = '(width >= 48em)';

/** A footer section folds on phones only: elsewhere it is open and its summary is no control. */
export function startFooter(section: HTMLElement): void {
  const media = matchMedia(COLUMNS);
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

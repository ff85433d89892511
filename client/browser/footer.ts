/** From here on the footer's sections stand open beside each other. */
const WIDE = '(width >= 64em)';

/** Footer sections fold on small screens only: on wide ones they are open and their topics are no controls. */
export function startFooter(root: ParentNode = document): void {
  const media = matchMedia(WIDE);
  const sections = root.querySelectorAll<HTMLDetailsElement>('[data-footer-section]');
  const fold = (): void => {
    for (const section of sections) {
      section.open = media.matches;
      const summary = section.querySelector('summary');
      if (media.matches) summary?.setAttribute('tabindex', '-1');
      else summary?.removeAttribute('tabindex');
    }
  };
  fold();
  media.addEventListener('change', fold);
}

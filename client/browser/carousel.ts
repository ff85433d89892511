/**
 * Gives a carousel its buttons (ARIA APG: carousel, no rotation). The track scrolls by itself; this only moves it,
 * tells the position and switches off the button at either end.
 */
export function startCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>('[data-carousel-track]');
  const controls = carousel.querySelector<HTMLElement>('[data-carousel-controls]');
  if (!track || !controls) return;
  const slides = [...track.children];
  const buttons = [...controls.querySelectorAll<HTMLButtonElement>('[data-carousel-step]')];
  const position = controls.querySelector('[data-carousel-position]');
  const status = controls.querySelector('[data-carousel-status]');
  let current = 0;
  let isAsked = false;

  const isAtEnd = (): boolean => track.scrollWidth - track.clientWidth - Math.abs(track.scrollLeft) < 2;

  const show = (index: number): void => {
    current = index;
    if (position) position.textContent = `${index + 1} / ${slides.length}`;
    // Only what was asked for by a button is announced; who scrolls reads along anyway.
    if (status && isAsked) status.textContent = slides[index]?.getAttribute('aria-label') ?? '';
    isAsked = false;
    for (const button of buttons) {
      const isOff = Number(button.dataset['carouselStep']) < 0 ? Math.abs(track.scrollLeft) < 2 : isAtEnd();
      // Not `disabled`: a button that is switched off under the finger would lose the focus.
      button.setAttribute('aria-disabled', String(isOff));
    }
  };

  // Where several slides stand in sight, the end is reached before the last one could snap.
  const nearest = (): number => {
    if (isAtEnd()) return slides.length - 1;
    const edge =
      track.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(track).scrollPaddingInlineStart || '0');
    const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - (edge || 0)));
    return distances.indexOf(Math.min(...distances));
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      const next = slides[current + Number(button.dataset['carouselStep'])];
      const here = slides[current];
      if (!next || !here || button.getAttribute('aria-disabled') === 'true') return;
      isAsked = true;
      track.scrollBy({ left: next.getBoundingClientRect().left - here.getBoundingClientRect().left });
    });
  }
  let settling: ReturnType<typeof setTimeout> | undefined;
  track.addEventListener(
    'scroll',
    () => {
      clearTimeout(settling);
      settling = setTimeout(() => show(nearest()), 100);
    },
    { passive: true },
  );
  new ResizeObserver(() => {
    controls.hidden = track.scrollWidth <= track.clientWidth + 1;
    show(nearest());
  }).observe(track);
  track.removeAttribute('tabindex');
}

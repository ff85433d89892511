import { select } from '../../hooks/hook.ts';

/**
 * Starts a carousel's buttons (docs/rules.md#carousel; ARIA APG: carousel, no rotation). The track scrolls without script; the
 * buttons move it,
 * and the position and the button that is off at either end follow it.
 */
export function startCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>(select('carousel-track'));
  const controls = carousel.querySelector<HTMLElement>(select('carousel-controls'));
  if (!track || !controls) return;
  const slides = [...track.children];
  const buttons = [...controls.querySelectorAll<HTMLButtonElement>(select('carousel-step'))];
  const position = controls.querySelector(select('carousel-position'));
  const status = controls.querySelector(select('carousel-status'));
  let current = 0;
  let isByButton = false;

  const isAtEnd = (): boolean => track.scrollWidth - track.clientWidth - Math.abs(track.scrollLeft) < 2;

  // Measures before it writes: the browser would lay the page out again in between.
  const show = (index: number): void => {
    const isOff = { back: Math.abs(track.scrollLeft) < 2, on: isAtEnd() };
    const hasMoved = index !== current;
    current = index;
    if (position) position.textContent = `${index + 1} / ${slides.length}`;
    // Only a button's slide is announced: a visitor who scrolls reads the slides anyway. A slow device may report the old
    // slide once more on the way.
    const slide = slides[index];
    if (status && slide && isByButton && hasMoved) {
      isByButton = false;
      const title = slide.querySelector(':is(h1, h2, h3, h4)')?.textContent ?? '';
      status.textContent = [slide.getAttribute('aria-label'), title].filter(Boolean).join(': ');
    }
    for (const button of buttons) {
      // Not `disabled`: the button would lose the focus.
      button.setAttribute('aria-disabled', String(Number(button.dataset.carouselStep) < 0 ? isOff.back : isOff.on));
    }
  };

  // Where several slides are visible, the track ends before the last one can snap.
  const nearest = (): number => {
    if (isAtEnd()) return slides.length - 1;
    const edge =
      track.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(track).scrollPaddingInlineStart || '0');
    const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - (edge || 0)));
    return distances.indexOf(Math.min(...distances));
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      const next = slides[current + Number(button.dataset.carouselStep)];
      const here = slides[current];
      if (!next || !here || button.getAttribute('aria-disabled') === 'true') return;
      isByButton = true;
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
    const isWhole = track.scrollWidth <= track.clientWidth + 1;
    show(nearest());
    controls.hidden = isWhole;
  }).observe(track);
}

import { takeTurns } from './videoTurns.ts';

/**
 * Plays silent videos where motion is welcome (visual: Motion): several in turn and around, one in a loop
 * (content-pages §4), only while in sight. Everybody gets a button that pauses and plays (WCAG 2.2.2).
 */
export function startVideo(frame: HTMLElement): void {
  const video = frame.querySelector('video');
  const toggle = frame.querySelector<HTMLButtonElement>('[data-video-toggle]');
  if (!video || !toggle) return;
  const name = toggle.querySelector('[data-video-name]');
  // What the visitor last asked for; scrolling away pauses without changing it.
  let isWanted = !matchMedia('(prefers-reduced-motion: reduce)').matches;

  const play = (): void => {
    video.dataset['started'] = '';
    // A browser may refuse, for one to save power: then the poster and the button stay.
    video.play().catch(() => showState());
  };
  const showState = (): void => {
    frame.toggleAttribute('data-playing', !video.paused);
    if (name) name.textContent = (video.paused ? toggle.dataset['play'] : toggle.dataset['pause']) ?? '';
  };

  video.controls = false;
  toggle.hidden = false;
  toggle.addEventListener('click', () => {
    isWanted = video.paused;
    if (isWanted) play();
    else video.pause();
  });
  for (const type of ['play', 'pause']) video.addEventListener(type, showState);
  takeTurns(video, frame.dataset['video'], play);
  new IntersectionObserver(
    (entries) => {
      const isSeen = entries.at(-1)?.isIntersecting === true;
      if (isSeen && isWanted) play();
      else if (!isSeen) video.pause();
    },
    { threshold: 0.25 },
  ).observe(frame);
}

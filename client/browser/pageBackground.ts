import { takeTurns } from './videoTurns.ts';

/** Plays the page's background videos in turn where motion is welcome, with a button that shows on focus (site-shell §4). */
export function startBackground(): void {
  const frame = document.querySelector<HTMLElement>('[data-background]');
  const video = frame?.querySelector('video');
  const toggle = document.querySelector<HTMLButtonElement>('[data-background-toggle]');
  if (!frame || !video || !toggle) return;

  const play = (): void => {
    // A browser may refuse, for one to save power: then the picture stays.
    video.play().catch(name);
  };
  const name = (): void => {
    frame.toggleAttribute('data-playing', !video.paused);
    toggle.textContent = (video.paused ? toggle.dataset['play'] : toggle.dataset['pause']) ?? '';
  };
  for (const type of ['play', 'pause']) video.addEventListener(type, name);
  takeTurns(video, frame.dataset['background'], play);
  toggle.hidden = false;
  toggle.addEventListener('click', () => (video.paused ? play() : video.pause()));
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) play();
}

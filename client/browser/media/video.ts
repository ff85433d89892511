import { nextInTurn } from '../../../content/media/background.ts';
import { attribute, select } from '../../hooks/hook.ts';
import { savesData } from '../shell/screen.ts';

const { matches: isMotionReduced } = matchMedia('(prefers-reduced-motion: reduce)');

/** Connections on which a video would cost its visitor money, or a wait. */
const slowTypes: readonly string[] = ['slow-2g', '2g', '3g'];

/** Returns true if a video costs its visitor money or a wait: the visitor saves data, or the connection is slow. */
function isDataDear(): boolean {
  return savesData() || slowTypes.includes(navigator.connection?.effectiveType ?? '');
}

/** Returns true if a video may play without being asked for. */
function playsByItself(): boolean {
  return !isMotionReduced && !isDataDear();
}

/**
 * Plays silent videos while they are in view: several in turn and around, one in a loop (docs/rules.md#videos). With less
 * motion, saved data or a slow connection nothing plays until the visitor presses the button that plays and pauses, which
 * is always there (WCAG 2.2.2); where data is dear, what was started is repeated, and no other video is fetched.
 */
export function startVideo(frame: HTMLElement): void {
  const video = frame.querySelector('video');
  const toggle = frame.querySelector<HTMLButtonElement>(select('video-toggle'));
  if (!video || !toggle) return;
  // What the visitor chose last; scrolling away pauses without changing it.
  let isPlayChosen = playsByItself();
  const play = preparePlayer(frame, video, toggle, toggle.querySelector(select('video-name')), frame.dataset.video);
  video.controls = false;
  toggle.addEventListener('click', () => {
    isPlayChosen = video.paused;
    if (isPlayChosen) play();
    else video.pause();
  });
  new IntersectionObserver(
    (entries) => {
      const isSeen = entries.at(-1)?.isIntersecting === true;
      if (isSeen && isPlayChosen) play();
      else if (!isSeen) video.pause();
    },
    { threshold: 0.25 },
  ).observe(frame);
}

/** Plays the page's background videos, with a button that shows on focus (docs/rules.md#background-videos). */
export function startBackground(frame: HTMLElement): void {
  const video = frame.querySelector('video');
  const toggle = document.querySelector<HTMLButtonElement>(select('background-toggle'));
  if (!video || !toggle) return;
  const play = preparePlayer(frame, video, toggle, toggle, frame.dataset.background);
  toggle.addEventListener('click', () => (video.paused ? play() : video.pause()));
  if (playsByItself()) play();
}

/**
 * Shows a video's button, keeps its label right and plays several videos in turn; `list` is their addresses as JSON.
 * Returns the function that plays.
 */
function preparePlayer(
  frame: HTMLElement,
  video: HTMLVideoElement,
  toggle: HTMLButtonElement,
  label: Element | null,
  list = '[]',
): () => void {
  const parsed: unknown = JSON.parse(list);
  const sources = Array.isArray(parsed) ? parsed.filter((item) => typeof item === 'string') : [];
  let turn = 0;
  const showState = (): void => {
    frame.toggleAttribute(attribute('playing'), !video.paused);
    if (label) label.textContent = (video.paused ? toggle.dataset.play : toggle.dataset.pause) ?? '';
  };
  const play = (): void => {
    video.dataset.started = '';
    // A browser may refuse, for example to save power: then the picture and the button stay.
    video.play().catch(showState);
  };
  for (const type of ['play', 'pause']) video.addEventListener(type, showState);
  const playNext = (): void => {
    turn = nextInTurn(turn, sources.length);
    video.src = sources[turn] ?? video.src;
    play();
  };
  video.addEventListener('ended', () => (isDataDear() ? play() : playNext()));
  // A video that does not come is passed over, until all of them have failed in a row.
  let failures = 0;
  video.addEventListener('playing', () => {
    failures = 0;
  });
  video.addEventListener('error', () => {
    failures += 1;
    if (video.dataset.started !== undefined && failures < sources.length) playNext();
  });
  toggle.hidden = false;
  return play;
}

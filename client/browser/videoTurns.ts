import { nextInTurn } from '../../content/background.ts';

/** Lets several videos play in turn and around (content-pages §4); `list` is their addresses as JSON. */
export function takeTurns(video: HTMLVideoElement, list: string | undefined, play: () => void): void {
  const parsed: unknown = JSON.parse(list ?? '[]');
  const sources = Array.isArray(parsed) ? parsed.filter((item) => typeof item === 'string') : [];
  let turn = 0;
  video.addEventListener('ended', () => {
    turn = nextInTurn(turn, sources.length);
    video.src = sources[turn] ?? video.src;
    play();
  });
}

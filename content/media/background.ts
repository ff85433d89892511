/** Background colours of a page (docs/rules.md#background-kind). */
export const backgroundColors = ['black', 'white', 'grey'] as const;

/** The specified extensions, and the formats in which today's asset hosts deliver the same files. */
const images: readonly string[] = ['gif', 'png', 'jpg', 'jpeg', 'webp', 'avif'];
const videos: readonly string[] = ['mp4', 'avi', 'rmvb', 'rm', 'webm'];

/** Kind of a background by its file extension: image or video, otherwise a named colour; undefined for anything else. */
export function backgroundKind(value: string): 'image' | 'video' | 'color' | undefined {
  const [, extension = ''] = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(value) ?? [];
  const name = extension.toLowerCase();
  if (images.includes(name)) return 'image';
  if (videos.includes(name)) return 'video';
  return backgroundColors.some((color) => color === value) ? 'color' : undefined;
}

/** Index of the next video of a playlist, from the end back to the start (docs/rules.md#background-videos). */
export function nextInTurn(turn: number, length: number): number {
  return (turn + 1) % Math.max(length, 1);
}

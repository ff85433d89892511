import type { Visit } from '../address/visit.ts';
import { decodedHtml } from './htmlWords.ts';

/** What `sanitizeHtml` says of a link that was a frame; editors' own links lose this attribute. */
export const FRAME_MARK = 'frame';

const frame = new RegExp(`<a rel="${FRAME_MARK}" href="([^"]*)">([^<]*)</a>`, 'g');

/** A frame of another host runs its own script and opens windows, and reaches nothing of the page around it. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * An editor's sanitised markup with the frames of hosts that a setting names (docs/rules.md#html-frames): folded, so that
 * nothing of the host is loaded before a visitor opens it. All others stay links.
 */
export function htmlWithFrames(
  html: string,
  { frameHosts, isMainland }: Pick<Visit, 'frameHosts' | 'isMainland'>,
): string {
  return html.replaceAll(frame, (_, src: string, title: string) => {
    const host = URL.parse(decodedHtml(src))?.host;
    if (isMainland || host === undefined || !frameHosts.includes(host)) return `<a href="${src}">${title}</a>`;
    const name = title === host ? host : `${title} (${host})`;
    return `<details class="frame"><summary>${name}</summary><iframe src="${src}" title="${title.replaceAll('"', '&quot;')}" loading="lazy" sandbox="${SANDBOX}"></iframe></details>`;
  });
}

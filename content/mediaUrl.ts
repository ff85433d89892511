import type { Media } from './model/media.ts';

/** Hosts of pictures and videos: one for the world, one for visitors in mainland China (content-pages §7). */
export interface AssetHosts {
  /** Origin without a trailing slash, e.g. `https://assets.meridian.example`. */
  readonly world: string;
  readonly china: string;
  /** Hosts that stand in content and are rewritten to one of the two. */
  readonly known: readonly string[];
}

/** Widest picture that is delivered, in CSS pixels (content-pages §7). */
const WIDTH_LIMIT = { desktop: 1280, mobile: 1024 } as const;

/** Of the widths that the asset host has prepared (content/media/widths.ts), those within the limit. */
const preparedWidths: readonly number[] = [320, 640, 960, 1280];

/** What an asset address depends on. */
export interface AssetContext {
  readonly hosts: AssetHosts;
  readonly isMainland: boolean;
  readonly tree: 'desktop' | 'mobile';
}

const UPLOAD = '/image/upload/';

/**
 * The address of a picture on the visitor's asset host with the width limit inserted into its path (content-pages §7).
 * Addresses on foreign hosts stay as they are.
 */
export function pictureUrl(url: string, width: number, context: AssetContext): string {
  const limited = Math.min(width, WIDTH_LIMIT[context.tree]);
  const own = onAssetHost(url, context);
  return own?.replace(UPLOAD, `${UPLOAD}f_auto,c_limit,w_${limited}/`) ?? url;
}

/** The address of a picture for whoever shows the page elsewhere: link previews and search engines. */
export function publicPictureUrl(url: string, hosts: AssetHosts): string {
  return pictureUrl(url, WIDTH_LIMIT.desktop, { hosts, isMainland: false, tree: 'desktop' });
}

/** The address of a video or a drawing on the visitor's asset host, without a transform. */
export function plainUrl(url: string, context: AssetContext): string {
  return onAssetHost(url, context) ?? url;
}

/** An editor's sanitised markup with its media on the visitor's asset host, within the width limit (content-pages §7). */
export function htmlOnAssetHost(html: string, context: AssetContext): string {
  return html.replaceAll(
    /( src=")(https?:\/\/[^"]*)"/g,
    (_, start: string, url: string) => `${start}${pictureUrl(url, WIDTH_LIMIT[context.tree], context)}"`,
  );
}

/** A `srcset` of the prepared widths up to the limit; empty for pictures that can't be scaled. */
export function pictureSrcSet({ url, width }: Pick<Media, 'url' | 'width'>, context: AssetContext): string {
  if (!url.includes(UPLOAD) || url.endsWith('.svg')) return '';
  const limit = Math.min(WIDTH_LIMIT[context.tree], width || WIDTH_LIMIT[context.tree]);
  return preparedWidths
    .filter((candidate) => candidate <= limit)
    .map((candidate) => `${pictureUrl(url, candidate, context)} ${candidate}w`)
    .join(', ');
}

/** Undefined for addresses on foreign hosts. */
function onAssetHost(url: string, { hosts, isMainland }: AssetContext): string | undefined {
  const match = /^https?:\/\/([^/]+)(\/.*)?$/.exec(url);
  const [, host = '', path = ''] = match ?? [];
  if (!hosts.known.includes(host)) return undefined;
  return `${isMainland ? hosts.china : hosts.world}${path}`;
}

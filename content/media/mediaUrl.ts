import { contentHost } from '../address/contentHost.ts';
import type { Tree } from '../pages.ts';
import { assetServices, type Cut, type NamedFormat, type ServiceKind } from './assetServices.ts';
import type { Media } from './media.ts';

/** Hosts of pictures and videos (docs/rules.md#asset-hosts). */
export interface AssetHosts {
  /** The product's own, for the world: an origin without a trailing slash, e.g. `https://assets.meridian.example`. */
  readonly world: string;
  /** The product's own for visitors in mainland China (docs/rules.md#mainland-hosts). */
  readonly china: string;
  /** Hosts in the content that are rewritten to one of the two. */
  readonly content: readonly string[];
  /** Hosts of the content service's own files, e.g. `images.ctfassets.net`. */
  readonly service: readonly string[];
}

/** Below it the site itself fetches files: of the content service for mainland China, and each page's first picture. */
export const FETCHED_FILES_PATH = '/_assets';

/** Widest picture that is delivered, in pixels (docs/rules.md#picture-widths). */
const WIDTH_LIMIT = { desktop: 1280, mobile: 1024 } as const satisfies Record<Tree, number>;

/**
 * Widths that pages ask the asset host for, in pixels. Each is at most 1.44 times the one before: a browser that takes the
 * nearer of two never enlarges by more than 1.2.
 */
export const deliveredWidths: readonly number[] = [320, 450, 640, 800, 960, WIDTH_LIMIT.desktop];

/** Width to height of the tall crop, the shape of portrait cards and of a phone's opening picture. */
export const TALL = 4 / 5;

/** What the address of an asset depends on; a visit has it. */
export interface AssetContext {
  readonly assets: AssetHosts;
  readonly isMainland: boolean;
  readonly tree: Tree;
  /**
   * True for a page's logo and first picture, which need no second connection outside mainland China
   * (docs/rules.md#first-picture).
   */
  readonly isFirst?: boolean;
}

/** The image API makes AVIF of pictures up to this many pixels. */
const AVIF_PIXELS = 9_000_000;

/**
 * The address of a picture on the visitor's asset host within the width limit (docs/rules.md#picture-widths). Addresses on
 * other hosts stay as they are.
 */
export function pictureUrl(url: string, width: number, context: AssetContext, format: NamedFormat = 'webp'): string {
  const scaled = scaler(url, context);
  return scaled ? scaled({ width: Math.min(width, WIDTH_LIMIT[context.tree]) }, format) : plainUrl(url, context);
}

/** The address of a picture at its own size, as far as the width limit lets it. */
export function wholePictureUrl(url: string, context: AssetContext): string {
  return pictureUrl(url, WIDTH_LIMIT[context.tree], context);
}

/** Width in pixels of a city's flag, at twice the density. */
const FLAG_WIDTH = 48;

/** The address of the flag that editors gave a city (docs/rules.md#city-flags); empty where they gave none. */
export function flagUrl(flag: Pick<Media, 'url'> | undefined, context: AssetContext): string {
  return flag ? pictureUrl(flag.url, FLAG_WIDTH, context) : '';
}

/** What an absolute address depends on that networks and search engines read: those in mainland China read it there. */
export interface PublicContext extends Pick<AssetContext, 'assets' | 'isMainland'> {
  readonly origin: string;
}

/** The address of a picture for link previews and search engines, which do not all read newer formats. */
export function publicPictureUrl(url: string, context: PublicContext): string {
  return absolute(pictureUrl(url, WIDTH_LIMIT.desktop, { ...context, tree: 'desktop' }, 'jpg'), context);
}

/**
 * The address of a picture's crop around its focal point in a given size, as JPEG, which every network reads
 * (docs/rules.md#link-previews). Undefined for a picture that no asset service can scale.
 */
export function previewUrl(
  { url, focus }: Pick<Media, 'url' | 'focus'>,
  { width, height }: Pick<Media, 'width' | 'height'>,
  context: PublicContext,
): string | undefined {
  const cut = scaler(url, context)?.({ width, height, focus }, 'jpg');
  return cut && absolute(cut, context);
}

/** What the site fetches itself stands at a path. */
function absolute(address: string, { origin }: PublicContext): string {
  return address.startsWith('/') ? origin + address : address;
}

/** Width in pixels of a phone's cut of a video. */
const PHONE_VIDEO = 960;
const VIDEO_UPLOAD = '/video/upload/';

/** The address of a video on the visitor's asset host; in the mobile tree of its smaller cut (docs/rules.md#phone-videos). */
export function videoUrl(url: string, context: AssetContext): string {
  const hosted = onAssetHost(url, context);
  if (hosted?.service !== 'path' || context.tree === 'desktop') return plainUrl(url, context);
  return hosted.address.replace(VIDEO_UPLOAD, `${VIDEO_UPLOAD}c_limit,w_${PHONE_VIDEO}/`);
}

/** The address of a video, a drawing or a document on the visitor's asset host, without a transform. */
export function plainUrl(url: string, context: AssetContext): string {
  return onAssetHost(url, context)?.address ?? url;
}

/**
 * An editor's sanitised markup with its media on the visitor's asset host, within the width limit
 * (docs/rules.md#asset-hosts).
 */
export function htmlOnAssetHost(html: string, context: AssetContext): string {
  return html.replaceAll(
    /( src=")((?:https?:)?\/\/[^"]*)"/g,
    (_, start: string, url: string) => `${start}${wholePictureUrl(url, context)}"`,
  );
}

/** The least and the most pixels that are of use. */
type Range = readonly [least: number, most: number];

const ANY: Range = [0, Number.POSITIVE_INFINITY];

/** A `srcset` of the delivered widths up to the limit; empty for pictures that can't be scaled. */
export function pictureSrcSet(
  { url, width }: Pick<Media, 'url' | 'width'>,
  context: AssetContext,
  range: Range = ANY,
  format: NamedFormat = 'webp',
): string {
  const scaled = scaler(url, context);
  if (!scaled) return '';
  return within(widthsUpTo(width || WIDTH_LIMIT.desktop, WIDTH_LIMIT[context.tree]), range)
    .map((each) => `${scaled({ width: each }, format)} ${each}w`)
    .join(', ');
}

/** Returns true if a picture has a tall crop: it is not tall itself, can be scaled, and has a known size. */
export function hasTallCrop(media: Pick<Media, 'url' | 'width' | 'height'>, context: AssetContext): boolean {
  return isWide(media) && scaler(media.url, context) !== undefined;
}

function isWide({ width, height }: Pick<Media, 'width' | 'height'>): boolean {
  return width > 0 && height <= width;
}

/**
 * A `srcset` of the picture's tall crop around its focal point (docs/rules.md#picture-crops). Empty for a picture without
 * one (`hasTallCrop`): it is shown whole.
 */
export function tallSrcSet(
  media: Pick<Media, 'url' | 'width' | 'height' | 'focus'>,
  context: AssetContext,
  range: Range = ANY,
  format: NamedFormat = 'webp',
): string {
  const { url, focus } = media;
  const scaled = isWide(media) ? scaler(url, context) : undefined;
  if (!scaled) return '';
  return within(widthsUpTo(croppedWidth(media), WIDTH_LIMIT[context.tree]), range)
    .map((each) => `${scaled({ width: each, height: Math.round(each / TALL), focus }, format)} ${each}w`)
    .join(', ');
}

/**
 * Returns true if a picture is offered as AVIF beside WebP: its service does not choose by the browser, and can make it
 * (docs/rules.md#asset-services).
 */
export function isOfferedAsAvif(
  { url, width, height }: Pick<Media, 'url' | 'width' | 'height'>,
  context: AssetContext,
) {
  const hosted = onAssetHost(url, context);
  if (!hosted || assetServices[hosted.service].isNegotiating || !assetServices[hosted.service].isScalable(url))
    return false;
  return width > 0 && width * height <= AVIF_PIXELS;
}

/** The delivered widths up to a picture's own, which is the last one where it is within the limit. */
export function widthsUpTo(originalWidth: number, limit: number): number[] {
  const widths = deliveredWidths.filter((each) => each <= Math.min(originalWidth, limit));
  return originalWidth > limit || widths.includes(originalWidth) ? widths : [...widths, originalWidth];
}

/** The width in pixels of the largest tall crop of a picture. */
export function croppedWidth({ width, height }: Pick<Media, 'width' | 'height'>): number {
  return Math.min(width, Math.floor(height * TALL));
}

/** The widths from the first that is enough for the least to the first that is enough for the most. */
function within(widths: readonly number[], [least, most]: Range): readonly number[] {
  return widths.filter((width, at) => {
    const smaller = widths[at - 1] ?? 0;
    return (width >= least || at === widths.length - 1) && smaller < most;
  });
}

/** Gives the addresses of a picture's cuts; undefined where no asset service can make them. */
function scaler(
  url: string,
  context: Omit<AssetContext, 'tree'>,
): ((cut: Cut, format: NamedFormat) => string) | undefined {
  const hosted = onAssetHost(url, context);
  if (!hosted) return undefined;
  const service = assetServices[hosted.service];
  return service.isScalable(url) ? (cut, format) => service.cut(hosted.address, cut, format) : undefined;
}

/** Where the visitor gets a file, and the service that knows it; undefined for addresses on other hosts. */
function onAssetHost(
  url: string,
  { assets: hosts, isMainland, isFirst = false }: Omit<AssetContext, 'tree'>,
): { readonly address: string; readonly service: ServiceKind } | undefined {
  const match = /^(?:https?:)?\/\/([^/]+)(\/.*)?$/.exec(url);
  const [, host = '', path = ''] = match ?? [];
  const isOfContent = hosts.content.includes(host);
  if (!isOfContent && hosts.service.includes(host)) {
    const start = isMainland || isFirst ? `${FETCHED_FILES_PATH}/${host}` : contentHost(host).origin;
    return { address: `${start}${path}`, service: 'query' };
  }
  // Who writes the host of a visitor abroad means that of every visitor.
  if (!isOfContent && ![hosts.world, hosts.china].some((origin) => origin.endsWith(`//${host}`))) return undefined;
  const origin = isMainland ? hosts.china : isFirst ? FETCHED_FILES_PATH : hosts.world;
  return { address: `${origin}${path}`, service: 'path' };
}

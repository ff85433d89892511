import { PREVIEW } from '../../../content/seo/linkPreview.ts';

/** A requested file of the asset host. */
interface AssetRequest {
  readonly name: string;
  readonly extension: string;
  /** The smallest width that is enough; `undefined` is the original. */
  readonly width: number | undefined;
  /** Cut around a point: four by five, or the shape of link previews. */
  readonly crop: 'tall' | 'preview' | undefined;
  /** True when the request asks for the best format that the browser supports, whatever the extension. */
  readonly anyFormat: boolean;
}

const addressForm = /^\/(image|video)\/upload\/((?:[^/]+\/)*?)v\d+\/meridian\/([a-z0-9-]+)\.([a-z0-9]+)$/;
/** The content service's own: space, asset, token of the version, file. */
const serviceForm = /^\/[a-z0-9]+\/[A-Za-z0-9-]+\/[0-9a-f]{32}\/([a-z0-9-]+)\.([a-z0-9]+)$/;
const pictures: ReadonlySet<string> = new Set(['webp', 'avif', 'jpg', 'png', 'svg']);
const videos: ReadonlySet<string> = new Set(['mp4']);

function widthOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}

// The focal point is the catalogue's own: the crops are prepared around it, so the address only has to name one.
function isFilled(transforms: ReadonlyMap<string, string>): boolean {
  return (
    transforms.get('c') === 'fill' && transforms.get('g') === 'xy_center' && transforms.has('x') && transforms.has('y')
  );
}

function cropOf(width: number | undefined, height: number | undefined): AssetRequest['crop'] {
  if (width === undefined || height === undefined) return undefined;
  if (width === PREVIEW.width && height === PREVIEW.height) return 'preview';
  return Math.abs(height - (width * 5) / 4) <= 1 ? 'tall' : undefined;
}

/**
 * Reads the address of an asset: `/image/upload/f_auto,w_1280/v1/meridian/hero.webp`, or the content
 * service's own style `...?w=640&fm=avif`. Any other address gives `undefined`.
 */
export function readAssetAddress(url: URL): AssetRequest | undefined {
  const serviceMatch = serviceForm.exec(url.pathname);
  if (serviceMatch) return readServiceAddress(serviceMatch, url.searchParams);
  const match = addressForm.exec(url.pathname);
  if (!match) return undefined;
  const [, kind, path = '', name = '', extension = ''] = match;
  if (!(kind === 'image' ? pictures : videos).has(extension)) return undefined;
  const transforms = new Map(
    path
      .split(/[/,]/)
      .filter((part) => part !== '')
      .map((part) => [part.slice(0, part.indexOf('_')), part.slice(part.indexOf('_') + 1)] as const),
  );
  const width = widthOf(url.searchParams.get('w') ?? transforms.get('w'));
  const format = url.searchParams.get('fm') ?? transforms.get('f');
  return {
    name,
    extension:
      format !== undefined && pictures.has(format) && kind === 'image' && extension !== 'svg' ? format : extension,
    width,
    crop: isFilled(transforms) ? cropOf(width, widthOf(transforms.get('h'))) : undefined,
    anyFormat: format === 'auto',
  };
}

function readServiceAddress(
  [, name = '', extension = '']: RegExpExecArray,
  query: URLSearchParams,
): AssetRequest | undefined {
  if (!pictures.has(extension) && !videos.has(extension)) return undefined;
  const format = query.get('fm') ?? extension;
  const width = widthOf(query.get('w') ?? undefined);
  const height = widthOf(query.get('h') ?? undefined);
  return {
    name,
    extension: isPicture(extension) && pictures.has(format) ? format : extension,
    width,
    crop: query.get('fit') === 'fill' ? cropOf(width, height) : undefined,
    anyFormat: false,
  };
}

function isPicture(extension: string): boolean {
  return pictures.has(extension) && extension !== 'svg';
}

/** Returns true if the answer depends on the `Accept` header. */
export function dependsOnAccept(request: AssetRequest): boolean {
  return request.anyFormat && isPicture(request.extension);
}

/** The widths that a picture is prepared in, smallest first: whole, and as a tall crop. */
export interface PreparedWidths {
  readonly whole: readonly number[];
  readonly tall: readonly number[];
}

/**
 * The prepared files that would answer a request, best first: the smallest that is wide enough, else the original. Of a
 * video there is one smaller cut. Originals are not kept as AVIF: the widest prepared one is used instead. Tall crops
 * are prepared as AVIF only: a browser without it gets the whole picture, which the page crops itself. Crops for link
 * previews are JPEG.
 */
export function candidateFiles(request: AssetRequest, widths: PreparedWidths, acceptsAvif: boolean): readonly string[] {
  const { name, extension, width } = request;
  const original = `/original/${name}.${extension}`;
  if (videos.has(extension) && width !== undefined) return [`/${width}/${name}.${extension}`, original];
  if (!isPicture(extension)) return [original];
  const format = request.anyFormat ? (acceptsAvif ? 'avif' : 'webp') : extension;
  const ending = format === 'avif' ? 'avif' : 'webp';
  const prepared = (some: readonly number[]) => some.map((each) => `/${each}/${name}.${ending}`);
  const enough = (some: readonly number[]) => (width === undefined ? [] : some.filter((each) => each >= width));
  const preview = request.crop === 'preview' && extension === 'jpg' ? [`/preview/${name}.jpg`] : [];
  const tall =
    request.crop === 'tall' && format === 'avif' ? prepared(enough(widths.tall)).map((path) => `/tall${path}`) : [];
  const widest = format === 'avif' ? prepared(widths.whole.toReversed()) : [];
  const scaled = prepared(enough(widths.whole));
  return [
    ...new Set([
      ...preview,
      ...tall,
      ...scaled,
      ...widest,
      `/original/${name}.${format}`,
      `/original/${name}.webp`,
      original,
    ]),
  ];
}

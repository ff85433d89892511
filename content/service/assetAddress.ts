/** A file of the asset host that was asked for, in our own words. */
export interface AssetRequest {
  readonly name: string;
  readonly extension: string;
  /** The least width that will do; `undefined` is the original. */
  readonly width: number | undefined;
  /** The best format that the asker can show is wanted, whatever the extension says. */
  readonly anyFormat: boolean;
}

const addressForm = /^\/(image|video)\/upload\/((?:[^/]+\/)*?)v\d+\/meridian\/([a-z0-9-]+)\.([a-z0-9]+)$/;
const pictures: ReadonlySet<string> = new Set(['webp', 'avif', 'jpg', 'png', 'svg']);
const videos: ReadonlySet<string> = new Set(['mp4']);

function widthOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}

/**
 * Reads the address of an asset: `/image/upload/f_auto,w_1280/v1/meridian/hero.webp`, or the content
 * service's own style `...?w=640&fm=avif`. What is no such address gives `undefined`.
 */
export function readAssetAddress(url: URL): AssetRequest | undefined {
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
  const format = url.searchParams.get('fm') ?? transforms.get('f');
  return {
    name,
    extension:
      format !== undefined && pictures.has(format) && kind === 'image' && extension !== 'svg' ? format : extension,
    width: widthOf(url.searchParams.get('w') ?? transforms.get('w')),
    anyFormat: format === 'auto',
  };
}

function isPicture(extension: string): boolean {
  return pictures.has(extension) && extension !== 'svg';
}

/** Whether the answer depends on the `Accept` header. */
export function dependsOnAccept(asked: AssetRequest): boolean {
  return asked.anyFormat && isPicture(asked.extension);
}

/**
 * The prepared files that would answer a request, best first: the smallest that is wide enough, else the
 * original. Originals are not kept as AVIF, there the widest prepared one stands in. `widths` are those that
 * the picture is prepared in, smallest first.
 */
export function candidateFiles(
  asked: AssetRequest,
  widths: readonly number[],
  acceptsAvif: boolean,
): readonly string[] {
  const { name, extension, width } = asked;
  const original = `/original/${name}.${extension}`;
  if (!isPicture(extension)) return [original];
  const format = asked.anyFormat ? (acceptsAvif ? 'avif' : 'webp') : extension;
  const prepared = (some: readonly number[], ending: string) => some.map((each) => `/${each}/${name}.${ending}`);
  const enough = width === undefined ? [] : widths.filter((each) => each >= width);
  const scaled = prepared(enough, format === 'avif' ? 'avif' : 'webp');
  const widest = format === 'avif' ? prepared(widths.toReversed(), 'avif') : [];
  return [...new Set([...scaled, ...widest, `/original/${name}.${format}`, `/original/${name}.webp`, original])];
}

import type { Media } from './media.ts';

/** Hosts of every space's own files, outside of the content service's region in Europe. */
export const siteAssetHosts: readonly string[] = ['images', 'videos', 'downloads', 'assets'].map(
  (name) => `${name}.ctfassets.net`,
);

/** The point of a picture that cropping keeps, each 0 to 1. */
type Focus = Media['focus'];

/** What is asked of a picture: at most this wide, or cut to this size around a point. */
export type Cut =
  | { readonly width: number }
  | { readonly width: number; readonly height: number; readonly focus: Focus };

/** Formats that are named in an address. A browser without AVIF gets WebP, a link preview JPEG. */
export type NamedFormat = 'avif' | 'webp' | 'jpg';

/** How an asset service is told what to make of a picture. */
interface AssetService {
  /** True where the service takes the best format that the browser names in its `Accept` header. */
  readonly isNegotiating: boolean;
  /** Returns true if the service can change the picture at an address: not drawings, nor what moves. */
  readonly isScalable: (url: string) => boolean;
  readonly cut: (url: string, cut: Cut, format: NamedFormat) => string;
}

const UPLOAD = '/image/upload/';

/** Lossy quality in percent. The content service's own default is 100, four times the bytes. */
const QUALITY: Readonly<Record<NamedFormat, number>> = { avif: 60, webp: 75, jpg: 80 };

/** The asset services, by where an address names the transforms (docs/rules.md#asset-services). */
export const assetServices = {
  /** The product's own asset host: a segment of the path. */
  path: {
    isNegotiating: true,
    isScalable: (url) => url.includes(UPLOAD) && !url.endsWith('.svg'),
    cut: (url, cut, format) => {
      const size =
        'focus' in cut
          ? `c_fill,g_xy_center,x_${cut.focus.x.toFixed(2)},y_${cut.focus.y.toFixed(2)},w_${cut.width},h_${cut.height}`
          : `c_limit,w_${cut.width}`;
      // Link previews are crops that every network can read.
      const kind = 'focus' in cut && format === 'jpg' ? 'jpg' : 'auto';
      return url.replace(UPLOAD, `${UPLOAD}f_${kind},${size}/`);
    },
  },
  /** The content service's own image API: parameters (https://www.contentful.com/developers/docs/references/images-api/). */
  query: {
    isNegotiating: false,
    isScalable: (url) => !/\.(?:svg|gif)(?:$|\?)/i.test(url),
    cut: (url, cut, format) => {
      const [plain = url] = url.split('?');
      const size = 'focus' in cut ? `w=${cut.width}&h=${cut.height}&fit=fill&f=${areaOf(cut.focus)}` : `w=${cut.width}`;
      return `${plain}?${size}&fm=${format}&q=${QUALITY[format]}`;
    },
  },
} as const satisfies Readonly<Record<string, AssetService>>;

export type ServiceKind = keyof typeof assetServices;

/** The name of the third of a picture that a share of its width or height lies in. */
export function third(share: number, names: readonly [string, string, string]): string {
  return names[share < 0.36 ? 0 : share > 0.64 ? 2 : 1];
}

/** The area of the image API that holds a point: it knows nine, no points. */
function areaOf({ x, y }: Focus): string {
  const area = [third(y, ['top', '', 'bottom']), third(x, ['left', '', 'right'])].filter(Boolean).join('_');
  return area || 'center';
}

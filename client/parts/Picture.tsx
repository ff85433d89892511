import type { ImgHTMLAttributes, SourceHTMLAttributes } from 'react';
import { type Language, languages } from '../../content/languages.ts';
import { third } from '../../content/media/assetServices.ts';
import type { Media } from '../../content/media/media.ts';
import {
  type AssetContext,
  croppedWidth,
  hasTallCrop,
  isOfferedAsAvif,
  pictureSrcSet,
  pictureUrl,
  TALL,
  tallSrcSet,
  wholePictureUrl,
} from '../../content/media/mediaUrl.ts';
import { hook } from '../hooks/hook.ts';
import { useVisit } from '../visitContext.tsx';
import { type ByScreen, coverSizes, type Frame, usefulWidths } from './pictureSizes.ts';

/** Ratios of the picture frames; each is a row in picture.css, so that nothing moves when the picture arrives. */
export type PictureRatio = 'wide' | 'landscape' | 'square' | 'portrait' | 'round' | 'fill';

interface PictureProps {
  readonly media: Media;
  /** Another picture for small screens, where the editor has one (docs/rules.md#media-fields). */
  readonly small?: Media | undefined;
  readonly ratio: PictureRatio;
  /**
   * The frame's share of the window's width, and its height or ratio where `ratio` is `fill`; none for a picture that is
   * small everywhere, which has one width.
   */
  readonly frame?: Frame;
  /** That width, in pixels. */
  readonly width?: number;
  /** True for a frame that is tall on phones: there the picture is cut to four by five around its focal point. */
  readonly isTallOnPhones?: boolean;
  /** True for the first picture of a page, which is fetched at once; others are lazy. */
  readonly isFirst?: boolean;
  /** True for a picture beside text that says the same: it needs no alternative. */
  readonly isOrnament?: boolean;
  /** The colour of its plate, where that is not the picture's own. */
  readonly plate?: string | undefined;
  /** The two ends of a view transition: an activated card's picture becomes the opening of its page. */
  readonly transition?: 'card' | 'opening' | undefined;
}

/** Width in pixels for browsers without `srcset`. */
const FALLBACK_WIDTH = 960;
/** Width in pixels of pictures that are small everywhere: half of it at twice the density. */
const SMALL_WIDTH = 640;
/** Pictures of no known size count as 4:3. */
const UNKNOWN_SIZE = { width: 1200, height: 900 };
/** The picture for small screens shows below tablet width. */
const SMALL_SCREEN = '(width < 48em)';
/** Width to height of the frames; those of picture.css. */
const frameRatios = {
  wide: [16 / 9],
  landscape: [4 / 3],
  square: [1],
  round: [1],
  portrait: [TALL],
  fill: undefined,
} as const satisfies Record<PictureRatio, ByScreen | undefined>;

/** A responsive picture in a frame of fixed ratio on a plate of its dominant colour. */
export function Picture({
  media,
  small,
  ratio,
  frame,
  width = SMALL_WIDTH,
  isTallOnPhones = false,
  isFirst = false,
  isOrnament = false,
  plate = media.color,
  transition,
}: PictureProps) {
  const { language, assets, isMainland, tree } = useVisit();
  const main = small && tree === 'mobile' ? small : media;
  const forPhones = small && main === media ? small : undefined;
  const { image: attributes, sources } = filesOf({
    main,
    forPhones,
    ratio,
    frame,
    width,
    isTallOnPhones,
    context: { assets, isMainland, tree, isFirst },
  });
  const image = (
    <img
      className="picture-image"
      {...attributes}
      alt={isOrnament ? '' : main.alt}
      {...(isOrnament ? undefined : spokenIn(main, language))}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? 'sync' : undefined}
    />
  );
  return (
    <span
      className="picture"
      data-ratio={ratio}
      {...hook('plate', main === media ? plate : main.color)}
      data-transition={transition}
    >
      {sources.length > 0 ? (
        <picture>
          {sources.map((source) => (
            <source key={`${source.media} ${source.type}`} {...source} />
          ))}
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}

/** What the addresses and sizes of a picture depend on. */
interface FilesRequest extends Pick<PictureProps, 'ratio'> {
  readonly frame: Frame | undefined;
  readonly main: Media;
  readonly forPhones: Media | undefined;
  readonly width: number;
  readonly isTallOnPhones: boolean;
  readonly context: AssetContext;
}

interface Files {
  readonly image: ImgHTMLAttributes<HTMLImageElement> & { readonly 'data-focus'?: string | undefined };
  readonly sources: readonly Source[];
}

/** Written once while the cache holds a picture: they are a tenth of a page, and the same in each render. */
const filesOfPictures = new WeakMap<Media, Map<string, Files>>();

function filesOf(request: FilesRequest): Files {
  const { main, forPhones, ratio, frame, width, isTallOnPhones, context } = request;
  const { assets, isMainland, tree, isFirst } = context;
  const host = isMainland ? assets.china : assets.world;
  const small = forPhones && `${forPhones.url} ${forPhones.width} ${forPhones.height}`;
  const key = `${host} ${tree} ${isFirst} ${ratio} ${isTallOnPhones} ${frame?.widths ?? width} ${frame?.ratio} ${frame?.heights} ${small}`;
  const ofPicture = filesOfPictures.get(main) ?? new Map<string, Files>();
  const files = ofPicture.get(key) ?? writeFiles(request);
  ofPicture.set(key, files);
  filesOfPictures.set(main, ofPicture);
  return files;
}

function writeFiles({ main, forPhones, ratio, frame, width: onlyWidth, isTallOnPhones, context }: FilesRequest): Files {
  const { width, height } = sizeOf(main);
  const box = frame && { ...frame, ratio: frameRatios[ratio] ?? frame.ratio };
  const wantsTall = ratio === 'portrait' || isTallOnPhones;
  const tall: PictureVersion | undefined =
    wantsTall && hasTallCrop(main, context)
      ? { media: main, isTall: true, range: box && usefulWidths(box, TALL) }
      : undefined;
  const cut = ratio === 'portrait' ? tall : undefined;
  const shape = cut ? TALL : width / height;
  const version: PictureVersion = cut ?? { media: main, isTall: false, range: box && usefulWidths(box, shape) };
  const sizes = box && coverSizes(box, shape);
  const phone = forPhones ? { media: forPhones, isTall: false } : isTallOnPhones ? tall : undefined;
  return {
    image: {
      'data-focus': cut ? undefined : focusOf(main),
      src: pictureUrl(main.url, frame ? FALLBACK_WIDTH : onlyWidth, context),
      srcSet: (box && srcSetOf(version, context)) || undefined,
      sizes,
      width,
      height,
    },
    sources: box ? [...phoneSources(phone, box, context), ...avifSources(version, context, { sizes })] : [],
  };
}

/** A picture, whole or as its tall crop, in the widths that are of use. */
interface PictureVersion {
  readonly media: Media;
  readonly isTall: boolean;
  readonly range?: ReturnType<typeof usefulWidths> | undefined;
}

type Source = Pick<SourceHTMLAttributes<HTMLSourceElement>, 'media' | 'type' | 'srcSet' | 'sizes' | 'width' | 'height'>;

function srcSetOf({ media, isTall, range }: PictureVersion, context: AssetContext, format?: 'avif'): string {
  return (isTall ? tallSrcSet : pictureSrcSet)(media, context, range, format);
}

/** What phones get instead: the editor's own picture for them, or the tall crop; none for the same picture. */
function phoneSources(phone: PictureVersion | undefined, box: Frame, context: AssetContext): readonly Source[] {
  if (!phone) return [];
  const { media, isTall } = phone;
  const cropped = croppedWidth(media);
  const size = isTall ? { width: cropped, height: Math.round(cropped / TALL) } : sizeOf(media);
  const source = { media: SMALL_SCREEN, sizes: coverSizes(box, size.width / size.height), ...size };
  const srcSet = srcSetOf(phone, context) || pictureUrl(media.url, FALLBACK_WIDTH, context);
  return [...avifSources(phone, context, source), { ...source, srcSet }];
}

/** The same as AVIF, where the asset service does not choose the format (docs/rules.md#asset-services). */
function avifSources(version: PictureVersion, context: AssetContext, source: Source): readonly Source[] {
  if (!isOfferedAsAvif(version.media, context)) return [];
  return [{ ...source, type: 'image/avif', srcSet: srcSetOf(version, context, 'avif') }];
}

function sizeOf({ width, height }: Media): { readonly width: number; readonly height: number } {
  return width > 0 && height > 0 ? { width, height } : UNKNOWN_SIZE;
}

/** A drawing (mark, icon, plan, code to scan) at its own size. */
export function Drawing({ media, className, isFirst = false, isOrnament = false }: DrawingProps) {
  const { language, assets, isMainland, tree } = useVisit();
  return (
    <img
      className={className}
      src={wholePictureUrl(media.url, { assets, isMainland, tree, isFirst })}
      width={media.width || undefined}
      height={media.height || undefined}
      alt={isOrnament ? '' : media.alt}
      {...(isOrnament ? undefined : spokenIn(media, language))}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : undefined}
    />
  );
}

interface DrawingProps {
  readonly media: Media;
  readonly className?: string;
  /** True for the first picture of a page, and for what stands at its top. */
  readonly isFirst?: boolean;
  /** True beside text that says the same. */
  readonly isOrnament?: boolean;
}

/** Marks an alternative text that is in another language than the page (docs/rules.md#untranslated-marked). */
export function spokenIn({ alt, altLanguage }: Media, page: Language): { readonly lang?: string } {
  return alt === '' || !altLanguage || altLanguage === page ? {} : { lang: languages[altLanguage].hreflang };
}

/**
 * Where the focal point is away from the middle, down and across, or at the picture's end where its subject reaches it; a
 * data attribute, because the CSP forbids style attributes.
 */
function focusOf({ focus: { x, y } }: Media): string | undefined {
  const places = [third(y, ['top', '', 'bottom']), x > 0.74 ? 'end' : third(x, ['left', '', 'right'])];
  return places.filter(Boolean).join(' ') || undefined;
}

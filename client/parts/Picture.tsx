import { type AssetContext, pictureSrcSet, pictureUrl, plainUrl } from '../../content/mediaUrl.ts';
import type { Media } from '../../content/model/media.ts';
import { langAttribute, useVisit } from '../visitContext.tsx';

/** Ratios of the picture frames; each is a row in picture.css, so that nothing moves when the picture arrives. */
export type PictureRatio = 'wide' | 'landscape' | 'square' | 'portrait' | 'round' | 'fill';

interface PictureProps {
  readonly media: Media;
  /** Another picture for small screens, where the editor has one (content-pages §3: mediaMobile). */
  readonly small?: Media | undefined;
  readonly ratio: PictureRatio;
  /** How wide the picture stands, as the `sizes` attribute has it; none where it is small everywhere, and one width serves. */
  readonly sizes?: string;
  /** The first picture of a page is fetched at once, all others when they come near. */
  readonly isFirst?: boolean;
  /** A picture beside text that says the same is ornament. */
  readonly isOrnament?: boolean;
  /** The two ends of a view transition: an activated card's picture becomes the opening of its page. */
  readonly transition?: 'card' | 'opening' | undefined;
}

/** Widest width asked for where a browser knows no `srcset`. */
const FALLBACK_WIDTH = 960;
/** One width for pictures that are small everywhere: half of it, twice as dense. */
const SMALL_WIDTH = 640;
/** Pictures of no known size count as 4:3. */
const UNKNOWN_SIZE = { width: 1200, height: 900 };
/** Below tablet width the picture for small screens stands in. */
const SMALL_SCREEN = '(width < 48em)';

/** A responsive picture in a frame of fixed ratio on a plate of its dominant colour (visual: Pictures). */
export function Picture({ media, small, ratio, sizes, isFirst = false, isOrnament = false, transition }: PictureProps) {
  const context = useAssetContext();
  const { language } = useVisit();
  const main = small && context.tree === 'mobile' ? small : media;
  const { width, height } = main.width > 0 && main.height > 0 ? main : UNKNOWN_SIZE;
  const image = (
    <img
      className="picture-image"
      data-focus={focusOf(main)}
      src={pictureUrl(main.url, sizes ? FALLBACK_WIDTH : SMALL_WIDTH, context)}
      srcSet={(sizes && pictureSrcSet(main, context)) || undefined}
      sizes={sizes}
      width={width}
      height={height}
      alt={isOrnament ? '' : main.alt}
      {...langAttribute(isOrnament || main.alt === '' ? undefined : main.altLanguage, language)}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? 'sync' : 'async'}
    />
  );
  return (
    <span className="picture" data-ratio={ratio} data-plate={main.color} data-transition={transition}>
      {small && main === media ? (
        <picture>
          <source
            media={SMALL_SCREEN}
            srcSet={pictureSrcSet(small, context) || pictureUrl(small.url, FALLBACK_WIDTH, context)}
            sizes={sizes}
          />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}

/** A drawing (mark, icon, plan) at its own size, without transforms. */
export function Drawing({ media, className }: { readonly media: Media; readonly className: string }) {
  const context = useAssetContext();
  return (
    <img
      className={className}
      src={plainUrl(media.url, context)}
      width={media.width || undefined}
      height={media.height || undefined}
      alt={media.alt}
      loading="lazy"
    />
  );
}

/** The first picture of a media field that is none of a video; undefined where there is none. */
export function firstImage(media: readonly Media[]): Media | undefined {
  return media.find(({ kind }) => kind === 'image');
}

/** What asset addresses depend on, from the visit. */
export function useAssetContext(): AssetContext {
  const { assets, isMainland, tree } = useVisit();
  return { hosts: assets, isMainland, tree };
}

/** The focal point as one of nine positions, none for the middle: the policy forbids style attributes. */
function focusOf({ focus }: Media): string | undefined {
  const third = (share: number, names: readonly [string, string, string]): string =>
    names[share < 0.36 ? 0 : share > 0.64 ? 2 : 1];
  const place = `${third(focus.y, ['top', 'middle', 'bottom'])}-${third(focus.x, ['left', 'centre', 'right'])}`;
  return place === 'middle-centre' ? undefined : place;
}

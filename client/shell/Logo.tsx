import { plainUrl } from '../../content/mediaUrl.ts';
import type { Media } from '../../content/model/media.ts';
import { useAssetContext } from '../parts/Picture.tsx';
import { Message } from '../visitContext.tsx';

interface LogoProps {
  readonly drawing: Media | undefined;
  /** Stands at the top of the page and is fetched at once. */
  readonly isFirst?: boolean;
}

/** The house's name as the editor drew it; set in the display face where there is no drawing. */
export function Logo({ drawing, isFirst = false }: LogoProps) {
  const context = useAssetContext();
  if (!drawing) {
    return (
      <span className="logo-text">
        <Message of="siteName" />
      </span>
    );
  }
  const { url, width, height, alt } = drawing;
  return (
    <img
      className="logo"
      src={plainUrl(url, context)}
      width={width || undefined}
      height={height || undefined}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : 'async'}
    />
  );
}

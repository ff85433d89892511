import type { Media } from '../../content/media/media.ts';
import { plainUrl } from '../../content/media/mediaUrl.ts';
import { useAssetContext } from '../parts/Picture.tsx';
import { useVisit } from '../visitContext.tsx';

interface LogoProps {
  readonly drawing: Media | undefined;
  /** True at the top of the page, where it is fetched at once. */
  readonly isFirst?: boolean;
}

/** The editor's logo; the site's name in the display face where there is none. */
export function Logo({ drawing, isFirst = false }: LogoProps) {
  const context = useAssetContext();
  const { message } = useVisit();
  if (!drawing) {
    return <span className="logo-text">{message('siteName')}</span>;
  }
  const { url, width, height, alt } = drawing;
  return (
    <img
      className="logo"
      src={plainUrl(url, { ...context, isFirst })}
      width={width || undefined}
      height={height || undefined}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : undefined}
    />
  );
}

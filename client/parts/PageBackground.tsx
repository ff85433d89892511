import { backgroundKind } from '../../content/media/background.ts';
import type { Media } from '../../content/media/media.ts';
import { videoUrl } from '../../content/media/mediaUrl.ts';
import { hook } from '../hooks/hook.ts';
import { useVisit } from '../visitContext.tsx';
import { Picture } from './Picture.tsx';

/** Background fields of a page's entry (docs/rules.md#background-fields). */
export interface Backdrop {
  readonly backgroundImage: readonly Media[];
  readonly backgroundImageMobile: readonly Media[];
  readonly backgroundVideos: readonly Media[];
  readonly backgroundVideosMobile: readonly Media[];
  readonly backgroundColor: string | undefined;
  readonly effect: 'static' | 'repeat' | undefined;
}

/**
 * A page's background: videos in turn, a picture, or a colour, by file extension (docs/rules.md#background-kind). A veil
 * in the page's colour keeps the contrast of the text. Videos wait for `client/browser/media/video.ts`; until then, and
 * with reduced motion, the picture shows. A page without any has none (docs/rules.md#background-reset).
 */
export function PageBackground({ backdrop }: { readonly backdrop: Backdrop }) {
  const visit = useVisit();
  const { message } = visit;
  const isSmall = visit.tree === 'mobile';
  const videos = ofKind(
    'video',
    isSmall && backdrop.backgroundVideosMobile.length > 0 ? backdrop.backgroundVideosMobile : backdrop.backgroundVideos,
  );
  const [picture] = ofKind('image', backdrop.backgroundImage);
  const [small] = ofKind('image', backdrop.backgroundImageMobile);
  const color = backdrop.backgroundColor;
  if (videos.length === 0 && !picture && !small && !color) return undefined;
  const main = picture ?? small;
  const sources = videos.map(({ url }) => videoUrl(url, visit));
  return (
    <>
      <div
        aria-hidden="true"
        className="backdrop"
        data-color={color}
        data-effect={backdrop.effect ?? 'repeat'}
        {...hook('background', sources.length > 0 ? sources : undefined)}
      >
        {main ? (
          <Picture
            media={main}
            small={small}
            ratio="fill"
            frame={{ widths: [100], heights: [100] }}
            isTallOnPhones
            isOrnament
          />
        ) : undefined}
        {sources.length > 0 ? (
          <video
            className="backdrop-video"
            src={sources[0]}
            loop={sources.length === 1}
            preload="none"
            muted
            playsInline
          />
        ) : undefined}
      </div>
      {sources.length > 0 ? (
        <button
          className="button backdrop-toggle"
          data-kind="quiet"
          type="button"
          {...hook('background-toggle')}
          {...hook('play', message('playVideo'))}
          {...hook('pause', message('pauseVideo'))}
          hidden
        >
          {message('playVideo')}
        </button>
      ) : undefined}
    </>
  );
}

function ofKind(kind: 'image' | 'video', media: readonly Media[]): readonly Media[] {
  return media.filter(({ url }) => backgroundKind(url) === kind);
}

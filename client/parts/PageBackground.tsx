import { backgroundKind } from '../../content/background.ts';
import { plainUrl } from '../../content/mediaUrl.ts';
import type { Media } from '../../content/model/media.ts';
import { useMessage } from '../visitContext.tsx';
import { Picture, useAssetContext } from './Picture.tsx';

/** Background fields of a page's entry (site-shell §3). */
export interface Backdrop {
  readonly backgroundImage: readonly Media[];
  readonly backgroundImageMobile: readonly Media[];
  readonly backgroundVideos: readonly Media[];
  readonly backgroundVideosMobile: readonly Media[];
  readonly backgroundColor: string | undefined;
  readonly effect: 'static' | 'repeat' | undefined;
}

/**
 * What lies behind a page: videos in turn, a picture, or a colour, told apart by file extension (site-shell §4:
 * background). Everything above keeps its contrast by a veil in the page's own colour. Videos wait for
 * `client/browser/pageBackground.ts`; until then, and for whoever asks for less motion, the picture stands.
 */
export function PageBackground({ backdrop }: { readonly backdrop: Backdrop }) {
  const context = useAssetContext();
  const message = useMessage();
  const isSmall = context.tree === 'mobile';
  const videos = ofKind(
    'video',
    isSmall && backdrop.backgroundVideosMobile.length > 0 ? backdrop.backgroundVideosMobile : backdrop.backgroundVideos,
  );
  const [picture] = ofKind('image', backdrop.backgroundImage);
  const [small] = ofKind('image', backdrop.backgroundImageMobile);
  const color = backdrop.backgroundColor;
  if (videos.length === 0 && !picture && !small && !color) return undefined;
  const main = picture ?? small;
  const sources = videos.map(({ url }) => plainUrl(url, context));
  return (
    <>
      <div
        aria-hidden="true"
        className="backdrop"
        data-color={color}
        data-effect={backdrop.effect ?? 'repeat'}
        data-background={sources.length > 0 ? JSON.stringify(sources) : undefined}
      >
        {main ? <Picture media={main} small={small} ratio="fill" sizes="100vw" isOrnament /> : undefined}
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
          data-background-toggle=""
          data-play={message('playVideo')}
          data-pause={message('pauseVideo')}
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

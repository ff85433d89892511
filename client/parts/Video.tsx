import type { Media } from '../../content/media/media.ts';
import { videoUrl } from '../../content/media/mediaUrl.ts';
import type { Tree } from '../../content/pages.ts';
import { hook } from '../hooks/hook.ts';
import { useVisit } from '../visitContext.tsx';
import { Picture, spokenIn } from './Picture.tsx';
import type { Frame } from './pictureSizes.ts';

interface VideoProps {
  /** At least one; several play in turn and wrap around, a single one loops (docs/rules.md#videos). */
  readonly videos: readonly [Media, ...Media[]];
  /** The picture until the video plays, and with reduced motion. */
  readonly poster: Media | undefined;
  /** The frame of the poster. */
  readonly frame: Frame;
  readonly isFirst?: boolean;
}

/** The videos of an entry: those for phones in the mobile tree, and where it has nothing else (docs/rules.md#media-fields). */
export function videosOf(
  { media, mediaMobile }: Readonly<Record<'media' | 'mediaMobile', readonly Media[]>>,
  tree: Tree,
): readonly Media[] {
  const isVideo = ({ kind }: Media): boolean => kind === 'video';
  const forPhones = tree === 'mobile' || media.length === 0 ? mediaMobile.filter(isVideo) : [];
  return forPhones.length > 0 ? forPhones : media.filter(isVideo);
}

/**
 * A silent video behind words. Without script it has the browser's own controls; `client/browser/media/video.ts` removes
 * them, plays it unless the visitor prefers reduced motion, and starts the pause button (WCAG 2.2.2).
 */
export function Video({ videos, poster, frame, isFirst = false }: VideoProps) {
  const visit = useVisit();
  const { language, message } = visit;
  const spoken = videos[0].alt || !poster ? videos[0] : poster;
  const sources = videos.map(({ url }) => videoUrl(url, visit));
  return (
    <div className="video" {...hook('video', sources)}>
      {poster ? <Picture media={poster} ratio="fill" frame={frame} isFirst={isFirst} isOrnament /> : undefined}
      <video
        className="video-media"
        src={sources[0]}
        aria-label={spoken.alt || undefined}
        {...spokenIn(spoken, language)}
        loop={sources.length === 1}
        preload="none"
        controls
        muted
        playsInline
      />
      <button
        className="icon-button video-toggle"
        type="button"
        {...hook('video-toggle')}
        {...hook('play', message('playVideo'))}
        {...hook('pause', message('pauseVideo'))}
        hidden
      >
        <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
          <path className="video-play" d="M6 3.5v13l11-6.5z" />
          <path className="video-pause" d="M5 4h3v12H5zm7 0h3v12h-3z" />
        </svg>
        <span className="visually-hidden" {...hook('video-name')}>
          {message('playVideo')}
        </span>
      </button>
    </div>
  );
}

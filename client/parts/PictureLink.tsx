import type { LinkTarget } from '../../content/address/linkTarget.ts';
import type { Media } from '../../content/media/media.ts';
import { useVisit } from '../visitContext.tsx';
import { TargetLink } from './TargetLink.tsx';

interface PictureLinkProps {
  readonly media: Media;
  readonly target: LinkTarget;
  /** The title of the page that it leads to, where that is known. */
  readonly title?: string;
}

/**
 * The link of a picture that has no title beside it, over the whole picture (docs/rules.md#picture-links): called as the page
 * that it leads to, otherwise as the picture.
 */
export function PictureLink({ media, target, title }: PictureLinkProps) {
  const { message } = useVisit();
  if (target.kind === 'none') return undefined;
  return (
    <TargetLink className="card-link" target={target}>
      <span className="visually-hidden">{title || media.alt || message('viewDetails')}</span>
    </TargetLink>
  );
}

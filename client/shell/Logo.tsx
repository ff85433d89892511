import type { Media } from '../../content/media/media.ts';
import { Drawing } from '../parts/Picture.tsx';
import { useVisit } from '../visitContext.tsx';

interface LogoProps {
  readonly drawing: Media | undefined;
  /** True at the top of the page, where it is fetched at once. */
  readonly isFirst?: boolean;
}

/** The editor's logo; the site's name in the display face where there is none. */
export function Logo({ drawing, isFirst = false }: LogoProps) {
  const { message } = useVisit();
  if (!drawing) return <span className="logo-text">{message('siteName')}</span>;
  return <Drawing media={drawing} className="logo" isFirst={isFirst} />;
}

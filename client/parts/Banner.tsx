import { type LinkTarget, linkTarget } from '../../content/address/links.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { useVisit } from '../visitContext.tsx';
import { BookingLink, CtaRow } from './Cta.tsx';
import { Heading, type HeadingLevel } from './Heading.tsx';
import { firstImage, Picture } from './Picture.tsx';
import { TargetLink } from './TargetLink.tsx';
import { Video } from './Video.tsx';

interface BannerProps {
  readonly entry: EntryOf<'fixedRatioBanner'>;
  readonly headingLevel: HeadingLevel;
  readonly sizes: string;
  readonly isFirst?: boolean;
}

const sides = { Left: 'start', Middle: 'middle', Right: 'end' } as const;

/**
 * A picture of a fixed ratio with words over it; like a card, all of it is the title's link. On phones the words move
 * below, since no ratio leaves them room there.
 */
export function Banner({ entry, headingLevel, sizes, isFirst = false }: BannerProps) {
  const { domains } = useVisit();
  const { eyebrow, title, description, cta, booking } = entry;
  const [video, ...videos] = entry.media.filter(({ kind }) => kind === 'video');
  const still = firstImage(video ? entry.videoCoverImage : entry.media) ?? firstImage(entry.mediaThumbnail);
  const target = linkTarget(entry, domains);
  return (
    <article
      className="banner"
      data-ratio={entry.ratio ?? '16:9'}
      data-align={sides[entry.alignment ?? 'Left']}
      data-promotion={entry.contentType}
      data-promotion-name={title}
    >
      {video || still ? (
        <div className="banner-picture">
          {video ? (
            <Video videos={[video, ...videos]} poster={still} sizes={sizes} isFirst={isFirst} />
          ) : still ? (
            <Picture media={still} small={firstImage(entry.mediaMobile)} ratio="fill" sizes={sizes} isFirst={isFirst} />
          ) : undefined}
        </div>
      ) : undefined}
      {title || description || booking || cta.length > 0 ? (
        <div className="banner-text">
          {eyebrow ? <p className="eyebrow">{eyebrow}</p> : undefined}
          <BannerTitle
            title={title}
            target={target}
            headingLevel={headingLevel}
            size={entry.textSize === 'large' ? '1' : entry.textSize === 'small' ? '3' : '2'}
          />
          {description ? <p>{description}</p> : undefined}
          {booking || cta.length > 0 ? (
            <div className="card-action cluster">
              {booking ? <BookingLink entry={booking} about={title} detail={target} /> : undefined}
              <CtaRow ctas={cta} about={title} detail={target} />
            </div>
          ) : undefined}
        </div>
      ) : undefined}
    </article>
  );
}

function BannerTitle({
  title,
  target,
  headingLevel,
  size,
}: {
  readonly title: string;
  readonly target: LinkTarget;
  readonly headingLevel: HeadingLevel;
  readonly size: '1' | '2' | '3';
}) {
  if (!title) return undefined;
  return (
    <Heading level={headingLevel} size={size}>
      <TargetLink className="card-link" target={target}>
        {title}
      </TargetLink>
    </Heading>
  );
}

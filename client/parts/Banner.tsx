import { linkTarget, linkTitle } from '../../content/address/linkTarget.ts';
import { firstImage } from '../../content/media/media.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { hook } from '../hooks/hook.ts';
import { useTextLang, useVisit } from '../visitContext.tsx';
import { BookingLink, CtaRow } from './Cta.tsx';
import { Eyebrow } from './Eyebrow.tsx';
import { Heading, type HeadingLevel } from './Heading.tsx';
import { sides, stillOf } from './Hero.tsx';
import { Phrases } from './Phrases.tsx';
import { Picture } from './Picture.tsx';
import { PictureLink } from './PictureLink.tsx';
import type { ByScreen } from './pictureSizes.ts';
import { TargetLink } from './TargetLink.tsx';
import { Video, videosOf } from './Video.tsx';

interface BannerProps {
  readonly entry: EntryOf<'fixedRatioBanner'>;
  readonly headingLevel: HeadingLevel;
  /** Its share of the window's width. */
  readonly widths: ByScreen;
  readonly isFirst?: boolean;
}

/** Width to height on phones, and from tablet width on; those of banner.css. */
const frameRatios = {
  '16:9': [4 / 3, 16 / 9],
  '4:3': [4 / 3],
  '1:1': [1],
  '21:9': [4 / 3, 21 / 9],
} as const satisfies Record<NonNullable<EntryOf<'fixedRatioBanner'>['ratio']>, ByScreen>;
const titleSizes = { large: '1', normal: '2', small: '3' } as const;

/**
 * A picture of a fixed ratio with text over it; like a card, all of it is the title's link. On phones the text is below
 * the picture, where it has room.
 */
export function Banner({ entry, headingLevel, widths, isFirst = false }: BannerProps) {
  const visit = useVisit();
  const langOf = useTextLang();
  const { id, eyebrow, title, description, cta, booking } = entry;
  const [video, ...videos] = videosOf(entry, visit.tree);
  const still = stillOf(entry);
  const target = linkTarget(entry, visit);
  const shown = still ?? video;
  const frame = { widths, ratio: frameRatios[entry.ratio ?? '16:9'] };
  return (
    <article
      className="banner"
      data-ratio={entry.ratio ?? '16:9'}
      data-align={sides[entry.alignment ?? 'Left']}
      {...hook('promotion', entry.contentType)}
      {...hook('promotion-name', title)}
    >
      {video || still ? (
        <div className="banner-picture">
          {video ? (
            <Video videos={[video, ...videos]} poster={still} frame={frame} isFirst={isFirst} />
          ) : still ? (
            <Picture media={still} small={firstImage(entry.mediaMobile)} ratio="fill" frame={frame} isFirst={isFirst} />
          ) : undefined}
          {shown && !title ? <PictureLink media={shown} target={target} title={linkTitle(entry, visit)} /> : undefined}
        </div>
      ) : undefined}
      {title || description || booking || cta.length > 0 ? (
        <div className="banner-text">
          <Eyebrow of={id}>{eyebrow}</Eyebrow>
          {title ? (
            <Heading of={id} field="title" level={headingLevel} size={titleSizes[entry.textSize ?? 'normal']}>
              <TargetLink className="card-link" target={target}>
                <Phrases text={title} />
              </TargetLink>
            </Heading>
          ) : undefined}
          {description ? <p lang={langOf(id, 'description')}>{description}</p> : undefined}
          {booking || cta.length > 0 ? (
            <div className="card-action cluster">
              {booking ? <BookingLink entry={booking} about={entry} detail={target} /> : undefined}
              <CtaRow ctas={cta} about={entry} detail={target} />
            </div>
          ) : undefined}
        </div>
      ) : undefined}
    </article>
  );
}

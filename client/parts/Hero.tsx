import type { ReactNode } from 'react';
import type { Media } from '../../content/model/media.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { type PictureTone, pictureTone } from '../../content/pictureTone.ts';
import { Heading, type HeadingLevel } from './Heading.tsx';
import { firstImage, Picture } from './Picture.tsx';
import { Video } from './Video.tsx';

type HeroEntry = EntryOf<'heroBanner'>;

/** What an editor says of a hero: its pictures and how words stand with them (content-pages §3). */
export type HeroFields = Pick<
  HeroEntry,
  'layout' | 'size' | 'alignment' | 'textSize' | 'media' | 'mediaMobile' | 'mediaThumbnail' | 'videoCoverImage'
>;

interface HeroProps {
  readonly fields: HeroFields;
  readonly eyebrow?: string;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly tone?: PictureTone | undefined;
  readonly headingLevel: HeadingLevel;
  readonly isFirst?: boolean;
  /** The opening of an item's own page, into which its card's picture moves. */
  readonly isOpening?: boolean;
  /** Content type of what is promoted, where its views and clicks are counted (content-pages §7). */
  readonly promotion?: string;
  /** Facts and buttons under the description. */
  readonly children?: ReactNode;
}

type Layout = NonNullable<HeroEntry['layout']>;

/** Compositions whose words lie over the picture; in the others they have a ground of their own. */
const overPicture: readonly Layout[] = ['A', 'D', 'F'];

const titleSizes = { large: 'hero', normal: '1', small: '2' } as const satisfies Record<
  NonNullable<HeroEntry['textSize']>,
  string
>;
const sides = { Left: 'start', Middle: 'middle', Right: 'end' } as const satisfies Record<
  NonNullable<HeroEntry['alignment']>,
  string
>;

/** The opening picture of a page or a chapter: one component, seven compositions A to G (visual: Hero layouts). */
export function Hero({
  fields,
  eyebrow,
  title,
  description,
  tone,
  headingLevel,
  isFirst = false,
  isOpening = false,
  promotion,
  children,
}: HeroProps) {
  const picture = stillOf(fields);
  const [video, ...videos] = fields.media.filter(({ kind }) => kind === 'video');
  const layout: Layout = picture || video ? (fields.layout ?? 'A') : 'G';
  const isOver = overPicture.includes(layout);
  const shade = tone ?? (isOver && picture ? pictureTone(picture.color) : 'light');
  const sizes = isOver || layout === 'E' ? '(orientation: portrait) 110svh, 100vw' : '(width >= 48em) 55vw, 100vw';
  const small = firstImage(fields.mediaMobile);
  return (
    <div
      className="hero"
      data-layout={layout}
      data-size={fields.size === 'Size 1' ? '1' : '2'}
      data-align={fields.alignment ? sides[fields.alignment] : undefined}
      data-shade={shade}
      data-promotion={promotion}
      data-promotion-name={promotion && title}
    >
      {video ? (
        <div className="hero-picture">
          <Video videos={[video, ...videos]} poster={picture} sizes={sizes} isFirst={isFirst} />
        </div>
      ) : picture ? (
        <div className="hero-picture">
          <Picture
            media={picture}
            small={small}
            ratio="fill"
            sizes={sizes}
            isFirst={isFirst}
            transition={isOpening ? 'opening' : undefined}
          />
        </div>
      ) : undefined}
      <div className="hero-body" data-tone={groundOf(isOver, shade)}>
        <div className="hero-text">
          {eyebrow ? <p className="eyebrow">{eyebrow}</p> : undefined}
          {title ? (
            <Heading level={headingLevel} size={layout === 'G' ? '1' : titleSizes[fields.textSize ?? 'normal']}>
              {title}
            </Heading>
          ) : undefined}
          {description ? <p className="lead hero-description">{description}</p> : undefined}
          {children}
        </div>
      </div>
    </div>
  );
}

function groundOf(isOver: boolean, shade: PictureTone): 'picture' | 'ivory' | 'ink' | 'bone' {
  if (isOver) return shade === 'dark' ? 'picture' : 'ivory';
  return shade === 'dark' ? 'ink' : 'bone';
}

/** The hero's still picture; for a video the one that stands until it plays. */
function stillOf({ media, mediaThumbnail, videoCoverImage }: HeroFields): Media | undefined {
  const isVideo = media.some(({ kind }) => kind === 'video');
  return (
    (isVideo ? firstImage(videoCoverImage) : undefined) ??
    firstImage(media) ??
    firstImage(mediaThumbnail) ??
    firstImage(videoCoverImage)
  );
}

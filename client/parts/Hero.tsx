import type { ReactNode } from 'react';
import { firstImage, type Media } from '../../content/media/media.ts';
import { TALL } from '../../content/media/mediaUrl.ts';
import { type PictureTone, pictureTone, plateColor, toneOfLuminance } from '../../content/media/pictureTone.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { hook } from '../hooks/hook.ts';
import { useVisit } from '../visitContext.tsx';
import { Eyebrow } from './Eyebrow.tsx';
import { Heading, type HeadingLevel } from './Heading.tsx';
import { Lead } from './Lead.tsx';
import { Phrases } from './Phrases.tsx';
import { Picture } from './Picture.tsx';
import type { Frame } from './pictureSizes.ts';
import { Video, videosOf } from './Video.tsx';

type HeroEntry = EntryOf<'heroBanner'>;

/** An editor's settings of a hero: its pictures and the layout of its text (docs/rules.md#hero-layouts). */
export type HeroFields = Pick<
  HeroEntry,
  'layout' | 'size' | 'alignment' | 'textSize' | 'media' | 'mediaMobile' | 'mediaThumbnail' | 'videoCoverImage'
>;

interface HeroProps {
  readonly fields: HeroFields;
  /** The section whose words these are. */
  readonly of?: string;
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly tone?: PictureTone | undefined;
  readonly headingLevel: HeadingLevel;
  readonly isFirst?: boolean;
  /** True for the opening of an item's page, into which its card's picture moves. */
  readonly isOpening?: boolean;
  /** Height of the picture on phones in hundredths of the window's (svh), where a page has one of its own. */
  readonly phoneHeight?: number | undefined;
  /** The title stands vertically in Chinese and Japanese, in windows that are wide enough (docs/rules.md#vertical-title). */
  readonly isVertical?: boolean | undefined;
  /** The title has a word that is wider than half a tablet in the largest size (docs/rules.md#hero-words). */
  readonly isLong?: boolean;
  /** Content type of what is promoted, where its views and clicks are counted (docs/rules.md#analytics-promotions). */
  readonly promotion?: string;
  /** Facts and buttons under the description. */
  readonly children?: ReactNode;
}

type Layout = NonNullable<HeroEntry['layout']>;

/** Compositions whose text is over the picture; in the others it has a background of its own. */
const overPicture: readonly Layout[] = ['A', 'D', 'F'];

const titleSizes = { large: 'hero', normal: '1', small: '2' } as const satisfies Record<
  NonNullable<HeroEntry['textSize']>,
  string
>;
/** The sides of words, by an editor's names for them; they begin at the left by themselves. */
export const sides = { Left: undefined, Middle: 'middle', Right: 'end' } as const satisfies Record<
  NonNullable<HeroEntry['alignment']>,
  string | undefined
>;

/** Returns true for a title with such a word: eleven Latin letters. */
export function hasLongWord(title: string): boolean {
  return /\p{sc=Latin}{11}/u.test(title);
}

/** The opening picture of a page or a chapter, in seven compositions A to G. */
export function Hero({
  fields,
  of = '',
  eyebrow,
  title,
  description,
  tone,
  headingLevel,
  isFirst = false,
  isOpening = false,
  phoneHeight,
  isVertical = false,
  isLong = false,
  promotion,
  children,
}: HeroProps) {
  const picture = stillOf(fields);
  const [video, ...videos] = videosOf(fields, useVisit().tree);
  const layout: Layout = picture || video ? (fields.layout ?? 'A') : 'G';
  const isOver = overPicture.includes(layout);
  const clear = isOver ? clearTone(picture, fields.alignment) : undefined;
  const shade = tone ?? clear ?? (isOver && picture ? pictureTone(picture.color) : 'light');
  const small = firstImage(fields.mediaMobile);
  const isTall = !video && small?.empty?.side === 'bottom' && toneOfLuminance(small.empty.luminance) === shade;
  const isLow = fields.size === 'Size 1' && layout !== 'E' && !isTall;
  const low = isLow ? LOW : phoneHeight;
  const frame = frameOf(layout, fields.size, low);
  return (
    <div
      className="hero"
      data-layout={layout}
      data-over={isOver ? '' : undefined}
      data-size={fields.size === 'Size 1' ? '1' : '2'}
      data-align={fields.alignment ? sides[fields.alignment] : undefined}
      data-shade={shade}
      data-clear={clear && clear === shade ? '' : undefined}
      data-small={isTall ? '' : undefined}
      data-vertical={isVertical ? '' : undefined}
      data-long={isLong ? '' : undefined}
      {...hook('promotion', promotion)}
      {...hook('promotion-name', promotion && typeof title === 'string' ? title : undefined)}
    >
      {video ? (
        <div className="hero-picture">
          <Video videos={[video, ...videos]} poster={picture} frame={frame} isFirst={isFirst} />
        </div>
      ) : picture ? (
        // Browsers that can't draw the picture's colour draw that of this tone until it comes.
        <div className="hero-picture" data-tone={isOver && shade === 'dark' ? 'ink' : undefined}>
          <Picture
            media={picture}
            small={small}
            ratio="fill"
            frame={frame}
            isTallOnPhones={!low && (isOver || fields.size === 'Size 1')}
            isFirst={isFirst}
            plate={clear && clear === shade ? plateColor(picture, clear) : undefined}
            transition={isOpening ? 'opening' : undefined}
          />
        </div>
      ) : undefined}
      <div className="hero-body" data-tone={groundOf(isOver, shade)}>
        <div className="hero-text">
          <Eyebrow of={of}>{eyebrow}</Eyebrow>
          <Heading
            of={of}
            field="title"
            level={headingLevel}
            size={layout === 'G' ? '1' : titleSizes[fields.textSize ?? 'normal']}
            text={title && isVertical && typeof title === 'string' ? <Columns title={title} /> : title}
          />
          <Lead of={of} className="lead hero-description" text={description} />
          {children}
        </div>
      </div>
    </div>
  );
}

/** A title that may stand vertically: each of its phrases is a column there (docs/rules.md#hero-words). */
function Columns({ title }: { readonly title: string }) {
  return title.split(/(?<=[、，])/).map((phrase) => (
    <span key={phrase} className="column">
      <Phrases text={phrase} />
    </span>
  ));
}

/** Height of an opening on phones that leaves the first view to words and action, in svh; styles in heroLow.css. */
const LOW = 24;

/** The frame of each composition, on phones of a height of its own where it has one; styles in hero.css and heroLow.css. */
function frameOf(layout: Layout, size: HeroFields['size'], low = 0): Frame {
  const height = size === 'Size 1' ? 92 : 60;
  if (overPicture.includes(layout))
    return { widths: [100], ratio: [low > 0 ? 0 : TALL, 3 / 2, 0], heights: [low, 0, height] };
  if (layout === 'G') return { widths: [100, 42], ratio: [16 / 10, 1, 3 / 2] };
  // On phones a slide is as tall as the tallest of its carousel.
  const onPhone = low || (size === 'Size 1' ? 80 : 36);
  // The words may be longer than the window is high: the picture is then taller, and wider than its column.
  return { widths: [100, layout === 'E' ? 75 : 57], heights: [onPhone, height] };
}

/** The tone of words that stand on the empty side of a picture, with no veil between; undefined where they don't. */
function clearTone(picture: Media | undefined, alignment: HeroFields['alignment']): PictureTone | undefined {
  const { empty } = picture ?? {};
  const side = { Left: 'left', Middle: undefined, Right: 'right' }[alignment ?? 'Left'];
  return empty && empty.side === side ? toneOfLuminance(empty.luminance) : undefined;
}

function groundOf(isOver: boolean, shade: PictureTone): 'picture' | 'ivory' | 'ink' | 'bone' {
  if (isOver) return shade === 'dark' ? 'picture' : 'ivory';
  return shade === 'dark' ? 'ink' : 'bone';
}

/** The still picture of a hero, a banner or an item; for a video the one that shows until it plays. */
export function stillOf({
  media,
  mediaMobile,
  mediaThumbnail,
  videoCoverImage,
}: Pick<HeroFields, 'media' | 'mediaMobile' | 'mediaThumbnail' | 'videoCoverImage'>): Media | undefined {
  const ofVideo = media.some(({ kind }) => kind === 'video') ? videoCoverImage : [];
  return firstImage(ofVideo, media, mediaThumbnail, videoCoverImage, mediaMobile);
}

import type { ReactNode } from 'react';
import type { ContentType, EntryOf } from '../../content/model/registry.ts';
import type { ShownText } from '../../content/translations/textKey.ts';
import { Eyebrow } from './Eyebrow.tsx';
import { Hero, type HeroFields, hasLongWord } from './Hero.tsx';
import { Lead } from './Lead.tsx';
import { Phrases } from './Phrases.tsx';

type Pictures = Partial<Pick<HeroFields, 'media' | 'mediaMobile' | 'mediaThumbnail' | 'videoCoverImage'>>;
type Named = Partial<Pick<EntryOf<ContentType>, 'id'>>;
type Setting = Partial<Pick<HeroFields, 'layout' | 'size' | 'alignment' | 'textSize'>>;

interface OpeningProps {
  /** An entry with pictures and, where its type has them, an editor's settings for the hero. */
  readonly entry?: (Pictures & Setting & Named) | undefined;
  /** The composition where the editor chose none. */
  readonly layout: NonNullable<HeroFields['layout']>;
  /** What stands above the title; badges of an item's state follow in the same line. */
  readonly eyebrow?: ReactNode;
  readonly title: string;
  readonly description?: string;
  /** The entry's field that the description is. */
  readonly descriptionField?: ShownText;
  /** Height of the picture on phones in svh, where the page has one of its own. */
  readonly phoneHeight?: number;
  readonly children?: ReactNode;
}

/** Returns true for an entry with a picture or a video, be it for phones; an opening without one is text alone. */
export function hasPicture({
  media = [],
  mediaMobile = [],
  mediaThumbnail = [],
  videoCoverImage = [],
}: Pictures = {}): boolean {
  return [media, mediaMobile, mediaThumbnail, videoCoverImage].some(({ length }) => length > 0);
}

const large = { className: 'display', 'data-size': 'hero' };

/**
 * The opening of a page that is no section: the hero's compositions with the page's own heading (docs/rules.md#hero-layouts);
 * without a picture only text.
 */
export function Opening({
  entry = {},
  layout,
  eyebrow = '',
  title,
  description = '',
  descriptionField = 'description',
  phoneHeight,
  children,
}: OpeningProps) {
  const fields: HeroFields = {
    layout: entry.layout ?? layout,
    size: entry.size,
    alignment: entry.alignment,
    textSize: entry.textSize,
    media: entry.media ?? [],
    mediaMobile: entry.mediaMobile ?? [],
    mediaThumbnail: entry.mediaThumbnail ?? [],
    videoCoverImage: entry.videoCoverImage ?? [],
  };
  const words = (text: string, field: ShownText) =>
    text ? <Phrases of={entry.id ?? ''} field={field} text={text} /> : undefined;
  if (!hasPicture(entry)) {
    return (
      <header className="page opening">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 {...(entry.textSize === 'large' && large)}>{words(title, 'title')}</h1>
        </div>
        {description || children ? (
          <div className="opening-more">
            <Lead text={words(description, descriptionField)} />
            {children}
          </div>
        ) : undefined}
      </header>
    );
  }
  return (
    <Hero
      fields={fields}
      eyebrow={eyebrow}
      title={words(title, 'title')}
      isLong={hasLongWord(title)}
      description={words(description, descriptionField)}
      headingLevel={1}
      isFirst
      isOpening
      phoneHeight={phoneHeight}
    >
      {children}
    </Hero>
  );
}

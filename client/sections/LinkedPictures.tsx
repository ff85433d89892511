import { type LinkSource, linkTarget, linkTitle } from '../../content/address/linkTarget.ts';
import { firstImage, type Media } from '../../content/media/media.ts';
import { TALL } from '../../content/media/mediaUrl.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { Heading } from '../parts/Heading.tsx';
import { sides } from '../parts/Hero.tsx';
import { List } from '../parts/List.tsx';
import { Phrases } from '../parts/Phrases.tsx';
import { Picture, type PictureRatio } from '../parts/Picture.tsx';
import { PictureLink } from '../parts/PictureLink.tsx';
import type { Frame } from '../parts/pictureSizes.ts';
import { SectionHead } from '../parts/SectionHead.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Video } from '../parts/Video.tsx';
import { useTextLang, useVisit } from '../visitContext.tsx';
import { innerLevel, type SectionProps, type SectionRow } from './section.ts';

type Numbered = EntryOf<'twoOptionsForCircularDesign' | 'asset1lMultiply2r'>;

interface PictureLook {
  readonly ratio: PictureRatio;
  readonly frame: Frame;
}

const round: PictureLook = { ratio: 'round', frame: { widths: [43, 42, 36], ratio: [1] } };
/** The list of each type, and its first picture and the others. */
const looks = {
  twoOptionsForCircularDesign: { tone: 'bone', list: 'round-options', first: round, others: round },
  asset1lMultiply2r: {
    tone: undefined,
    list: 'grid triptych',
    first: { ratio: 'portrait', frame: { widths: [90, 52], ratio: [TALL] } },
    others: { ratio: 'landscape', frame: { widths: [43, 29], ratio: [4 / 3] } },
  },
} as const;

function LinkedPictures({ entry, level, isFirst }: SectionProps<Numbered['contentType']>) {
  const { tone, list, first, others } = looks[entry.contentType];
  return (
    <section className="section" data-tone={tone}>
      <div className="page">
        <SectionHead heading={entry} level={level} />
        <List className={list} of={optionsOf(entry)}>
          {(option, index) => (
            <OptionView
              {...option}
              {...(index === 0 ? first : others)}
              of={entry.id}
              headingLevel={innerLevel(entry, level)}
              isFirst={isFirst && index === 0}
            />
          )}
        </List>
      </div>
    </section>
  );
}

/** A picture or a film with a title and a link: one of several in a composed section. */
interface Option {
  readonly place: '1st' | '2nd' | '3rd';
  readonly media: readonly Media[];
  readonly title: string;
  readonly description: string;
  readonly link: LinkSource;
}

/** The numbered pictures of an entry, each with its link (docs/rules.md#content-paths), without the empty ones. */
function optionsOf(entry: Numbered): readonly Option[] {
  const optionAt = (place: '1st' | '2nd'): Option => ({
    place,
    media: entry[`media${place}`],
    title: entry[`title${place}`],
    description: entry.contentType === 'twoOptionsForCircularDesign' ? entry[`description${place}`] : '',
    link: linkAt(entry, place),
  });
  const options = [optionAt('1st'), optionAt('2nd')];
  if (entry.contentType === 'asset1lMultiply2r')
    options.push({
      place: '3rd',
      media: entry.media3rd,
      title: entry.title3rd,
      description: '',
      link: linkAt(entry, '3rd'),
    });
  return options.filter(({ media, title, description }) => media.length > 0 || title + description !== '');
}

function linkAt(entry: Numbered, place: '1st' | '2nd' | '3rd'): LinkSource {
  return {
    internalLink: entry[`internalLink${place}`],
    innerLink: entry[`innerLink${place}`],
    externalLink: entry[`externalLink${place}`],
  };
}

interface OptionViewProps extends Option, PictureLook {
  /** Id of the entry that it is a part of. */
  readonly of: string;
  readonly headingLevel: 2 | 3;
  readonly isFirst: boolean;
}

function OptionView({
  media,
  title,
  description,
  place,
  of,
  link,
  ratio,
  frame,
  headingLevel,
  isFirst,
}: OptionViewProps) {
  const visit = useVisit();
  const langOf = useTextLang();
  const target = linkTarget(link, visit);
  const still = firstImage(media);
  const [film, ...films] = media.filter(({ kind }) => kind === 'video');
  const shown = still ?? film;
  return (
    <article className="card" data-variant="standard">
      {shown ? (
        <div className="card-picture">
          {film ? (
            <div className="picture" data-ratio={ratio}>
              <Video videos={[film, ...films]} poster={still} frame={frame} isFirst={isFirst} />
            </div>
          ) : (
            <Picture media={shown} ratio={ratio} frame={frame} isFirst={isFirst} />
          )}
          {title ? undefined : <PictureLink media={shown} target={target} title={linkTitle(link, visit)} />}
        </div>
      ) : undefined}
      {title || description ? (
        <div className="card-text" data-align={ratio === 'round' ? sides.Middle : undefined}>
          {title ? (
            <Heading level={headingLevel} className="card-title" of={of} field={`title${place}`}>
              <TargetLink className="card-link" target={target}>
                <Phrases text={title} />
              </TargetLink>
            </Heading>
          ) : undefined}
          {description ? (
            <p className="card-description" lang={place === '3rd' ? undefined : langOf(of, `description${place}`)}>
              <Phrases text={description} isDescription />
            </p>
          ) : undefined}
        </div>
      ) : undefined}
    </article>
  );
}

/** Two round pictures, each with a link. */
export const twoOptionsForCircularDesign: SectionRow<'twoOptionsForCircularDesign'> = {
  hasContent: (entry) => optionsOf(entry).length > 0,
  View: LinkedPictures,
};

/** One tall picture at the start, two wide ones at the end. */
export const asset1lMultiply2r: SectionRow<'asset1lMultiply2r'> = {
  hasContent: (entry) => optionsOf(entry).length > 0,
  View: LinkedPictures,
};

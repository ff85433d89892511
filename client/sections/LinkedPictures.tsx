import { type LinkTarget, linkTarget } from '../../content/address/linkTarget.ts';
import type { CompanyDomains } from '../../content/address/webAddress.ts';
import type { Media } from '../../content/media/media.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { Heading } from '../parts/Heading.tsx';
import { Phrases } from '../parts/Phrases.tsx';
import { firstImage, Picture, type PictureRatio } from '../parts/Picture.tsx';
import type { ByScreen } from '../parts/pictureSizes.ts';
import { SectionHead } from '../parts/SectionHead.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { useVisit } from '../visitContext.tsx';
import { innerLevel, type SectionProps, type SectionRow } from './section.ts';

/** A picture with a title and a link: one of several in a composed section. */
interface Option {
  readonly media: Media | undefined;
  readonly title: string;
  readonly description: string;
  readonly target: LinkTarget;
}

interface OptionViewProps {
  readonly option: Option;
  readonly headingLevel: 2 | 3;
  readonly ratio: PictureRatio;
  readonly widths: ByScreen;
  readonly isFirst: boolean;
}

function OptionView({ option, headingLevel, ratio, widths, isFirst }: OptionViewProps) {
  return (
    <article className="card" data-variant="standard">
      {option.media ? (
        <div className="card-picture">
          <Picture media={option.media} ratio={ratio} frame={{ widths }} isFirst={isFirst} />
        </div>
      ) : undefined}
      {option.title || option.description ? (
        <div className="card-text">
          {option.title ? (
            <Heading level={headingLevel} className="card-title">
              <TargetLink className="card-link" target={option.target}>
                <Phrases text={option.title} />
              </TargetLink>
            </Heading>
          ) : undefined}
          {option.description ? (
            <p className="card-description">
              <Phrases text={option.description} isDescription />
            </p>
          ) : undefined}
        </div>
      ) : undefined}
    </article>
  );
}

/** Where one of several numbered links leads (docs/rules.md#content-paths). */
function numberedTarget(
  entry: EntryOf<'twoOptionsForCircularDesign' | 'asset1lMultiply2r'>,
  place: '1st' | '2nd' | '3rd',
  domains: CompanyDomains,
): LinkTarget {
  const [internalLink, innerLink] = [entry[`internalLink${place}`], entry[`innerLink${place}`]];
  return linkTarget({ internalLink, innerLink, externalLink: entry[`externalLink${place}`] }, domains);
}

function useRoundOptions(entry: EntryOf<'twoOptionsForCircularDesign'>): readonly Option[] {
  const { domains } = useVisit();
  return filled([
    {
      media: firstImage(entry.media1st),
      title: entry.title1st,
      description: entry.description1st,
      target: numberedTarget(entry, '1st', domains),
    },
    {
      media: firstImage(entry.media2nd),
      title: entry.title2nd,
      description: entry.description2nd,
      target: numberedTarget(entry, '2nd', domains),
    },
  ]);
}

function useTriptych(entry: EntryOf<'asset1lMultiply2r'>): readonly Option[] {
  const { domains } = useVisit();
  return filled([
    {
      media: firstImage(entry.media1st),
      title: entry.title1st,
      description: '',
      target: numberedTarget(entry, '1st', domains),
    },
    {
      media: firstImage(entry.media2nd),
      title: entry.title2nd,
      description: '',
      target: numberedTarget(entry, '2nd', domains),
    },
    {
      media: firstImage(entry.media3rd),
      title: entry.title3rd,
      description: '',
      target: numberedTarget(entry, '3rd', domains),
    },
  ]);
}

function filled(options: readonly Option[]): readonly Option[] {
  return options.filter(({ media, title }) => media !== undefined || title !== '');
}

function RoundOptions({ entry, level, isFirst }: SectionProps<'twoOptionsForCircularDesign'>) {
  const options = useRoundOptions(entry);
  return (
    <section className="section" data-tone="bone">
      <div className="page">
        <SectionHead heading={entry} level={level} />
        <ul className="round-options">
          {options.map((option, index) => (
            <li key={option.title || index}>
              <OptionView
                option={option}
                headingLevel={innerLevel(entry, level)}
                ratio="round"
                widths={[43, 42, 36]}
                isFirst={isFirst && index === 0}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Triptych({ entry, level, isFirst }: SectionProps<'asset1lMultiply2r'>) {
  const options = useTriptych(entry);
  return (
    <section className="section">
      <div className="page">
        <SectionHead heading={entry} level={level} />
        <ul className="grid triptych">
          {options.map((option, index) => (
            <li key={option.title || index}>
              <OptionView
                option={option}
                headingLevel={innerLevel(entry, level)}
                ratio={index === 0 ? 'portrait' : 'landscape'}
                widths={index === 0 ? [90, 52] : [43, 29]}
                isFirst={isFirst && index === 0}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Two round pictures, each with a link. */
export const twoOptionsForCircularDesign: SectionRow<'twoOptionsForCircularDesign'> = {
  hasContent: ({ media1st, media2nd, title1st, title2nd }) =>
    media1st.length + media2nd.length > 0 || title1st + title2nd !== '',
  View: RoundOptions,
};

/** One tall picture at the start, two wide ones at the end. */
export const asset1lMultiply2r: SectionRow<'asset1lMultiply2r'> = {
  hasContent: ({ media1st, media2nd, media3rd }) => media1st.length + media2nd.length + media3rd.length > 0,
  View: Triptych,
};

import { linkTarget } from '../../content/address/linkTarget.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { BookingLink, CtaRow, EntryLink } from '../parts/Cta.tsx';
import type { HeadingLevel } from '../parts/Heading.tsx';
import { Hero, hasLongWord } from '../parts/Hero.tsx';
import { hasPicture } from '../parts/Opening.tsx';
import { useVisit } from '../visitContext.tsx';
import type { SectionRow } from './section.ts';

interface HeroBannerProps {
  readonly entry: EntryOf<'heroBanner'>;
  readonly headingLevel: HeadingLevel;
  readonly isFirst: boolean;
}

/** A hero as an editor set it: calls to action as written, otherwise its own link (viewDetails) and booking (bookNow). */
export function HeroBanner({ entry, headingLevel, isFirst }: HeroBannerProps) {
  const visit = useVisit();
  const { eyebrow, title, description, tone, cta, booking } = entry;
  const target = linkTarget(entry, visit);
  return (
    <Hero
      fields={entry}
      of={entry.id}
      eyebrow={eyebrow}
      title={title}
      description={description}
      tone={tone}
      headingLevel={headingLevel}
      isFirst={isFirst}
      isVertical={entry.isVertical}
      isLong={hasLongWord(title)}
      promotion={entry.contentType}
    >
      {cta.length > 0 ? (
        <CtaRow ctas={cta} about={entry} detail={target} />
      ) : booking || target.kind !== 'none' ? (
        <div className="cluster">
          {booking ? <BookingLink entry={booking} about={entry} detail={target} /> : undefined}
          <EntryLink entry={entry} about={entry} kind={booking ? 'secondary' : 'primary'} />
        </div>
      ) : undefined}
    </Hero>
  );
}

/** Returns true if a hero has anything to show. */
export function isHeroFilled(entry: EntryOf<'heroBanner'>): boolean {
  return entry.title !== '' || hasPicture(entry);
}

export const heroBanner: SectionRow<'heroBanner'> = {
  hasContent: isHeroFilled,
  View: ({ entry, level, isFirst }) => (
    <section>
      <HeroBanner entry={entry} headingLevel={level} isFirst={isFirst} />
    </section>
  ),
};

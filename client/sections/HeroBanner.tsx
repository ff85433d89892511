import { linkTarget } from '../../content/address/linkTarget.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { BookingLink, CtaRow, EntryLink } from '../parts/Cta.tsx';
import type { HeadingLevel } from '../parts/Heading.tsx';
import { Hero, hasLongWord } from '../parts/Hero.tsx';
import { hasPicture } from '../parts/Opening.tsx';
import { useVisit } from '../visitContext.tsx';
import { hasWords, type SectionRow } from './section.ts';

interface HeroBannerProps {
  readonly entry: EntryOf<'heroBanner'>;
  readonly headingLevel: HeadingLevel;
  readonly isFirst: boolean;
}

/**
 * A hero as an editor set it: calls to action as written, otherwise its own link (viewDetails); and its booking (bookNow), unless a
 * call to action is one.
 */
export function HeroBanner({ entry, headingLevel, isFirst }: HeroBannerProps) {
  const visit = useVisit();
  const { eyebrow, title, description, tone, cta, booking } = entry;
  const target = linkTarget(entry, visit);
  const ownBooking = cta.some((call) => call.booking) ? undefined : booking;
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
      {cta.length > 0 && !ownBooking ? (
        <CtaRow ctas={cta} about={entry} detail={target} />
      ) : ownBooking || target.kind !== 'none' ? (
        <div className="cluster">
          {ownBooking ? <BookingLink entry={ownBooking} about={entry} detail={target} /> : undefined}
          {cta.length > 0 ? (
            <CtaRow ctas={cta} about={entry} detail={target} />
          ) : (
            <EntryLink entry={entry} about={entry} kind={ownBooking ? 'secondary' : 'primary'} />
          )}
        </div>
      ) : undefined}
    </Hero>
  );
}

/** Returns true if a hero has anything to show. */
export function isHeroFilled(entry: EntryOf<'heroBanner'>): boolean {
  return hasWords(entry) || hasPicture(entry);
}

export const heroBanner: SectionRow<'heroBanner'> = {
  hasContent: isHeroFilled,
  View: ({ entry, level, isFirst }) => (
    <section>
      <HeroBanner entry={entry} headingLevel={level} isFirst={isFirst} />
    </section>
  ),
};

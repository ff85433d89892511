import type { Visit } from '../../content/address/visit.ts';
import type { Card as CardFacts } from '../../content/cards/cards.ts';
import { cardsOf } from '../../content/cards/listSections.ts';
import type { CardEntry, EntryOf } from '../../content/model/registry.ts';
import { hook } from '../hooks/hook.ts';
import { Arrow } from '../parts/Arrow.tsx';
import { Card } from '../parts/Card.tsx';
import { Heading } from '../parts/Heading.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { useVisit } from '../visitContext.tsx';
import { HeroBanner, isHeroFilled } from './HeroBanner.tsx';
import { innerLevel, type SectionProps, type SectionRow } from './section.ts';

type Slide = { readonly id: string } & (
  | { readonly kind: 'hero'; readonly entry: EntryOf<'heroBanner'> }
  | { readonly kind: 'card'; readonly card: CardFacts }
);

/**
 * A row of slides that scrolls and snaps without script (ARIA APG: carousel without rotation). Its buttons, position and
 * announcements are started by `client/browser/media/carousel.ts`.
 */
function Carousel({ entry, level, isFirst }: SectionProps<'luxCarousel'>) {
  const visit = useVisit();
  const slides = slidesOf(entry, visit);
  const isHeroes = slides.some(({ kind }) => kind === 'hero');
  const name = entry.title || visit.message('highlights');
  // Heroes fill the screen, so their carousel has an accessible name only; cards are below a visible title.
  const isTitled = !isHeroes || entry.description !== '' || entry.cta.length > 0;
  const slideLevel = isTitled ? innerLevel(entry, level) : level === 1 ? 2 : 3;
  return (
    <section
      className={isHeroes ? 'carousel' : 'section carousel'}
      data-kind={isHeroes ? 'heroes' : 'cards'}
      aria-roledescription={visit.message('carousel')}
      aria-label={name}
      {...hook('carousel')}
    >
      <div className={isTitled ? 'page' : 'visually-hidden'}>
        {isTitled ? (
          <SectionHead heading={entry} level={level} />
        ) : (
          <Heading level={level} of={entry.id} field="title" text={name} />
        )}
      </div>
      <div className="carousel-stage">
        {slides.length > 1 ? <Controls total={slides.length} isOverPictures={isHeroes} /> : undefined}
        {/* No tab stop: the links of its slides scroll it by keyboard, and so do the buttons. */}
        <div className="carousel-track" {...hook('carousel-track')}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of content (ARIA APG), not of form fields.
            <div
              key={slide.id}
              className="carousel-slide"
              role="group"
              aria-roledescription={visit.message('slide')}
              aria-label={visit.message('slideOf', { number: index + 1, total: slides.length })}
            >
              {slide.kind === 'hero' ? (
                <HeroBanner entry={slide.entry} headingLevel={slideLevel} isFirst={isFirst && index === 0} />
              ) : (
                <Card
                  card={slide.card}
                  headingLevel={slideLevel}
                  widths={[70, 44, 27]}
                  ratio="portrait"
                  isFirst={isFirst && index === 0}
                />
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Controls({ total, isOverPictures }: { readonly total: number; readonly isOverPictures: boolean }) {
  const { message } = useVisit();
  return (
    <div
      className="carousel-controls"
      {...hook('carousel-controls')}
      data-tone={isOverPictures ? 'ink' : undefined}
      hidden
    >
      <IconButton icon={<Arrow towards="start" />} name={message('previousSlide')} {...hook('carousel-step', '-1')} />
      <p className="meta" {...hook('carousel-position')} aria-hidden="true">
        1 / {total}
      </p>
      <IconButton icon={<Arrow />} name={message('nextSlide')} {...hook('carousel-step', '1')} />
      <p className="visually-hidden" {...hook('carousel-status')} aria-live="polite" />
    </div>
  );
}

function slidesOf({ items }: EntryOf<'luxCarousel'>, visit: Visit): readonly Slide[] {
  return items.flatMap((item): Slide[] => {
    if (item.contentType === 'heroBanner')
      return isHeroFilled(item) ? [{ kind: 'hero', id: item.id, entry: item }] : [];
    const cardEntry: CardEntry = item;
    return cardsOf([cardEntry], visit).map((card) => ({ kind: 'card', id: card.id, card }));
  });
}

export const luxCarousel: SectionRow<'luxCarousel'> = {
  hasContent: (entry, visit) => slidesOf(entry, visit).length > 0,
  View: Carousel,
};

import type { Card as CardFacts } from '../../content/cards/cards.ts';
import { Card, type CardVariant } from './Card.tsx';
import type { PictureRatio } from './Picture.tsx';

/** One large card and a broken grid; three in a row, the middle one lower; four in a row. */
export type CardArrangement = 'feature' | 'three' | 'four';

interface CardGridProps {
  readonly cards: readonly CardFacts[];
  readonly arrangement: CardArrangement;
  readonly headingLevel: 2 | 3;
  /** The grid opens the page: its first picture is fetched at once. */
  readonly isFirst?: boolean;
}

/** How one card stands in its grid. */
interface Place {
  readonly variant: CardVariant;
  readonly span: 'full' | 'half' | 'third' | 'quarter' | 'lead' | 'aside';
  readonly ratio: PictureRatio;
  readonly sizes: string;
}

const full: Place = { variant: 'row', span: 'full', ratio: 'landscape', sizes: '(width >= 48em) 58vw, 100vw' };
const lead: Place = { variant: 'feature', span: 'lead', ratio: 'square', sizes: '(width >= 64em) 52vw, 100vw' };
const half: Place = { variant: 'standard', span: 'half', ratio: 'landscape', sizes: '(width >= 48em) 46vw, 100vw' };
const aside: Place = {
  variant: 'standard',
  span: 'aside',
  ratio: 'landscape',
  sizes: '(width >= 64em) 30vw, (width >= 48em) 50vw, 100vw',
};
const third: Place = {
  variant: 'standard',
  span: 'third',
  ratio: 'landscape',
  sizes: '(width >= 64em) 30vw, (width >= 48em) 50vw, 100vw',
};
const quarter: Place = { variant: 'standard', span: 'quarter', ratio: 'portrait', sizes: '(width >= 64em) 22vw, 50vw' };

/** The columns that an editor gave a generic card (content-pages §3). */
const layouts = {
  'One Column Card': full,
  'One Column (Overlay) Card': { variant: 'overlay', span: 'full', ratio: 'fill', sizes: '100vw' },
  'Two Column Card': { ...half, variant: 'feature' },
  'Three Column Card': { ...third, ratio: 'portrait' },
} as const satisfies Record<NonNullable<CardFacts['layout']>, Place>;

/** Cards as a list. A generic card's own layout wins over its place in the arrangement. */
export function CardGrid({ cards, arrangement, headingLevel, isFirst = false }: CardGridProps) {
  return (
    <ul className="grid card-grid" data-arrangement={arrangement}>
      {cards.map((card, index) => {
        const { variant, span, ratio, sizes } = card.layout
          ? layouts[card.layout]
          : placeOf(arrangement, index, cards.length);
        return (
          <li key={card.id} data-span={span}>
            <Card
              card={card}
              headingLevel={headingLevel}
              variant={variant}
              ratio={ratio}
              sizes={sizes}
              isFirst={isFirst && index === 0}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** A last row of one or two takes the whole width, so that no corner stays empty. */
function placeOf(arrangement: CardArrangement, index: number, count: number): Place {
  switch (arrangement) {
    case 'three':
      return { ...third, ratio: 'portrait', sizes: '(width >= 48em) 30vw, 100vw' };
    case 'four':
      return quarter;
    case 'feature':
      if (count === 1) return full;
      if (index === 0) return lead;
      if (index < 3) return aside;
      return index < count - (count % 3) ? third : count % 3 === 1 ? full : half;
  }
}

import type { Card as CardFacts } from '../../content/cards/cards.ts';
import { hook } from '../hooks/hook.ts';
import { Card, type CardLook } from './Card.tsx';

/** One large card and a broken grid; three in a row, the middle one lower; three beside each other, less high; four in a row. */
export type CardArrangement = 'feature' | 'three' | 'level' | 'four';

interface CardGridProps {
  readonly cards: readonly CardFacts[];
  readonly arrangement: CardArrangement;
  readonly headingLevel: 2 | 3;
  /** True when the grid opens the page: its first picture is fetched at once. */
  readonly isFirst?: boolean;
  /** True where pictures of three in a row are not cut to a portrait: none is larger than the page's own. */
  readonly isWhole?: boolean;
}

/** One card's size and layout in its grid. */
interface Place extends CardLook {
  readonly span: 'full' | 'half' | 'third' | 'quarter' | 'pair' | 'lead' | 'aside';
}

/** The share of the window's width on phones, where two stand side by side. */
const PAIRED = 43;

const full: Place = { variant: 'row', span: 'full', ratio: 'landscape', widths: [90, 51] };
const lead: Place = { variant: 'feature', span: 'lead', ratio: 'square', widths: [90, 90, 52] };
const half: Place = { variant: 'standard', span: 'half', ratio: 'landscape', widths: [90, 45] };
const aside: Place = { variant: 'standard', span: 'aside', ratio: 'landscape', widths: [90, 45, 29] };
const third: Place = { variant: 'standard', span: 'third', ratio: 'landscape', widths: [90, 45, 29] };
const quarter: Place = { variant: 'standard', span: 'quarter', ratio: 'portrait', widths: [PAIRED, 44, 21] };
const pair: Place = { ...half, span: 'pair', widths: [PAIRED, 45] };

/** The columns that an editor gave a generic card (docs/rules.md#card-layouts). */
const layouts = {
  'One Column Card': full,
  'One Column (Overlay) Card': { variant: 'overlay', span: 'full', ratio: 'fill', widths: [90] },
  'Two Column Card': { ...half, variant: 'feature' },
  'Three Column Card': { ...third, ratio: 'portrait' },
} as const satisfies Record<NonNullable<CardFacts['setting']['layout']>, Place>;

/** Cards as a list. A generic card's own layout wins over its place in the arrangement. */
export function CardGrid({ cards, arrangement, headingLevel, isFirst = false, isWhole = false }: CardGridProps) {
  return (
    <ul className="grid card-grid" {...hook('arrangement', arrangement)}>
      {cards.map((card, index) => {
        const { layout } = card.setting;
        const isPaired = !layout && isPairedOnPhones(arrangement, index, cards.length);
        const { variant, span, ratio, widths } = layout ? layouts[layout] : placeOf(arrangement, index, cards.length);
        const [phone, ...wider] = widths;
        return (
          <li key={card.id} data-span={span} data-paired={isPaired ? '' : undefined}>
            <Card
              card={card}
              headingLevel={headingLevel}
              variant={variant}
              ratio={isWhole && span === 'third' ? 'landscape' : ratio}
              widths={[isPaired ? PAIRED : phone, ...wider]}
              isFirst={isFirst && index === 0}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** On phones one card is as wide as the page, then two stand side by side; one that is left over is as wide again. */
function isPairedOnPhones(arrangement: CardArrangement, index: number, count: number): boolean {
  if (arrangement === 'four') return false;
  const isFull = (at: number): boolean => placeOf(arrangement, at, count).span === 'full';
  const place = arrangement === 'feature' ? index : index % 3;
  const hasNeighbour = place % 2 === 0 || (index + 1 < count && !isFull(index + 1));
  return place > 0 && !isFull(index) && hasNeighbour;
}

/** One card takes the whole width, and so do two together, and a last row of one or two below a large card (docs/rules.md#card-rows). */
function placeOf(arrangement: CardArrangement, index: number, count: number): Place {
  if (count === 1) return full;
  if (arrangement === 'feature') {
    if (index === 0) return lead;
    if (index < 3) return aside;
    return index < count - (count % 3) ? third : count % 3 === 1 ? full : half;
  }
  if (count === 2) return pair;
  if (arrangement === 'level') return { ...third, widths: [90, 29] };
  return arrangement === 'three' ? { ...third, ratio: 'portrait', widths: [90, 29] } : quarter;
}

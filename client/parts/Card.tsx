import type { Card as CardFacts } from '../../content/cards/cards.ts';
import { Spoken } from '../visitContext.tsx';
import { StateBadge } from './Badge.tsx';
import { BookingLink, LinkButton } from './Cta.tsx';
import { Heading } from './Heading.tsx';
import { Picture, type PictureRatio } from './Picture.tsx';
import { TargetLink } from './TargetLink.tsx';

/** How a card stands: small, as the large one of a group, with words over the picture, or with words beside it. */
export type CardVariant = 'standard' | 'feature' | 'overlay' | 'row';

interface CardProps {
  readonly card: CardFacts;
  readonly headingLevel: 2 | 3;
  /** How wide its picture stands, as the `sizes` attribute has it. */
  readonly sizes: string;
  readonly variant?: CardVariant;
  readonly ratio?: PictureRatio;
  readonly isFirst?: boolean;
}

/**
 * A card (visual: Cards): picture first, then category, title, facts. The title's link stretches over the whole card;
 * the card's own button lies above it and stays separate. A card to nowhere is no link.
 */
export function Card({
  card,
  headingLevel,
  sizes,
  variant = 'standard',
  ratio = 'landscape',
  isFirst = false,
}: CardProps) {
  const { eyebrow, title, description, picture, target, meta, state, labels } = card;
  return (
    <article
      className="card"
      data-variant={variant}
      data-empty={picture ? undefined : ''}
      data-promotion={card.contentType}
      data-promotion-name={title}
    >
      {picture ? (
        <div className="card-picture">
          <Picture
            media={picture}
            ratio={variant === 'overlay' ? 'fill' : ratio}
            sizes={sizes}
            isFirst={isFirst}
            transition="card"
          />
          {state ? <StateBadge state={state} /> : undefined}
        </div>
      ) : undefined}
      <div className="card-text" data-tone={variant === 'overlay' && picture ? 'picture' : undefined}>
        {state && !picture ? <StateBadge state={state} /> : undefined}
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : undefined}
        {title ? (
          <Heading level={headingLevel} className="card-title">
            <TargetLink className="card-link" target={target}>
              <Spoken of={card.id}>{title}</Spoken>
            </TargetLink>
          </Heading>
        ) : undefined}
        {description && variant !== 'standard' ? (
          <p className="card-description">
            <Spoken of={card.id}>{description}</Spoken>
          </p>
        ) : undefined}
        {meta.length > 0 ? (
          <p className="meta card-meta">
            {meta.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        ) : undefined}
        {labels.length > 0 ? (
          <ul className="card-labels meta">
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        ) : undefined}
        <CardAction card={card} />
      </div>
    </article>
  );
}

function CardAction({ card }: { readonly card: CardFacts }) {
  const { action, title, target } = card;
  if (!action) return undefined;
  if (action.kind === 'booking') {
    return (
      <div className="card-action">
        <BookingLink entry={action.booking} about={title} kind="secondary" text={action.title} detail={target} />
      </div>
    );
  }
  return (
    <div className="card-action">
      <LinkButton target={action.target} text={action.title} kind="link" about={title} />
    </div>
  );
}

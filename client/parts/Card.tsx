import { boundNumbers } from '../../content/boundNumbers.ts';
import type { Card as CardFacts } from '../../content/cards/cards.ts';
import { currentness } from '../../content/shell/menuItems.ts';
import type { VisitMoment } from '../../content/time/visitMoment.ts';
import { hook } from '../hooks/hook.ts';
import { Spoken, useTextLang, useVisit } from '../visitContext.tsx';
import { StateBadge } from './Badge.tsx';
import { BidiText } from './BidiText.tsx';
import { BookingLink, LinkButton } from './Cta.tsx';
import { DateLeaves } from './DateLeaves.tsx';
import { Eyebrow } from './Eyebrow.tsx';
import { Heading } from './Heading.tsx';
import { sides } from './Hero.tsx';
import { HoursState } from './OpeningTimes.tsx';
import { Phrases } from './Phrases.tsx';
import { Picture, type PictureRatio } from './Picture.tsx';
import { PictureLink } from './PictureLink.tsx';
import type { ByScreen } from './pictureSizes.ts';
import { TargetLink } from './TargetLink.tsx';

/** A card's layout: small, the large one of a group, text over the picture, text beside it, or a day of a calendar. */
type CardVariant = 'standard' | 'feature' | 'overlay' | 'row' | 'day';

/** Width to height of a card with text over its picture. */
const OVERLAY: ByScreen = [4 / 5, 16 / 9, 2];

/** How a card and its picture look. */
export interface CardLook {
  readonly variant: CardVariant;
  readonly ratio: PictureRatio;
  /** The picture's share of the window's width. */
  readonly widths: ByScreen;
}

interface CardProps extends Pick<CardLook, 'widths'>, Partial<Omit<CardLook, 'widths'>> {
  readonly card: CardFacts;
  readonly headingLevel: 2 | 3;
  readonly isFirst?: boolean;
  /** Its hours are shown for this moment in place of now. */
  readonly moment?: VisitMoment | undefined;
}

/**
 * A card: picture first, then category, title, facts. The title's link stretches over the whole card;
 * the card's own button is above it and separate. A card without a target is no link.
 */
export function Card({
  card,
  headingLevel,
  widths,
  variant = 'standard',
  ratio = 'landscape',
  isFirst = false,
  moment,
}: CardProps) {
  const langOf = useTextLang();
  const { eyebrow, title, description, picture, small, target, hours, labels } = card;
  const { alignment, textSize } = card.setting;
  const when = variant === 'day' ? card.when : undefined;
  const meta = card.meta.filter(({ text }) => text !== when?.words);
  // News says when it was published; a badge beside it would say it again.
  const state = card.contentType === 'news' ? undefined : card.state;
  const badge = state && (!picture || variant === 'day') ? <StateBadge state={state} /> : undefined;
  return (
    <article
      className="card"
      data-variant={variant}
      data-empty={picture ? undefined : ''}
      {...hook('promotion', card.contentType)}
      {...hook('promotion-name', title)}
    >
      {picture ? (
        <div className="card-picture">
          <Picture
            media={picture}
            small={small}
            ratio={variant === 'overlay' ? 'fill' : ratio}
            frame={variant === 'overlay' ? { widths, ratio: OVERLAY } : { widths }}
            isTallOnPhones={variant === 'overlay'}
            isFirst={isFirst}
            transition="card"
          />
          {state && variant !== 'day' ? <StateBadge state={state} /> : undefined}
          {title ? undefined : <PictureLink media={picture} target={target} />}
        </div>
      ) : undefined}
      <div
        className="card-text"
        data-tone={variant === 'overlay' && picture ? 'picture' : undefined}
        data-align={alignment && sides[alignment]}
        data-size={textSize}
      >
        {when ? <DateLeaves {...when} /> : undefined}
        <Eyebrow>
          {badge ? (
            <span className="cluster">
              <Spoken {...eyebrow} />
              {badge}
            </span>
          ) : (
            eyebrow.text && <Spoken {...eyebrow} />
          )}
        </Eyebrow>
        {title ? (
          <Heading level={headingLevel} className="card-title">
            <TargetLink className="card-link" target={target}>
              <Phrases of={card.id} text={title} />
            </TargetLink>
          </Heading>
        ) : undefined}
        {description && variant !== 'standard' ? (
          <p className="card-description">
            <Phrases of={card.id} text={description} isDescription />
          </p>
        ) : undefined}
        {meta.length > 0 || hours ? (
          <p className="meta card-meta">
            {meta.map((fact) => (
              <span key={fact.text} lang={langOf(fact.of, fact.field)}>
                <BidiText text={boundNumbers(fact.text)} />
              </span>
            ))}
            {hours ? <HoursState hours={hours} moment={moment} isBrief /> : undefined}
          </p>
        ) : undefined}
        {labels.length > 0 ? (
          <ul className="card-labels meta">
            {labels.map((label) => (
              <li key={label.text} lang={langOf(label.of)}>
                <BidiText text={label.text} />
              </li>
            ))}
          </ul>
        ) : undefined}
        <CardAction card={card} />
      </div>
    </article>
  );
}

/** The card's own button; none that leads to the page on which the card stands. */
function CardAction({ card }: { readonly card: CardFacts }) {
  const { path } = useVisit();
  const { action, target, contentType } = card;
  if (!action) return undefined;
  // Brands stand in many small cards, where a few buttons would look like a choice among them.
  const kind = contentType === 'brandPavilion' ? 'link' : 'secondary';
  if (action.kind === 'booking') {
    return (
      <div className="card-action">
        <BookingLink
          entry={action.booking}
          about={card}
          kind={kind}
          text={action.title && boundNumbers(action.title)}
          detail={target}
        />
      </div>
    );
  }
  if (currentness(action.target, path) === 'page') return undefined;
  return (
    <div className="card-action">
      <LinkButton
        target={action.target}
        text={boundNumbers(action.title)}
        kind="link"
        about={card}
        booking={action.isBooking ? card.title : undefined}
      />
    </div>
  );
}

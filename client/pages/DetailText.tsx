import { type LinkTarget, linkTarget } from '../../content/address/linkTarget.ts';
import type { Visit } from '../../content/address/visit.ts';
import { cardOf } from '../../content/cards/cards.ts';
import { isEvent, isSoldOut } from '../../content/cards/seats.ts';
import type { DetailEntry, EntryOf } from '../../content/model/registry.ts';
import type { PlanPlace } from '../../content/stores/planPlace.ts';
import { LinkButton } from '../parts/Cta.tsx';
import { type Fact, Facts, Features } from '../parts/Facts.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Lead } from '../parts/Lead.tsx';
import { List } from '../parts/List.tsx';
import { Phrases } from '../parts/Phrases.tsx';
import { PlaceDrawing, PlanPlaceLink } from '../parts/PlanPlaceLink.tsx';
import { hasText, parted, RichText } from '../parts/RichText.tsx';
import { Share } from '../parts/Share.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Spoken, useVisit } from '../visitContext.tsx';
import { BrandMaterial, BrandSentence } from './BrandVoice.tsx';
import type { BodyOf } from './bodyOf.ts';
import { DetailActions } from './DetailActions.tsx';
import { factsOf, formOf, hasPlaceAbove, placeOf, seatsOf } from './detailFacts.ts';

/** The text between the opening and the pictures, with the facts and actions that the opening does not show. */
export function DetailText({ entry, plan, brandPage }: Pick<BodyOf<'detail'>, 'entry' | 'plan' | 'brandPage'>) {
  const visit = useVisit();
  const form = formOf[entry.contentType];
  const card = cardOf(entry, visit);
  const hasButton = hasPlaceAbove(entry) && !isEvent(entry) && card.state !== 'past';
  const eventFacts = isEvent(entry) ? termsOf(entry, visit) : [];
  const written = withBrandLink([...eventFacts, ...factsOf(entry, visit).facts], brandPage?.target);
  const facts = withPlan(written, plan, hasButton, entry);
  // Beside a work alone, and in the one column of an article, they stand in lines over the text.
  const isColumn = hasPlaceAbove(entry) && facts.length > 0;
  const rest = entry.contentType === 'brandPavilion' ? parted(entry.body).rest : entry.body;
  const body = <RichText of={entry.id} field="body" text={rest} />;
  const terms =
    entry.contentType === 'specialOffer' || entry.contentType === 'indexDetailPage' ? (
      <OfferTerms entry={entry} />
    ) : undefined;
  return (
    <>
      {entry.contentType === 'brandPavilion' ? <BrandWords pavilion={entry} /> : undefined}
      <div className="page grid section">
        {isColumn ? (
          <div className="detail-side">
            <Facts of={entry.id} facts={facts} />
          </div>
        ) : undefined}
        <div className="detail-main flow">
          {form === 'plate' && entry.description ? (
            <div className="prose">
              <Lead of={entry.id} text={entry.description} />
            </div>
          ) : undefined}
          {isColumn ? undefined : <Facts of={entry.id} facts={facts} />}
          {body}
          {terms}
          {hasPlaceAbove(entry) ? undefined : (
            <>
              <Features of={entry} />
              <DetailActions entry={entry} card={card} />
            </>
          )}
          <Share title={card.title} />
        </div>
      </div>
    </>
  );
}

/** One sentence set large, and the material (docs/rules.md#brand-sentence). */
function BrandWords({ pavilion }: { readonly pavilion: EntryOf<'brandPavilion'> }) {
  const { brand, description, id } = pavilion;
  const { quotation } = parted(pavilion.body);
  const hasWords = quotation !== undefined || Boolean(brand?.sentence) || description !== '';
  return (
    <>
      {hasWords ? (
        <div className="page section detail-sentence">
          {!quotation && brand?.sentence ? (
            <BrandSentence brand={brand} />
          ) : (
            <Spoken of={id} field={quotation ? 'body' : 'description'} as="div">
              {quotation ? <RichText text={quotation} className="" /> : <Heading level={2} text={description} />}
            </Spoken>
          )}
        </div>
      ) : undefined}
      <BrandMaterial pavilion={pavilion} />
    </>
  );
}

/** An offer's terms: its own under a disclosure, and a link to the page of terms (docs/rules.md#terms-pages). */
function OfferTerms({ entry }: { readonly entry: EntryOf<'specialOffer' | 'indexDetailPage'> }) {
  const visit = useVisit();
  const target = linkTarget({ internalLink: entry.termsPage }, visit);
  const link = <LinkButton target={target} text={visit.message('fullTerms')} kind="link" />;
  if (!hasText(entry.terms)) return link;
  return (
    <details className="disclosure terms">
      <summary className="disclosure-title">{visit.message('terms')}</summary>
      <div className="disclosure-body small flow">
        <RichText of={entry.id} field="terms" text={entry.terms} headingLevel={3} />
        {link}
      </div>
    </details>
  );
}

/** An event's seats, and what it gives or costs; a full one says so above its title. */
function termsOf(event: EntryOf<'event' | 'eventDetailPage'>, visit: Visit): readonly Fact[] {
  const seats = isSoldOut(event, visit.clock) ? '' : seatsOf(event, visit);
  const terms = [
    { text: seats, field: undefined },
    ...event.features.map((text) => ({ text, field: 'features' as const })),
  ];
  const lines = terms.filter(({ text }) => text !== '');
  if (lines.length === 0) return [];
  const value = (
    <List className="lines" of={lines}>
      {({ text, field }) => (
        <Spoken of={field && event.id} field={field}>
          <Phrases text={text} isDescription />
        </Spoken>
      )}
    </List>
  );
  return [{ name: 'factFeatures', value }];
}

/** The facts, in which the brand leads to its page where an editor chose that one. */
function withBrandLink(facts: readonly Fact[], target: LinkTarget | undefined): readonly Fact[] {
  if (!target) return facts;
  return facts.map((fact) =>
    fact.name === 'factBrand'
      ? {
          ...fact,
          value: (
            <TargetLink className="text-link" target={target}>
              {fact.value}
            </TargetLink>
          ),
        }
      : fact,
  );
}

/**
 * The facts with the item's place on the floor plan (docs/rules.md#floor-plan): drawn, with the way there unless a button of
 * the opening leads to it. The opening shows the place in words, which are the drawing's text for those who hear the page.
 */
function withPlan(
  facts: readonly Fact[],
  plan: PlanPlace | undefined,
  hasButton: boolean,
  entry: DetailEntry,
): readonly Fact[] {
  if (!plan || (hasButton && !plan.mark)) return facts;
  const place: Fact = facts.find(({ name }) => name === 'factPlace') ?? { name: 'factPlace', value: undefined };
  const words = place.value || (plan.mark ? placeOf(entry) : '');
  const led: Fact = {
    name: place.name,
    value: (
      <>
        {words ? (
          <span className="visually-hidden">
            <Spoken of={entry.id} field="location">
              {words}
            </Spoken>
          </span>
        ) : undefined}{' '}
        {hasButton && plan.mark ? <PlaceDrawing mark={plan.mark} /> : <PlanPlaceLink plan={plan} />}
      </>
    ),
  };
  return facts.includes(place) ? facts.map((fact) => (fact === place ? led : fact)) : [...facts, led];
}

import type { ReactNode } from 'react';
import { pageHref } from '../../content/address/visit.ts';
import { cardOf } from '../../content/cards/cards.ts';
import { pagePath } from '../../content/pages.ts';
import type { PlanPlace } from '../../content/stores/planPlace.ts';
import { type Fact, Facts, Features } from '../parts/Facts.tsx';
import { Lead } from '../parts/Lead.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Share } from '../parts/Share.tsx';
import { Message, Spoken, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';
import { DetailActions } from './DetailActions.tsx';
import { DetailHeading } from './DetailOpening.tsx';
import { factsOf, formOf } from './detailFacts.ts';
import { OfferTerms } from './OfferTerms.tsx';

/** The text between the opening and the pictures, with the facts and actions that the opening does not show. */
export function DetailText({ entry, plan }: Pick<BodyOf<'detail'>, 'entry' | 'plan'>) {
  const visit = useVisit();
  const form = formOf[entry.contentType];
  const { title, state } = cardOf(entry, visit);
  const facts = withPlan(factsOf(entry, visit).facts, plan);
  const features = <Features features={entry.features} />;
  const body = (
    <Spoken of={entry.id} as="div">
      <RichText text={entry.body} />
    </Spoken>
  );
  const terms =
    entry.contentType === 'specialOffer' || entry.contentType === 'indexDetailPage' ? (
      <OfferTerms entry={entry} />
    ) : undefined;
  if (form === 'article' || form === 'band')
    return (
      <>
        {form === 'band' ? (
          <div className="page detail-band" data-hours={facts[0]?.name === 'openingHours' ? '' : undefined}>
            <Facts facts={facts} />
          </div>
        ) : undefined}
        <div className="page section detail-column">
          {body}
          {features}
          {form === 'article' ? <DetailActions entry={entry} title={title} state={state} /> : undefined}
          <Share title={title} />
        </div>
      </>
    );
  return (
    <div className="page grid section">
      <div className="detail-side">
        {form === 'plate' ? <DetailHeading entry={entry} /> : undefined}
        <Facts facts={facts} />
        {features}
        {form === 'split' ? undefined : <DetailActions entry={entry} title={title} state={state} />}
      </div>
      <div className="detail-main flow">
        {form === 'plate' && entry.description ? <Lead of={entry.id}>{entry.description}</Lead> : undefined}
        {body}
        {terms}
        <Share title={title} />
      </div>
    </div>
  );
}

/** The facts with the way to the item's place on the floor plan (docs/rules.md#floor-plan). */
function withPlan(facts: readonly Fact[], plan: PlanPlace | undefined): readonly Fact[] {
  if (!plan) return facts;
  const place: Fact = facts.find(({ name }) => name === 'factPlace') ?? { name: 'factPlace', value: undefined };
  const led: Fact = { ...place, value: <PlaceOnPlan place={place.value} plan={plan} /> };
  return facts.includes(place) ? facts.map((fact) => (fact === place ? led : fact)) : [...facts, led];
}

function PlaceOnPlan({ place, plan }: { readonly place: ReactNode; readonly plan: PlanPlace }) {
  const visit = useVisit();
  return (
    <>
      {place}{' '}
      <a className="text-link" href={`${pageHref(visit, pagePath('storeDetail', { id: plan.store }))}#${plan.anchor}`}>
        <Message of="viewOnPlan" />
      </a>
    </>
  );
}

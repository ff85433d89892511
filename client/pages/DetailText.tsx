import { cardOf } from '../../content/cards/cards.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import type { PlanPlace } from '../../content/stores/planPlace.ts';
import { type Fact, Facts, Features } from '../parts/Facts.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Lead } from '../parts/Lead.tsx';
import { PlanPlaceLink } from '../parts/PlanPlaceLink.tsx';
import { parted, RichText } from '../parts/RichText.tsx';
import { Share } from '../parts/Share.tsx';
import { Spoken, useVisit } from '../visitContext.tsx';
import { BrandMaterial, BrandSentence } from './BrandVoice.tsx';
import type { BodyOf } from './bodyOf.ts';
import { DetailActions } from './DetailActions.tsx';
import { factsOf, formOf } from './detailFacts.ts';
import { OfferTerms } from './OfferTerms.tsx';

/** The text between the opening and the pictures, with the facts and actions that the opening does not show. */
export function DetailText({ entry, plan }: Pick<BodyOf<'detail'>, 'entry' | 'plan'>) {
  const visit = useVisit();
  const form = formOf[entry.contentType];
  const { title, state } = cardOf(entry, visit);
  const facts = withPlan(factsOf(entry, visit).facts, plan);
  const rest = entry.contentType === 'brandPavilion' ? parted(entry.body).rest : entry.body;
  const body = (
    <Spoken of={entry.id} as="div">
      <RichText text={rest} />
    </Spoken>
  );
  const terms =
    entry.contentType === 'specialOffer' || entry.contentType === 'indexDetailPage' ? (
      <OfferTerms entry={entry} />
    ) : undefined;
  const side = (
    <div className="detail-side">
      <Facts facts={facts} />
      {form === 'plate' || form === 'article' ? (
        <>
          <Features features={entry.features} />
          <DetailActions entry={entry} title={title} state={state} />
        </>
      ) : undefined}
    </div>
  );
  return (
    <>
      {entry.contentType === 'brandPavilion' ? <BrandWords pavilion={entry} /> : undefined}
      <div className="page grid section">
        {form === 'article' ? undefined : side}
        <div className="detail-main flow">
          {form === 'plate' && entry.description ? <Lead of={entry.id}>{entry.description}</Lead> : undefined}
          {body}
          {terms}
          <Share title={title} />
        </div>
        {/* An article is read first; on wide screens its facts stand beside it. */}
        {form === 'article' ? side : undefined}
      </div>
    </>
  );
}

/** One sentence set large, and the material (docs/rules.md#brand-sentence). */
function BrandWords({ pavilion }: { readonly pavilion: EntryOf<'brandPavilion'> }) {
  const { brand, description, id } = pavilion;
  const { quotation } = parted(pavilion.body);
  return (
    <>
      <div className="page section detail-sentence">
        {!quotation && brand?.sentence ? (
          <BrandSentence brand={brand} />
        ) : (
          <Spoken of={id} as="div">
            {quotation ? <RichText text={quotation} className="" /> : <Heading level={2}>{description}</Heading>}
          </Spoken>
        )}
      </div>
      <BrandMaterial pavilion={pavilion} />
    </>
  );
}

/** The facts with the way to the item's place on the floor plan (docs/rules.md#floor-plan). */
function withPlan(facts: readonly Fact[], plan: PlanPlace | undefined): readonly Fact[] {
  if (!plan) return facts;
  const place: Fact = facts.find(({ name }) => name === 'factPlace') ?? { name: 'factPlace', value: undefined };
  const led: Fact = {
    ...place,
    value: (
      <>
        {place.value} <PlanPlaceLink plan={plan} />
      </>
    ),
  };
  return facts.includes(place) ? facts.map((fact) => (fact === place ? led : fact)) : [...facts, led];
}

import type { ReactNode } from 'react';
import { itemListing, listingPage } from '../../content/address/listingAddress.ts';
import { pageHref } from '../../content/address/visit.ts';
import { cardOf } from '../../content/cards/cards.ts';
import type { Media } from '../../content/media/media.ts';
import type { DetailEntry } from '../../content/model/registry.ts';
import { pagePath } from '../../content/pages.ts';
import type { PlanPlace } from '../../content/stores/planPlace.ts';
import { Breadcrumb } from '../parts/Breadcrumb.tsx';
import { CardGrid } from '../parts/CardGrid.tsx';
import { type Fact, Facts, Features } from '../parts/Facts.tsx';
import { Picture } from '../parts/Picture.tsx';
import { RichText } from '../parts/RichText.tsx';
import { NamedSection } from '../parts/SectionHead.tsx';
import { Share } from '../parts/Share.tsx';
import { Sections } from '../sections/sections.tsx';
import { Timeslots } from '../sections/Timeslot.tsx';
import { Message, Spoken, useMessage, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';
import { DetailActions } from './DetailActions.tsx';
import { DetailHeading, DetailOpening } from './DetailOpening.tsx';
import { factsOf, formOf } from './detailFacts.ts';
import { listingTexts } from './listingTexts.ts';
import { OfferTerms } from './OfferTerms.tsx';

/**
 * One item: opening, facts, actions and text as its kind asks for, terms, pictures, slots, and related items
 * (docs/rules.md#detail-pages).
 */
export function Detail({ entry, related, plan, latest }: BodyOf<'detail'>) {
  const visit = useVisit();
  const message = useMessage();
  const { title } = cardOf(entry, visit);
  const listing = itemListing[entry.contentType];
  return (
    <article className="detail" data-form={formOf[entry.contentType]}>
      <Breadcrumb
        steps={[{ title: message(listingTexts[listing].name), path: pagePath(listingPage(listing)) }]}
        here={title}
      />
      <DetailOpening entry={entry} />
      <DetailText entry={entry} plan={plan} />
      {entry.contentType === 'eventDetailPage' ? <Slots slots={entry.timeslots} /> : undefined}
      <Gallery media={furtherPictures(entry)} />
      {entry.contentType === 'brandPavilion' ? (
        <Cards name="childBrands" cards={entry.childrenBrands.map((child) => cardOf(child, visit))} />
      ) : undefined}
      <Sections sections={entry.content} latest={latest} startsPage={false} />
      <Cards name="relatedItems" cards={related} />
    </article>
  );
}

/** The text between the opening and the pictures, with the facts and actions that the opening does not show. */
function DetailText({ entry, plan }: Pick<BodyOf<'detail'>, 'entry' | 'plan'>) {
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
          <div className="page detail-band">
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
        {form === 'plate' && entry.description ? (
          <p className="lead">
            <Spoken of={entry.id}>{entry.description}</Spoken>
          </p>
        ) : undefined}
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

function Slots({
  slots,
}: {
  readonly slots: Extract<DetailEntry, { readonly contentType: 'eventDetailPage' }>['timeslots'];
}) {
  if (slots.length === 0) return undefined;
  return (
    <NamedSection name="timeSlots">
      <Timeslots slots={slots} headingLevel={3} />
    </NamedSection>
  );
}

/** Pictures beyond the one that opens the page. */
function furtherPictures({ media }: DetailEntry): readonly Media[] {
  const pictures = media.filter(({ kind }) => kind === 'image');
  return media.some(({ kind }) => kind === 'video') ? pictures : pictures.slice(1);
}

function Gallery({ media }: { readonly media: readonly Media[] }) {
  if (media.length === 0) return undefined;
  return (
    <section className="page section">
      <h2 className="visually-hidden">
        <Message of="gallery" />
      </h2>
      <ul className="gallery" data-count={Math.min(media.length, 3)}>
        {media.map((picture) => (
          <li key={picture.url}>
            <Picture
              media={picture}
              ratio={media.length === 1 ? 'wide' : 'landscape'}
              frame={{ widths: media.length === 1 ? [90] : [90, 50] }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cards({
  name,
  cards,
}: {
  readonly name: 'relatedItems' | 'childBrands';
  readonly cards: BodyOf<'detail'>['related'];
}) {
  if (cards.length === 0) return undefined;
  return (
    <NamedSection name={name}>
      <CardGrid
        cards={cards}
        arrangement={cards.length % 4 === 0 || cards.length === 2 ? 'four' : 'three'}
        headingLevel={3}
      />
    </NamedSection>
  );
}

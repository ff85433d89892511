import { listingPage } from '../../content/address/listingAddress.ts';
import { cardOf } from '../../content/cards/cards.ts';
import type { Media } from '../../content/model/media.ts';
import type { DetailEntry } from '../../content/pageModel.ts';
import { pagePath } from '../../content/pages.ts';
import { StateBadge } from '../parts/Badge.tsx';
import { Breadcrumb } from '../parts/Breadcrumb.tsx';
import { CardGrid } from '../parts/CardGrid.tsx';
import { Facts, Features } from '../parts/Facts.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Picture } from '../parts/Picture.tsx';
import { RichText } from '../parts/RichText.tsx';
import { NamedSection } from '../parts/SectionHead.tsx';
import { Share } from '../parts/Share.tsx';
import { Sections } from '../sections/sections.tsx';
import { Timeslots } from '../sections/Timeslot.tsx';
import { Message, Spoken, useMessage, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';
import { DetailActions } from './DetailActions.tsx';
import { factsOf, listingOf } from './detailFacts.ts';
import { listingTexts } from './listingTexts.ts';
import { OfferTerms } from './OfferTerms.tsx';

/** One item: opening, facts and actions beside the text, terms, pictures, slots, and what is related (content-pages §2, §3). */
export function Detail({ entry, related, latest }: BodyOf<'detail'>) {
  const visit = useVisit();
  const message = useMessage();
  const { title, eyebrow, state, labels } = cardOf(entry, visit);
  const listing = listingOf[entry.contentType];
  const facts = factsOf(entry, visit);
  return (
    <article className="detail">
      <Breadcrumb
        steps={[{ title: message(listingTexts[listing].name), path: pagePath(listingPage(listing)) }]}
        here={title}
      />
      <Opening entry={entry} layout="B" eyebrow={eyebrow} title={title} description={entry.description}>
        {state || labels.length > 0 ? (
          <p className="cluster">
            {state ? <StateBadge state={state} /> : undefined}
            {labels.map((label) => (
              <span className="badge" key={label}>
                {label}
              </span>
            ))}
          </p>
        ) : undefined}
      </Opening>
      <div className="page grid section">
        <div className="detail-side">
          <Facts facts={facts} />
          <Features features={entry.features} />
          <DetailActions entry={entry} title={title} state={state} />
        </div>
        <div className="detail-main">
          <Spoken of={entry.id} as="div">
            <RichText text={entry.body} />
          </Spoken>
          {entry.contentType === 'specialOffer' || entry.contentType === 'indexDetailPage' ? (
            <OfferTerms entry={entry} />
          ) : undefined}
          <Share title={title} />
        </div>
      </div>
      {entry.contentType === 'eventDetailPage' ? <Slots slots={entry.timeslots} /> : undefined}
      <Gallery media={furtherPictures(entry)} />
      {entry.contentType === 'brandPavilion' ? (
        <Cards name="housesWithin" cards={entry.childrenBrands.map((child) => cardOf(child, visit))} />
      ) : undefined}
      <Sections sections={entry.content} latest={latest} startsPage={false} />
      <Cards name="relatedItems" cards={related} />
    </article>
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
              sizes={media.length === 1 ? '100vw' : '(width >= 48em) 50vw, 100vw'}
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
  readonly name: 'relatedItems' | 'housesWithin';
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

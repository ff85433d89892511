import type { ReactNode } from 'react';
import type { Visit } from '../../content/address/visit.ts';
import { type Card, cardOf } from '../../content/cards/cards.ts';
import { isEvent } from '../../content/cards/seats.ts';
import type { DetailEntry } from '../../content/model/registry.ts';
import { hoursText } from '../../content/time/dateText.ts';
import { StateBadge } from '../parts/Badge.tsx';
import { DateLeaves } from '../parts/DateLeaves.tsx';
import { Lead } from '../parts/Lead.tsx';
import { Opening } from '../parts/Opening.tsx';
import { HoursState } from '../parts/OpeningTimes.tsx';
import { Phrases } from '../parts/Phrases.tsx';
import { firstImage, Picture } from '../parts/Picture.tsx';
import { parted } from '../parts/RichText.tsx';
import { Spoken, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';
import { DetailActions } from './DetailActions.tsx';
import { factsOf, formOf } from './detailFacts.ts';

/** The same in detail.css. */
const PHONE_HEIGHT = 18;

/** The opening of an item's page, in the form of its kind. */
export function DetailOpening({ entry, host, plan }: Pick<BodyOf<'detail'>, 'entry' | 'host' | 'plan'>) {
  const visit = useVisit();
  const card = cardOf(entry, visit);
  const { title, state } = card;
  const { when } = factsOf(entry, visit);
  const form = formOf[entry.contentType];
  if (form === 'plate')
    return (
      <>
        <header className="page detail-label">
          <DetailHeading entry={entry} />
          {'artist' in entry && entry.artist ? <p className="meta">{entry.artist}</p> : undefined}
        </header>
        <LeadPicture entry={entry} isBleeding />
      </>
    );
  if (form === 'article')
    return (
      <>
        <header className="page detail-headline">
          <DetailHeading entry={entry} />
          {when ? <p className="meta">{when.value}</p> : undefined}
          {entry.description ? <Lead of={entry.id}>{entry.description}</Lead> : undefined}
        </header>
        <LeadPicture entry={entry} />
      </>
    );
  // It is set large below the opening.
  const isSentence = entry.contentType === 'brandPavilion' && !parted(entry.body).quotation && !entry.brand?.sentence;
  return (
    <Opening
      // An event's date is larger than its title.
      entry={isEvent(entry) ? { ...entry, textSize: 'small' } : entry}
      layout={form === 'split' ? 'B' : 'C'}
      eyebrow={eyebrowOf(entry, card)}
      title={title}
      phoneHeight={PHONE_HEIGHT}
    >
      {isEvent(entry) && when ? <DateLeaves period={entry} words={when.value} /> : undefined}
      {entry.description && !isSentence ? (
        <Lead of={entry.id} className="lead hero-description">
          {entry.description}
        </Lead>
      ) : undefined}
      {!isEvent(entry) && when ? (
        <p className="display detail-when">
          <Phrases text={when.value} />
        </p>
      ) : undefined}
      <DetailActions entry={entry} title={title} state={state} host={host} plan={plan} />
      <Terms entry={entry} />
    </Opening>
  );
}

/** What decides, in one line: when or whether it is open, where an event is, and what it costs or gives. */
function Terms({ entry }: { readonly entry: DetailEntry }) {
  const visit = useVisit();
  const terms = [...decisive(entry, visit), ...entry.features];
  const hours = 'hours' in entry ? entry.hours : undefined;
  if (terms.length === 0 && !hours) return undefined;
  return (
    <ul className="card-meta small detail-terms">
      {hours ? (
        <li>
          <HoursState hours={hours} />
        </li>
      ) : undefined}
      {terms.map((term) => (
        <li key={term}>
          <Phrases text={term} isDescription />
        </li>
      ))}
    </ul>
  );
}

function decisive(entry: DetailEntry, { clock }: Visit): readonly string[] {
  if (!isEvent(entry)) return [];
  return [entry.time || hoursText(entry, clock), entry.location].filter((text) => text !== '');
}

/** The heading of a page whose picture stands by itself. */
function DetailHeading({ entry }: { readonly entry: DetailEntry }) {
  const card = cardOf(entry, useVisit());
  const eyebrow = eyebrowOf(entry, card);
  return (
    <div>
      {eyebrow ? <p className="eyebrow">{eyebrow}</p> : undefined}
      <h1>
        <Spoken of={entry.id}>
          <Phrases text={card.title} />
        </Spoken>
      </h1>
    </div>
  );
}

/** What kind of thing an item is, whether it is on, and what marks it out; undefined where nothing is to say. */
function eyebrowOf({ contentType }: DetailEntry, { eyebrow, state, labels }: Card): ReactNode {
  // News says when it was published; a badge beside it would say it again.
  const badge = contentType === 'news' ? undefined : state;
  if (!badge && labels.length === 0) return eyebrow || undefined;
  return (
    <span className="cluster">
      {eyebrow}
      {badge ? <StateBadge state={badge} /> : undefined}
      {labels.map((label) => (
        <span className="badge" key={label}>
          {label}
        </span>
      ))}
    </span>
  );
}

/** The item's first picture by itself: under a headline, or from edge to edge. */
function LeadPicture({ entry, isBleeding = false }: { readonly entry: DetailEntry; readonly isBleeding?: boolean }) {
  const picture = firstImage(entry.media) ?? firstImage(entry.mediaThumbnail) ?? firstImage(entry.videoCoverImage);
  if (!picture) return undefined;
  return (
    <div className={isBleeding ? 'detail-work' : 'page'}>
      <Picture media={picture} ratio="wide" frame={{ widths: [isBleeding ? 100 : 90] }} isFirst transition="opening" />
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Visit } from '../../content/address/visit.ts';
import { type Card, cardOf } from '../../content/cards/cards.ts';
import { isEvent, isSoldOut } from '../../content/cards/seats.ts';
import { firstImage } from '../../content/media/media.ts';
import type { DetailEntry, EntryOf } from '../../content/model/registry.ts';
import { dayText, hoursText } from '../../content/time/dateText.ts';
import type { ShownText } from '../../content/translations/textKey.ts';
import { StateBadge } from '../parts/Badge.tsx';
import { DateLeaves, When } from '../parts/DateLeaves.tsx';
import { Eyebrow } from '../parts/Eyebrow.tsx';
import { type HeroFields, stillOf } from '../parts/Hero.tsx';
import { Lead } from '../parts/Lead.tsx';
import { Opening } from '../parts/Opening.tsx';
import { HoursState } from '../parts/OpeningTimes.tsx';
import { Phrases } from '../parts/Phrases.tsx';
import { Drawing, Picture } from '../parts/Picture.tsx';
import { parted } from '../parts/RichText.tsx';
import { Video, videosOf } from '../parts/Video.tsx';
import { Spoken, useTextLang, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';
import { DetailActions } from './DetailActions.tsx';
import { factsOf, formOf, placeOf, seatsOf } from './detailFacts.ts';

/** Kinds whose first term is what a visitor comes for: what is given, or what it costs. */
const leadsWithGift: readonly DetailEntry['contentType'][] = ['specialOffer', 'indexDetailPage', 'service'];

/** The same in detail.css. */
const PHONE_HEIGHT = 18;

/** The opening of an item's page, in the form of its kind. */
export function DetailOpening({ entry, host, plan }: Pick<BodyOf<'detail'>, 'entry' | 'host' | 'plan'>) {
  const visit = useVisit();
  const langOf = useTextLang();
  const card = cardOf(entry, visit);
  const { title } = card;
  const { when } = factsOf(entry, visit);
  const form = formOf[entry.contentType];
  const seats = isEvent(entry) ? seatsOf(entry, visit) : '';
  // What keeps a visitor from coming stands first.
  const isFull = isEvent(entry) && seats !== '' && isSoldOut(entry, visit.clock);
  const eyebrow = eyebrowOf(entry, isFull ? { ...card, labels: [{ text: seats, of: '' }, ...card.labels] } : card);
  if (form === 'plate')
    return (
      <>
        <header className="page detail-label flow">
          <div>
            <Eyebrow>{eyebrow}</Eyebrow>
            <h1>
              <Phrases of={entry.id} field="title" text={title} />
            </h1>
          </div>
          {'artist' in entry && entry.artist ? <p lang={langOf(entry.id, 'artist')}>{entry.artist}</p> : undefined}
        </header>
        <LeadPicture entry={entry} />
      </>
    );
  if (form === 'article')
    return (
      <>
        <Opening
          entry={{ id: entry.id, textSize: 'large' }}
          layout="G"
          eyebrow={
            <span className="cluster">
              {eyebrow}
              {when ? <span>{when.value}</span> : undefined}
            </span>
          }
          title={title}
          description={entry.description}
        />
        <LeadPicture entry={entry} />
      </>
    );
  const gift = leadsWithGift.includes(entry.contentType) ? entry.features[0] : undefined;
  const further = entry.features
    .slice(gift === undefined ? 0 : 1)
    .map((text) => ({ text, field: 'features' }) as const);
  const logo = 'logo' in entry ? firstImage(entry.logo) : undefined;
  // It is set large below the opening.
  const isSentence = entry.contentType === 'brandPavilion' && !parted(entry.body).quotation && !entry.brand?.sentence;
  return (
    <Opening
      entry={{ ...entry, textSize: textSizeOf(entry) }}
      layout={form === 'split' ? 'B' : 'C'}
      eyebrow={eyebrow}
      title={title}
      phoneHeight={PHONE_HEIGHT}
    >
      {logo ? <Drawing media={logo} className="logo" /> : undefined}
      {gift ? (
        <p className="display" data-size="4" lang={langOf(entry.id, 'features')}>
          <Phrases text={gift} />
        </p>
      ) : undefined}
      {isEvent(entry) && when ? <DateLeaves period={entry} words={when.value} /> : undefined}
      {!isEvent(entry) && when ? <When words={when.value} /> : undefined}
      <Terms
        entry={entry}
        hours={'hours' in entry ? entry.hours : undefined}
        terms={[
          ...hourOf(entry, visit),
          { text: placeOf(entry), field: 'location' },
          ...(gift === undefined ? [] : further),
        ]}
      />
      {entry.description && !isSentence ? (
        <Lead of={entry.id} className="lead hero-description" text={entry.description} />
      ) : undefined}
      <DetailActions entry={entry} card={card} host={host} plan={plan} />
      {isEvent(entry) || gift !== undefined ? undefined : <Terms entry={entry} terms={further} />}
    </Opening>
  );
}

/** An event's date is larger than its title; a brand's name is what its page is about. */
function textSizeOf(entry: DetailEntry): HeroFields['textSize'] {
  if (isEvent(entry)) return 'small';
  return entry.contentType === 'brandPavilion' ? 'large' : undefined;
}

interface Term {
  readonly text: string;
  /** The field of the entry whose words they are. */
  readonly field?: ShownText;
}

interface TermsProps {
  readonly entry: DetailEntry;
  /** Whether it is open, first of all; none for what has a date. */
  readonly hours?: EntryOf<'openingHours'> | undefined;
  readonly terms: readonly Term[];
}

/** What decides, in one line: whether it is open, when and where it is, and what it costs or gives. */
function Terms({ entry, hours, terms: written }: TermsProps) {
  const langOf = useTextLang();
  const terms = written.filter(({ text }) => text !== '');
  if (terms.length === 0 && !hours) return undefined;
  return (
    <ul className="card-meta small detail-terms">
      {hours ? (
        <li>
          <HoursState hours={hours} />
        </li>
      ) : undefined}
      {terms.map(({ text, field }) => (
        <li key={text} lang={field && langOf(entry.id, field)}>
          <Phrases text={text} isDescription />
        </li>
      ))}
    </ul>
  );
}

/** An event's day of the week and its hour. */
function hourOf(entry: DetailEntry, { clock, language }: Visit): readonly Term[] {
  if (!isEvent(entry)) return [];
  return [{ text: dayText(entry, clock, language) }, { text: entry.time || hoursText(entry, clock), field: 'time' }];
}

/** What kind of thing an item is, whether it is on, and what marks it out; undefined where nothing is to say. */
function eyebrowOf({ contentType }: DetailEntry, { eyebrow, state, labels }: Card): ReactNode {
  // News says when it was published; a badge beside it would say it again.
  const badge = contentType === 'news' ? undefined : state;
  if (!badge && labels.length === 0) return eyebrow.text ? <Spoken {...eyebrow} /> : undefined;
  return (
    <span className="cluster">
      <Spoken {...eyebrow} />
      {badge ? <StateBadge state={badge} /> : undefined}
      {labels.map((label) => (
        <span className="badge" key={label.text}>
          <Spoken {...label} />
        </span>
      ))}
    </span>
  );
}

/** The item's video or its first picture by itself, from edge to edge; on phones a picture is cut to four by three. */
function LeadPicture({ entry }: { readonly entry: DetailEntry }) {
  const [video, ...videos] = videosOf(entry, useVisit().tree);
  const picture = stillOf(entry);
  if (video)
    return (
      <div className="detail-work">
        <div className="picture banner-picture" data-ratio="wide">
          <Video
            videos={[video, ...videos]}
            poster={picture}
            frame={{ widths: [100], ratio: [4 / 3, 16 / 9, 4 / 3] }}
            isFirst
          />
        </div>
      </div>
    );
  if (!picture) return undefined;
  const small = firstImage(entry.mediaMobile);
  const { width, height } = small ?? picture;
  const onPhone = height > 0 ? Math.max(100, Math.round((75 * width) / height)) : 100;
  return (
    <div className="detail-work">
      <Picture
        media={picture}
        small={small}
        ratio="wide"
        frame={{ widths: [onPhone, 100] }}
        isFirst
        transition="opening"
      />
    </div>
  );
}

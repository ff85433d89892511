import { cardOf } from '../../content/cards/cards.ts';
import type { DetailEntry } from '../../content/model/registry.ts';
import { StateBadge } from '../parts/Badge.tsx';
import { Lead } from '../parts/Lead.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Phrases } from '../parts/Phrases.tsx';
import { firstImage, Picture } from '../parts/Picture.tsx';
import { Spoken, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';
import { DetailActions } from './DetailActions.tsx';
import { factsOf, formOf } from './detailFacts.ts';

/** The opening of an item's page, in the form of its kind. */
export function DetailOpening({ entry, host }: Pick<BodyOf<'detail'>, 'entry' | 'host'>) {
  const visit = useVisit();
  const { title, eyebrow, state } = cardOf(entry, visit);
  const { when } = factsOf(entry, visit);
  const form = formOf[entry.contentType];
  if (form === 'plate') return <LeadPicture entry={entry} isBleeding />;
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
  return (
    <Opening
      entry={entry}
      layout={form === 'split' ? 'B' : 'C'}
      eyebrow={eyebrow}
      title={title}
      description={entry.description}
    >
      {when ? (
        <p className="display detail-when">
          <Phrases text={when.value} />
        </p>
      ) : undefined}
      <Labels entry={entry} />
      <DetailActions entry={entry} title={title} state={state} host={host} />
    </Opening>
  );
}

/** The heading of a page whose picture stands by itself. */
export function DetailHeading({ entry }: { readonly entry: DetailEntry }) {
  const { title, eyebrow } = cardOf(entry, useVisit());
  return (
    <div>
      {eyebrow ? <p className="eyebrow">{eyebrow}</p> : undefined}
      <h1>
        <Spoken of={entry.id}>
          <Phrases text={title} />
        </Spoken>
      </h1>
      <Labels entry={entry} />
    </div>
  );
}

function Labels({ entry }: { readonly entry: DetailEntry }) {
  const { state, labels } = cardOf(entry, useVisit());
  // News says when it was published; a badge beside it would say it again.
  const badge = entry.contentType === 'news' ? undefined : state;
  if (!badge && labels.length === 0) return undefined;
  return (
    <p className="cluster">
      {badge ? <StateBadge state={badge} /> : undefined}
      {labels.map((label) => (
        <span className="badge" key={label}>
          {label}
        </span>
      ))}
    </p>
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

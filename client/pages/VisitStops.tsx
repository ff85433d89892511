import { linkTarget } from '../../content/address/linkTarget.ts';
import { type CardText, locationOf } from '../../content/cards/cards.ts';
import { isEvent, seatsText } from '../../content/cards/seats.ts';
import { firstImage } from '../../content/media/media.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import { stopTitle, type VisitPlace, type VisitStop } from '../../content/stores/visitDay.ts';
import type { VisitPlan } from '../../content/stores/visitPlan.ts';
import { clockText, spanText } from '../../content/time/clockText.ts';
import { localTime } from '../../content/time/localTime.ts';
import { About } from '../parts/About.tsx';
import { Phrases } from '../parts/Phrases.tsx';
import { Picture } from '../parts/Picture.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Spoken, useTextLang, useVisit } from '../visitContext.tsx';

const placeKinds = {
  storeLocator: 'stepStore',
  dining: 'stepDining',
  service: 'stepService',
  event: 'stepEvent',
  eventDetailPage: 'stepEvent',
} as const satisfies Record<VisitPlace['contentType'], MessageKey>;

interface VisitStopRowProps {
  readonly stop: VisitStop;
  /** On phones its picture is large. */
  readonly isFirst: boolean;
  /** When one has to leave the city, which need not be said at each stop. */
  readonly leaveBy: number | undefined;
  /** The address of the same day without this stop. */
  readonly without: string;
}

/** One stop: its picture, from when to when, until when one may stay, and the way to leave it out. */
export function VisitStopRow({ stop, isFirst, leaveBy, without }: VisitStopRowProps) {
  const visit = useVisit();
  const langOf = useTextLang();
  const { clock, language, message } = visit;
  const { entry, slot, at, until, stayUntil } = stop;
  const timeOf = (instant: number) => localTime(instant, clock.timeZone);
  const picture = firstImage(entry.mediaThumbnail, entry.media, entry.videoCoverImage);
  const site = (text: string): CardText => ({ text, of: '' });
  const facts = [
    site(message(placeKinds[entry.contentType])),
    site(
      isEvent(entry) || stayUntil === leaveBy
        ? ''
        : message('stayUntil', { time: clockText(timeOf(stayUntil), language) }),
    ),
    entry.contentType === 'storeLocator' ? site('') : locationOf(entry),
    site(isEvent(entry) ? seatsText(entry, visit) : ''),
    'status' in entry ? ({ text: entry.status, of: entry.id, field: 'status' } as const) : site(''),
  ].filter(({ text }) => text !== '');
  return (
    <li data-stop="">
      {picture ? (
        <Picture media={picture} ratio="landscape" frame={{ widths: [isFirst ? 90 : 36, 38, 30] }} isOrnament />
      ) : undefined}
      <div>
        <p className="display" data-size="4">
          <time dateTime={new Date(at).toISOString()}>{spanText(timeOf(at), timeOf(until), language)}</time>
        </p>
        <h3>
          <StopLink entry={entry} slot={slot} />
        </h3>
        {entry.description ? (
          <p className="visit-words">
            <Phrases of={entry.id} text={entry.description} isDescription />
          </p>
        ) : undefined}
        <p className="meta card-meta">
          {facts.map(({ text, of, field }) => (
            <span key={text} lang={langOf(of, field)}>
              {text}
            </span>
          ))}
        </p>
        <a className="text-link visit-change" href={without} rel="nofollow">
          {message('stopDrop')}
          <About of={entry} />
        </a>
      </div>
    </li>
  );
}

function StopLink({ entry, slot = '' }: { readonly entry: VisitPlace; readonly slot?: string }) {
  const visit = useVisit();
  const { language } = visit;
  return (
    <TargetLink className="quiet-link" target={linkTarget({ internalLink: entry }, visit)}>
      <Spoken of={entry.id} text={stopTitle({ entry, slot }, language)} />
    </TargetLink>
  );
}

interface OtherStopsProps {
  readonly plan: VisitPlan;
  /** The keys that the address names; what is among them and no stop finds no room. */
  readonly chosen: readonly string[];
  /** The address of the same day with one more stop; undefined for a day that takes no more. */
  readonly addressWith: ((key: string) => string) | undefined;
  /** The address of the day as we recommend it; undefined where it is so. */
  readonly recommended: string | undefined;
}

/** What else is open or on that day, folded, each to be added. */
export function OtherStops({ plan: { otherStops }, chosen, addressWith, recommended }: OtherStopsProps) {
  const { clock, language, message } = useVisit();
  const timeOf = (instant: number) => localTime(instant, clock.timeZone);
  const back = recommended ? (
    <a className="text-link" href={recommended} rel="nofollow">
      {message('visitRecommended')}
    </a>
  ) : undefined;
  if (otherStops.length === 0) return back;
  return (
    <details className="disclosure visit-others" open={recommended !== undefined}>
      <summary className="text-link">{message('alsoOpen', { count: otherStops.length })}</summary>
      <ul className="disclosure-body visit-steps">
        {otherStops.map(({ key, entry, windows }) => (
          <li key={key}>
            <span className="hours-told">
              {windows.map(({ from, to }) => spanText(timeOf(from), timeOf(to), language)).join(', ')}
            </span>
            <div className="cluster">
              <StopLink entry={entry} />
              {chosen.includes(key) ? (
                <span className="meta">{message('stopNoRoom')}</span>
              ) : addressWith ? (
                <a className="text-link" href={addressWith(key)} rel="nofollow">
                  {message('stopAdd')}
                  <About of={entry} />
                </a>
              ) : undefined}
            </div>
          </li>
        ))}
      </ul>
      {back}
    </details>
  );
}

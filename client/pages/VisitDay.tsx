import type { ReactNode } from 'react';
import { withQuery } from '../../content/address/addressQuery.ts';
import { linkTarget } from '../../content/address/linkTarget.ts';
import { publicUrl } from '../../content/address/visit.ts';
import { galleryName } from '../../content/galleryName.ts';
import { pagePath } from '../../content/pages.ts';
import { pointOf } from '../../content/stores/departurePoints.ts';
import { isFull, type VisitChoice, visitQuery } from '../../content/stores/visitChoice.ts';
import type { VisitDeadline, VisitPlan } from '../../content/stores/visitPlan.ts';
import { icsHref } from '../../content/time/calendar.ts';
import { spanText, wallClockText } from '../../content/time/clockText.ts';
import { dateTextOf } from '../../content/time/dateText.ts';
import { localTime } from '../../content/time/localTime.ts';
import { MINUTE_MS } from '../../content/time/platformOffset.ts';
import { isAtNight, type VisitMoment } from '../../content/time/visitMoment.ts';
import { hook } from '../hooks/hook.ts';
import { BidiText } from '../parts/BidiText.tsx';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Lead } from '../parts/Lead.tsx';
import { Phrases } from '../parts/Phrases.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Spoken, useTextLang, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';
import { OtherStops, VisitStopRow } from './VisitStops.tsx';

interface VisitDayProps extends Pick<BodyOf<'myVisit'>, 'rules'> {
  readonly departs: VisitMoment;
  readonly choice: VisitChoice;
  readonly plan: VisitPlan;
  /** Address of the page, without a query of its own. */
  readonly address: string;
  /** Of a departure that nobody asked for: it shows what an answer is, and leads to it. */
  readonly isExample?: boolean;
  readonly children?: ReactNode;
}

/** A letter: the stops of a day and the moments that the departure sets, in one order (docs/rules.md#my-visit-stops). */
export function VisitDay({ departs, choice, plan, rules, address, isExample = false, children }: VisitDayProps) {
  const visit = useVisit();
  const { cityName, clock, language, message } = visit;
  const langOf = useTextLang();
  const dayOf = (date: string): string => dateTextOf(date, clock, language);
  const [hour = 0, minute = 0] = departs.time.split(':').map(Number);
  const keys = plan.stops.map(({ key }) => key);
  const addressWith = (stops: VisitChoice['stops']): string =>
    `${withQuery(address, visitQuery({ ...choice, departs, stops }))}#day`;
  const departure = message(isAtNight(departs) ? 'departureNight' : 'departureOn', {
    date: dayOf(departs.date),
    time: wallClockText({ hour, minute }, language),
  });
  return (
    <div className="page grid section my-visit">
      <div className="detail-side visit-letter">
        <Heading level={2} size="3" id="day" text={isExample ? message('visitExample') : departure} />
        {isExample ? <Lead text={departure} /> : undefined}
        {plan.isEveningBefore ? (
          <Lead text={message(plan.stops.length > 0 ? 'eveningBefore' : 'noTimeBefore', { date: dayOf(plan.date) })} />
        ) : undefined}
        {plan.isLate ? <Lead text={message('noTimeLeft')} /> : undefined}
        {plan.mustLeave ? <p className="visit-closed">{message('leaveNow')}</p> : undefined}
        {plan.closed.map((store) => (
          <p className="visit-closed" key={store.id}>
            {message('closedThatDay', { name: store.title, date: dayOf(departs.date) })}
          </p>
        ))}
        {children}
      </div>
      {plan.stops.length > 0 ? (
        <div className="detail-main flow">
          <p className="display" data-size="3">
            {message('visitGreeting')}
          </p>
          <p className="lead measure">{message('visitLetter', { city: cityName })}</p>
        </div>
      ) : undefined}
      <ol className="visit-steps">
        {plan.stops.map((stop, index) => (
          <VisitStopRow
            key={stop.key}
            stop={stop}
            isFirst={index === 0}
            leaveBy={plan.deadlines[0]?.at}
            without={addressWith(keys.filter((key) => key !== stop.key))}
          />
        ))}
        <FreeTime plan={plan} />
        {plan.deadlines.map((deadline) => (
          <Deadline key={deadline.kind} deadline={deadline} rules={rules} date={plan.date} />
        ))}
      </ol>
      <div className="visit-close flow">
        {plan.isCollectClosed ? <p className="visit-closed">{message('collectClosed')}</p> : undefined}
        {rules?.note ? (
          <p className="measure" lang={langOf(rules.id, 'note')}>
            <BidiText text={rules.note} />
          </p>
        ) : undefined}
        {plan.isLate ? undefined : (
          <div className="visit-farewell">
            <p className="display" data-size="3">
              <Phrases text={message('visitFarewell')} />
            </p>
            <p className="meta">{galleryName(visit)}</p>
          </div>
        )}
        {isExample ? (
          <ButtonLink kind="primary" text={message('visitBegin')} href={addressWith(undefined)} rel="nofollow" />
        ) : (
          <>
            <OtherStops
              plan={plan}
              chosen={choice.stops ?? []}
              addressWith={isFull(keys) ? undefined : (key) => addressWith([...keys, key])}
              recommended={choice.stops && addressWith(undefined)}
            />
            <Actions choice={choice} address={address} />
          </>
        )}
      </div>
    </div>
  );
}

/** A shorter while between the last stop and the way to the airport is no time of one's own. */
const FREE_MS = 60 * MINUTE_MS;

/** The time that is left after the last stop, so that the day has no hole. */
function FreeTime({ plan: { stops, deadlines, isEveningBefore } }: Pick<VisitDayProps, 'plan'>) {
  const { clock, language, message } = useVisit();
  const [from, to] = [stops.at(-1)?.until, deadlines[0]?.at];
  if (isEveningBefore || from === undefined || to === undefined || to - from < FREE_MS) return undefined;
  const timeOf = (instant: number) => localTime(instant, clock.timeZone);
  return (
    <li>
      <time className="display" data-size="4" dateTime={new Date(from).toISOString()}>
        {spanText(timeOf(from), timeOf(to), language)}
      </time>
      <p>{message('freeTime')}</p>
    </li>
  );
}

interface DeadlineProps extends Pick<VisitDayProps, 'rules'> {
  readonly deadline: VisitDeadline;
  /** The day of the stops. */
  readonly date: string;
}

/** A moment that the departure sets, with its day where that is not the day of the stops. */
function Deadline({ deadline, rules, date }: DeadlineProps) {
  const visit = useVisit();
  const { clock, language, message } = visit;
  const moment = localTime(deadline.at, clock.timeZone);
  return (
    <li data-deadline="">
      <time className="display" data-size="4" dateTime={new Date(deadline.at).toISOString()}>
        {wallClockText(moment, language)}
      </time>
      <p>
        {message(pointOf(rules).names[deadline.kind])}
        {deadline.kind === 'collect' && rules?.collectAt?.title ? (
          <>
            <br />
            <TargetLink className="text-link" target={linkTarget({ internalLink: rules.collectAt }, visit)}>
              <Spoken of={rules.collectAt.id} text={rules.collectAt.title} />
            </TargetLink>
          </>
        ) : undefined}
        {moment.date === date ? undefined : (
          <>
            <br />
            <span className="meta">{dateTextOf(moment.date, clock, language)}</span>
          </>
        )}
      </p>
    </li>
  );
}

/** What one takes along: the calendar's file, paper, and the address for those who travel with one. */
function Actions({ choice, address }: Pick<VisitDayProps, 'choice' | 'address'>) {
  const visit = useVisit();
  return (
    <>
      <div className="detail-actions cluster">
        <span {...hook('share', withQuery(publicUrl(visit, pagePath('myVisit')), visitQuery(choice)))} hidden>
          <Button kind="primary" text={visit.message('shareVisit')} type="button" />
          <span className="meta" role="status" {...hook('copied', visit.message('shareCopied'))} />
        </span>
        <ButtonLink
          kind="secondary"
          text={visit.message('addToCalendar')}
          href={icsHref(withQuery(address, visitQuery(choice)))}
          type="text/calendar"
          download
        />
        <Button kind="secondary" text={visit.message('printPage')} type="button" {...hook('print')} hidden />
      </div>
      <p className="meta measure visit-kept">{visit.message('visitKept')}</p>
    </>
  );
}

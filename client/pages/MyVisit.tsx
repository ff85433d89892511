import { withQuery } from '../../content/address/addressQuery.ts';
import { linkTarget } from '../../content/address/linkTarget.ts';
import { pageHref } from '../../content/address/visit.ts';
import { cardOf } from '../../content/cards/cards.ts';
import { seatsText } from '../../content/cards/seats.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import type { CardEntry } from '../../content/model/registry.ts';
import { pagePath } from '../../content/pages.ts';
import type { VisitStep } from '../../content/stores/visitPlan.ts';
import { icsHref } from '../../content/time/calendar.ts';
import { dateText } from '../../content/time/dateText.ts';
import { dateAfter, localTime } from '../../content/time/localTime.ts';
import { clockText } from '../../content/time/openingText.ts';
import { isAtNight, momentQuery, NIGHT_ENDS } from '../../content/time/visitMoment.ts';
import { zonedMoment } from '../../content/time/zonedTime.ts';
import { Allowances } from '../parts/Allowances.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Lead } from '../parts/Lead.tsx';
import { LinkRows } from '../parts/LinkRows.tsx';
import { MomentForm } from '../parts/MomentForm.tsx';
import { Opening } from '../parts/Opening.tsx';
import { NamedSection } from '../parts/SectionHead.tsx';
import { DirectionsLink } from '../parts/StoreFacts.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Message, Spoken, useMessage, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/**
 * The day before a departure, in its own order: a plain form, and an answer with an address of its own
 * (docs/rules.md#my-visit).
 */
export function MyVisit({ departs, plan, rules, stores, allowances }: BodyOf<'myVisit'>) {
  const visit = useVisit();
  const message = useMessage();
  const address = pageHref({ ...visit, carriedQuery: '' }, pagePath('myVisit'));
  return (
    <>
      <Opening
        layout="G"
        eyebrow={message('planYourVisit')}
        title={message('myVisit')}
        description={message('myVisitText')}
      />
      <div className="page section my-visit">
        <MomentForm action={address} moment={departs} name="myVisit" timeName="departureTime" button="showMyVisit" />
        {departs && !isAtNight(departs) ? undefined : <NightRule departs={departs} address={address} />}
        {departs && plan ? (
          <>
            <Heading level={2} size="3">
              {message(isAtNight(departs) ? 'departureNight' : 'departureOn', departureWords({ departs }, visit))}
            </Heading>
            {plan.steps.some(({ kind }) => kind === 'place') ? undefined : <Lead>{message('noTimeBefore')}</Lead>}
            <ol className="visit-steps">
              {plan.steps.map((step, index) => (
                <Step
                  key={`${step.kind}${step.at}${step.kind === 'place' ? step.entry.id + step.slot : ''}`}
                  step={step}
                  isSameTime={plan.steps[index - 1]?.at === step.at}
                  rules={rules}
                />
              ))}
            </ol>
            {rules?.note ? <p className="measure">{rules.note}</p> : undefined}
            <div className="cluster">
              <a
                className="button"
                data-kind="secondary"
                href={icsHref(withQuery(address, momentQuery(departs)))}
                type="text/calendar"
                download
              >
                <Message of="addToCalendar" />
              </a>
              <button className="button" data-kind="secondary" type="button" data-print="" hidden>
                <Message of="printPage" />
              </button>
            </div>
            <p className="meta measure">
              <Message of="visitKept" />
            </p>
          </>
        ) : undefined}
      </div>
      <Rows name="onThatDay" entries={plan?.events ?? []} />
      <Rows name="offersThatDay" entries={plan?.offers ?? []} />
      <Allowances entries={allowances} />
      {plan ? <WayThere stores={stores} /> : undefined}
    </>
  );
}

type Visit = ReturnType<typeof useVisit>;

function departureWords(
  { departs }: { readonly departs: NonNullable<BodyOf<'myVisit'>['departs']> },
  { clock, language }: Visit,
) {
  const day = zonedMoment(departs.date, clock.timeZone);
  const [hour = 0, minute = 0] = departs.time.split(':').map(Number);
  return { date: day ? dateText(day, language) : '', time: clockText({ hour, minute }, language) };
}

/**
 * How a departure after midnight is understood, and the way to the other night that it could be
 * (docs/rules.md#my-visit-night).
 */
function NightRule({ departs, address }: Pick<BodyOf<'myVisit'>, 'departs'> & { readonly address: string }) {
  const { clock, language } = useVisit();
  const before = departs && { ...departs, date: dateAfter(departs.date, -1) };
  const day = before && zonedMoment(before.date, clock.timeZone);
  return (
    <p className="meta cluster">
      <Message of="nightRule" values={{ time: clockText(NIGHT_ENDS, language) }} />
      {before && day ? (
        <a className="text-link" href={withQuery(address, momentQuery(before))}>
          <Message of="nightBefore" values={{ date: dateText(day, language) }} />
        </a>
      ) : undefined}
    </p>
  );
}

const placeKinds = {
  storeLocator: 'stepStore',
  dining: 'stepDining',
  service: 'stepService',
  event: 'stepEvent',
  eventDetailPage: 'stepEvent',
} as const satisfies Record<Extract<VisitStep, { kind: 'place' }>['entry']['contentType'], MessageKey>;

const deadlineNames = {
  leave: 'stepLeave',
  collect: 'stepCollect',
  gate: 'stepGate',
  departure: 'stepDeparture',
} as const satisfies Record<Exclude<VisitStep['kind'], 'place'>, MessageKey>;

interface StepProps extends Pick<BodyOf<'myVisit'>, 'rules'> {
  readonly step: VisitStep;
  /** The line before it has said the time. */
  readonly isSameTime: boolean;
}

function Step({ step, isSameTime, rules }: StepProps) {
  const { clock, language, domains } = useVisit();
  const timeOf = (instant: number): string => clockText(localTime(instant, clock.timeZone), language);
  const time = (
    <time
      className={isSameTime ? 'visually-hidden' : 'display'}
      data-size="4"
      dateTime={new Date(step.at).toISOString()}
    >
      {timeOf(step.at)}
    </time>
  );
  if (step.kind !== 'place')
    return (
      <li data-deadline="">
        {time}
        <p>
          <Message of={deadlineNames[step.kind]} />
          {step.kind === 'collect' && rules?.collectAt ? (
            <>
              {': '}
              <TargetLink className="text-link" target={linkTarget({ internalLink: rules.collectAt }, domains)}>
                {rules.collectAt.title}
              </TargetLink>
            </>
          ) : undefined}
        </p>
      </li>
    );
  const { entry, slot, until } = step;
  const place = 'location' in entry && typeof entry.location === 'string' ? entry.location : '';
  return (
    <li>
      {time}
      <div>
        <p className="meta">
          <Message of={placeKinds[entry.contentType]} />
        </p>
        <h3 className="display" data-size="4">
          <TargetLink className="quiet-link" target={linkTarget({ internalLink: entry }, domains)}>
            <Spoken of={entry.id}>{[entry.title, slot].filter(Boolean).join(': ')}</Spoken>
          </TargetLink>
        </h3>
        <p className="meta card-meta">
          <span>
            <Message of="untilTime" values={{ time: timeOf(until) }} />
          </span>
          {place ? <span>{place}</span> : undefined}
          {'admission' in entry && seatsText(entry, language) ? <span>{seatsText(entry, language)}</span> : undefined}
          {'status' in entry && entry.status ? <span>{entry.status}</span> : undefined}
        </p>
      </div>
    </li>
  );
}

function Rows({ name, entries }: { readonly name: MessageKey; readonly entries: readonly CardEntry[] }) {
  const visit = useVisit();
  if (entries.length === 0) return undefined;
  const rows = entries.map((entry) => {
    const { id, title, meta, target } = cardOf(entry, visit);
    return { id, title, note: meta[0] ?? '', target };
  });
  return (
    <NamedSection name={name}>
      <LinkRows rows={rows} />
    </NamedSection>
  );
}

function WayThere({ stores }: Pick<BodyOf<'myVisit'>, 'stores'>) {
  return (
    <NamedSection name="theWayThere">
      <ul className="visit-steps">
        {stores.map((store) => (
          <li key={store.id}>
            <h3 className="display" data-size="4">
              {store.title}
            </h3>
            <div>
              <address>{store.address}</address>
              <DirectionsLink store={store} kind="link" />
            </div>
          </li>
        ))}
      </ul>
    </NamedSection>
  );
}

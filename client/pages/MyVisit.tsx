import { withQuery } from '../../content/address/addressQuery.ts';
import { pageHref } from '../../content/address/visit.ts';
import { boundNumbers } from '../../content/boundNumbers.ts';
import { cardOf } from '../../content/cards/cards.ts';
import { pictureIn } from '../../content/media/entryPicture.ts';
import { pagePath } from '../../content/pages.ts';
import { pointName, pointOf } from '../../content/stores/departurePoints.ts';
import { choiceParameters, visitQuery } from '../../content/stores/visitChoice.ts';
import { today } from '../../content/time/clock.ts';
import { wallClockText } from '../../content/time/clockText.ts';
import { dateTextOf } from '../../content/time/dateText.ts';
import { dateAfter } from '../../content/time/localTime.ts';
import { isAtNight, NIGHT_ENDS } from '../../content/time/visitMoment.ts';
import { hook } from '../hooks/hook.ts';
import { Allowances } from '../parts/Allowances.tsx';
import { BidiText } from '../parts/BidiText.tsx';
import { Heading } from '../parts/Heading.tsx';
import { CardRows } from '../parts/LinkRows.tsx';
import { MomentForm } from '../parts/MomentForm.tsx';
import { Opening } from '../parts/Opening.tsx';
import { NamedSection } from '../parts/SectionHead.tsx';
import { DirectionsLink } from '../parts/StoreFacts.tsx';
import { useTextLang, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';
import { VisitDay } from './VisitDay.tsx';

/**
 * The day before a departure, in its own order: a plain form, and an answer with an address of its own
 * (docs/rules.md#my-visit).
 */
export function MyVisit({
  choice,
  departs,
  typed,
  problems,
  plan,
  points,
  rules,
  stores,
  allowances,
}: BodyOf<'myVisit'>) {
  const visit = useVisit();
  const address = pageHref(visit, pagePath('myVisit'));
  const isAsked = choice.departs !== undefined;
  const answer = isAsked ? plan : undefined;
  const form = (
    <MomentForm
      // What every page carries is sent by hidden fields.
      action={pageHref({ ...visit, carriedQuery: '' }, pagePath('myVisit'))}
      moment={typed}
      name="myVisit"
      timeName="departureTime"
      button="showMyVisit"
      kind={isAsked ? 'secondary' : 'primary'}
      problems={problems}
      earliest={today(visit.clock)}
    >
      {points.length > 1 ? <DeparturePoint points={points} rules={rules} /> : undefined}
      {choice.stops ? <input type="hidden" name={choiceParameters.stops} value={choice.stops.join('.')} /> : undefined}
    </MomentForm>
  );
  const picture = pictureIn(stores);
  const night =
    choice.departs && !isAtNight(choice.departs) ? undefined : <NightRule choice={choice} address={address} />;
  return (
    <>
      {answer ? (
        <>
          <Opening
            entry={{ textSize: 'large' }}
            layout="G"
            eyebrow={visit.message('myVisit')}
            title={visit.message('visitTitle', { city: visit.cityName })}
          />
          <VisitDay departs={departs} choice={choice} plan={answer} rules={rules} address={address}>
            <details className="disclosure">
              <summary className="text-link">{visit.message('visitChange')}</summary>
              {form}
            </details>
            {night}
          </VisitDay>
        </>
      ) : (
        <Opening
          // The form of a phone, and one that is filled in again, stand as high as they can.
          entry={isAsked || visit.tree === 'mobile' ? undefined : { media: picture ? [picture] : [] }}
          layout="G"
          eyebrow={visit.message('planYourVisit')}
          title={visit.message('myVisit')}
          description={visit.message('myVisitText')}
        >
          {form}
          {night}
        </Opening>
      )}
      {!isAsked && plan && plan.stops.length > 0 ? (
        <VisitDay departs={departs} choice={choice} plan={plan} rules={rules} address={address} isExample />
      ) : undefined}
      <CardRows name="onThatDay" cards={(answer?.events ?? []).map((event) => cardOf(event, visit))} />
      <CardRows name="offersThatDay" cards={(answer?.offers ?? []).map((offer) => cardOf(offer, visit))} />
      <Allowances entries={allowances} />
      {answer ? <WayThere stores={stores} /> : undefined}
    </>
  );
}

/** Where one departs from; script chooses what the browser has stored (client/browser/shell/departurePoint.ts). */
function DeparturePoint({ points, rules }: Pick<BodyOf<'myVisit'>, 'points' | 'rules'>) {
  const { city, message } = useVisit();
  return (
    <label className="field">
      <span className="meta">{message('departurePoint')}</span>
      <span className="select">
        <select
          className="input"
          name={choiceParameters.from}
          defaultValue={pointOf(rules).value}
          {...hook('departure-point')}
        >
          {points.map((point) => (
            <option key={point.id} value={pointOf(point).value}>
              {message(pointName(point, city))}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

/**
 * How a departure after midnight is understood, and the way to the other night that it could be
 * (docs/rules.md#my-visit-night).
 */
function NightRule({ choice, address }: Pick<BodyOf<'myVisit'>, 'choice'> & { readonly address: string }) {
  const { clock, language, message } = useVisit();
  const before = choice.departs && { ...choice.departs, date: dateAfter(choice.departs.date, -1) };
  return (
    <p className="meta cluster">
      {message('nightRule', { time: wallClockText(NIGHT_ENDS, language) })}
      {before ? (
        <a className="text-link" href={withQuery(address, visitQuery({ ...choice, departs: before }))}>
          {message('nightBefore', { date: dateTextOf(before.date, clock, language) })}
        </a>
      ) : undefined}
    </p>
  );
}

function WayThere({ stores }: Pick<BodyOf<'myVisit'>, 'stores'>) {
  const langOf = useTextLang();
  return (
    <NamedSection name="theWayThere">
      <ul className="store-columns">
        {stores.map((store) => (
          <li key={store.id} className="flow">
            <Heading level={3} size="4" of={store.id} text={store.title} />
            <address lang={langOf(store.id, 'address')}>
              <BidiText text={boundNumbers(store.address)} />
            </address>
            <DirectionsLink store={store} kind="link" />
          </li>
        ))}
      </ul>
    </NamedSection>
  );
}

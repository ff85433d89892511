import { withQuery } from '../../content/address/addressQuery.ts';
import { directionsTarget, type LinkTarget, linkTarget } from '../../content/address/linkTarget.ts';
import { pageHref } from '../../content/address/visit.ts';
import { boundNumbers } from '../../content/boundNumbers.ts';
import { pagePath } from '../../content/pages.ts';
import { type BeforeDeparture, beforeDeparture, spanInWords, waysTo } from '../../content/stores/storeFacts.ts';
import { BidiText } from '../parts/BidiText.tsx';
import { Breadcrumb } from '../parts/Breadcrumb.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { CtaRow } from '../parts/Cta.tsx';
import { Features } from '../parts/Facts.tsx';
import { Lead } from '../parts/Lead.tsx';
import { LinkRows } from '../parts/LinkRows.tsx';
import { Opening } from '../parts/Opening.tsx';
import { HoursState } from '../parts/OpeningTimes.tsx';
import { Phrases } from '../parts/Phrases.tsx';
import { RichText } from '../parts/RichText.tsx';
import { NamedSection } from '../parts/SectionHead.tsx';
import { DirectionsLink, StoreFacts } from '../parts/StoreFacts.tsx';
import { Sections } from '../sections/sections.tsx';
import { Spoken, useTextLang, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/** One store: where it is, its floors and brands, what the editor added, and the other stores (docs/rules.md#store-pages). */
export function Store({ entry, otherStores, rules, latest }: BodyOf<'store'>) {
  const visit = useVisit();
  const langOf = useTextLang();
  const directions = directionsTarget(entry, visit);
  const ways = waysTo(entry);
  // What the facts say does not stand again in a section.
  const isSaid = (group: (typeof entry.locatorGroups)[number]): boolean =>
    group.contentType === 'standardLocatorGroup' &&
    group.addresses.length > 0 &&
    group.addresses.every((place) => ways.includes(place));
  const ctas = [...entry.cta, ...entry.locatorGroups.filter(isSaid).flatMap(({ cta }) => cta)];
  const before = beforeDeparture(rules, entry);
  const map = `${withQuery(pageHref(visit, pagePath('storeMap')), `map=${encodeURIComponent(entry.slug)}`)}#${entry.slug}`;
  return (
    <div className="detail store">
      <Breadcrumb page="storeListing" name="stores" here={entry.title} of={entry.id} />
      <Opening entry={entry} layout="C" eyebrow={visit.message('planYourVisit')} title={entry.title}>
        {entry.hours ? (
          <p className="display store-state" data-size="4">
            <HoursState hours={entry.hours} />
          </p>
        ) : undefined}
        {entry.address ? (
          <address className="lead" lang={langOf(entry.id, 'address')}>
            <BidiText text={boundNumbers(entry.address)} />
          </address>
        ) : undefined}
        <div className="cluster">
          <DirectionsLink store={entry} kind="primary" />
          <ButtonLink kind="secondary" text={visit.message('showMap')} rel="nofollow" href={map} />
        </div>
      </Opening>
      <div className="page detail-band store-band">
        <StoreFacts
          store={entry}
          hasState={false}
          more={[
            ways.length > 0
              ? { name: 'theWayThere', value: <Ways places={ways} notes={entry.locatorGroups.filter(isSaid)} /> }
              : undefined,
            before.length > 0 ? { name: 'beforeDeparture', value: <Before moments={before} /> } : undefined,
          ]}
        />
      </div>
      <div className="page grid section">
        <div className="detail-side">
          <Features of={entry} />
          <div className="detail-actions cluster">
            <CtaRow ctas={ctas.filter((cta) => !isSame(linkTarget(cta, visit), directions))} about={entry} />
          </div>
        </div>
        <div className="detail-main flow">
          <Lead of={entry.id} className="lead measure" text={entry.description} />
          <RichText of={entry.id} field="body" text={entry.body} />
        </div>
      </div>
      <Sections
        sections={[...entry.storeGuides, ...entry.locatorGroups.filter((group) => !isSaid(group)), ...entry.content]}
        latest={latest}
        startsPage={false}
      />
      {otherStores.length > 0 ? (
        <NamedSection name="otherStores">
          <LinkRows
            rows={otherStores.map((store) => ({
              id: store.id,
              title: store.title,
              note: <Spoken of={store.id} field="address" text={store.address} />,
              target: linkTarget({ internalLink: store }, visit),
            }))}
          />
        </NamedSection>
      ) : undefined}
    </div>
  );
}

interface WaysProps {
  readonly places: ReturnType<typeof waysTo>;
  /** Lists of ways, for what they say of all. */
  readonly notes: readonly { readonly id: string; readonly description: string }[];
}

/** Each way to a store, with the minutes that the place says. */
function Ways({ places, notes }: WaysProps) {
  const langOf = useTextLang();
  return (
    <ul className="lines">
      {notes.map(({ id, description }) =>
        description ? (
          <li key={id} lang={langOf(id, 'description')}>
            <BidiText text={description} />
          </li>
        ) : undefined,
      )}
      {places.map(({ id, title, address }) => (
        <li key={id}>
          {title ? (
            <strong lang={langOf(id)}>
              <BidiText text={title} />
            </strong>
          ) : undefined}{' '}
          <Phrases of={id} field="address" text={address} isDescription />
        </li>
      ))}
    </ul>
  );
}

/** When to be where before a departure. */
function Before({ moments }: { readonly moments: readonly BeforeDeparture[] }) {
  const { language, message } = useVisit();
  return (
    <ul className="lines">
      {moments.map(({ name, minutes }) => (
        <li key={name}>
          <strong>{message('spanBefore', { span: spanInWords(minutes, language) })}</strong> {message(name)}
        </li>
      ))}
    </ul>
  );
}

/** Directions have a button of their own; an editor's button to the same address is left out. */
function isSame(left: LinkTarget, right: LinkTarget): boolean {
  return 'href' in left && 'href' in right && left.href === right.href;
}

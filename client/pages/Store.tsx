import { withQuery } from '../../content/address/addressQuery.ts';
import { directionsTarget, type LinkTarget, linkTarget } from '../../content/address/linkTarget.ts';
import { pageHref } from '../../content/address/visit.ts';
import { pagePath } from '../../content/pages.ts';
import { Breadcrumb } from '../parts/Breadcrumb.tsx';
import { CtaRow } from '../parts/Cta.tsx';
import { Features } from '../parts/Facts.tsx';
import { LinkRows } from '../parts/LinkRows.tsx';
import { Opening } from '../parts/Opening.tsx';
import { HoursState } from '../parts/OpeningTimes.tsx';
import { RichText } from '../parts/RichText.tsx';
import { NamedSection } from '../parts/SectionHead.tsx';
import { DirectionsLink, StoreFacts } from '../parts/StoreFacts.tsx';
import { Sections } from '../sections/sections.tsx';
import { Message, Spoken, useMessage, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/** One store: where it is, its floors and brands, what the editor added, and the other stores (docs/rules.md#store-pages). */
export function Store({ entry, otherStores, latest }: BodyOf<'store'>) {
  const visit = useVisit();
  const message = useMessage();
  const directions = directionsTarget(entry, visit);
  const map = `${withQuery(pageHref(visit, pagePath('storeMap')), `map=${encodeURIComponent(entry.slug)}`)}#${entry.slug}`;
  return (
    <div className="detail">
      <Breadcrumb steps={[{ title: message('stores'), path: pagePath('storeListing') }]} here={entry.title} />
      <Opening
        entry={entry}
        layout="C"
        eyebrow={message('planYourVisit')}
        title={entry.title}
        description={entry.description}
      >
        {entry.hours ? (
          <p>
            <HoursState hours={entry.hours} />
          </p>
        ) : undefined}
      </Opening>
      <div className="page grid section">
        <div className="detail-side">
          <StoreFacts store={entry} hasState={false} />
          <Features features={entry.features} />
          <div className="detail-actions">
            <DirectionsLink store={entry} kind="primary" />
            <a className="button" data-kind="secondary" rel="nofollow" href={map}>
              <Message of="showMap" />
            </a>
            <CtaRow
              ctas={entry.cta.filter((cta) => !isSame(linkTarget(cta, visit.domains), directions))}
              about={entry.title}
            />
          </div>
        </div>
        <div className="detail-main">
          <Spoken of={entry.id} as="div">
            <RichText text={entry.body} />
          </Spoken>
        </div>
      </div>
      <Sections
        sections={[...entry.storeGuides, ...entry.locatorGroups, ...entry.content]}
        latest={latest}
        startsPage={false}
      />
      {otherStores.length > 0 ? (
        <NamedSection name="otherStores">
          <LinkRows
            rows={otherStores.map((store) => ({
              id: store.id,
              title: store.title,
              note: store.address,
              target: linkTarget({ internalLink: store }, visit.domains),
            }))}
          />
        </NamedSection>
      ) : undefined}
    </div>
  );
}

/** Directions have a button of their own; an editor's button to the same address is left out. */
function isSame(left: LinkTarget, right: LinkTarget): boolean {
  return 'href' in left && 'href' in right && left.href === right.href;
}

import { withQuery } from '../../content/address/addressQuery.ts';
import { type LinkTarget, linkTarget } from '../../content/address/links.ts';
import { directionsTarget } from '../../content/directions.ts';
import { pagePath } from '../../content/pages.ts';
import { pageHref } from '../../content/visit.ts';
import { Breadcrumb } from '../parts/Breadcrumb.tsx';
import { CtaRow } from '../parts/Cta.tsx';
import { Features } from '../parts/Facts.tsx';
import { LinkRows } from '../parts/LinkRows.tsx';
import { Opening } from '../parts/Opening.tsx';
import { RichText } from '../parts/RichText.tsx';
import { NamedSection } from '../parts/SectionHead.tsx';
import { DirectionsLink, StoreFacts } from '../parts/StoreFacts.tsx';
import { Sections } from '../sections/sections.tsx';
import { Message, Spoken, useMessage, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/** One store: where it is, its floors and houses, what the editor added, and the others (content-pages §2, §3). */
export function Store({ entry, others, latest }: BodyOf<'store'>) {
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
      />
      <div className="page grid section">
        <div className="detail-side">
          <StoreFacts store={entry} />
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
      {others.length > 0 ? (
        <NamedSection name="otherStores">
          <LinkRows
            rows={others.map((store) => ({
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

/** The way to the store has its own button; an editor's to the same place is not shown again. */
function isSame(one: LinkTarget, other: LinkTarget): boolean {
  return 'href' in one && 'href' in other && one.href === other.href;
}

import { withQuery } from '../../content/address/addressQuery.ts';
import { linkTarget } from '../../content/address/linkTarget.ts';
import { pageHref } from '../../content/address/visit.ts';
import { firstImage } from '../../content/media/media.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { pagePath } from '../../content/pages.ts';
import type { VisitMoment } from '../../content/time/visitMoment.ts';
import { About } from '../parts/About.tsx';
import { BidiText } from '../parts/BidiText.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { LinkButton } from '../parts/Cta.tsx';
import { FILTERS_ID, OpenFilter } from '../parts/MomentForm.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Phrases } from '../parts/Phrases.tsx';
import { Picture } from '../parts/Picture.tsx';
import { DirectionsLink, StoreFacts } from '../parts/StoreFacts.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { useTextLang, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';
import { StorePlan } from './StorePlan.tsx';

type Store = EntryOf<'storeLocator'>;

/** The stores of a city as a list or on the map (docs/rules.md#empty-lists). */
export function Stores({ tab, stores, mapOf, moment, problems }: BodyOf<'stores'>) {
  const visit = useVisit();
  const address = pageHref({ ...visit, carriedQuery: '' }, pagePath('storeListing'));
  // A phone's first view is the store's; the foot of each page leads to My visit.
  const isPhone = visit.tree === 'mobile';
  // A map is found by its store's slug; an unknown one is that of the first store.
  const mapped = stores.find(({ slug }) => slug === mapOf) ?? stores.find(({ slug }) => slug !== '');
  return (
    <>
      <Opening layout="G" eyebrow={isPhone ? '' : visit.message('planYourVisit')} title={visit.message('stores')} />
      <div className="page stores">
        <StoreTabs tab={tab} />
        {tab === 'list' ? (
          <div className="filters" id={FILTERS_ID}>
            {isPhone ? undefined : (
              <TargetLink className="text-link" target={{ kind: 'page', path: pagePath('myVisit') }}>
                {visit.message('showMyVisit')}
              </TargetLink>
            )}
            <OpenFilter
              action={`${address}#${FILTERS_ID}`}
              everything={`${address}${visit.carriedQuery}#${FILTERS_ID}`}
              moment={moment}
              problems={problems}
            />
          </div>
        ) : undefined}
        {stores.length === 0 ? (
          <div className="nothing">
            <p className="display" data-size="3">
              {visit.message(moment ? 'nothingOpenThen' : 'noStores')}
            </p>
          </div>
        ) : (
          <ul className="store-list" data-tab={tab}>
            {stores.map((store, index) => (
              <li key={store.id} id={store.slug || undefined}>
                {tab === 'list' ? (
                  <StoreRow store={store} moment={moment} isFirst={index === 0} />
                ) : (
                  <StoreOnMap store={store} isFirst={index === 0} isShown={mapOf !== '' && store === mapped} />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

const tabs = [
  ['list', 'storeListing', 'storeList'],
  ['map', 'storeMap', 'storeMap'],
] as const;

function StoreTabs({ tab }: Pick<BodyOf<'stores'>, 'tab'>) {
  const visit = useVisit();
  return (
    <nav className="tabs" aria-label={visit.message('stores')}>
      <ul>
        {tabs.map(([of, page, name]) => (
          <li key={of}>
            <a href={pageHref(visit, pagePath(page))} aria-current={tab === of ? 'page' : undefined}>
              {visit.message(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface StoreRowProps {
  readonly store: Store;
  readonly moment: VisitMoment | undefined;
  /** A phone's first view shows its picture. */
  readonly isFirst: boolean;
}

/** One store in a list: its picture, address and hours. */
function StoreRow({ store, moment, isFirst }: StoreRowProps) {
  const picture = firstImage(store.media, store.mediaThumbnail, store.videoCoverImage);
  return (
    <article className="store-row">
      {picture ? (
        <Picture media={picture} ratio="wide" frame={{ widths: [92, 90, 52] }} isFirst={isFirst} />
      ) : undefined}
      <StoreText store={store} moment={moment} />
    </article>
  );
}

interface StoreTextProps {
  readonly store: Store;
  readonly moment?: VisitMoment | undefined;
  readonly children?: React.ReactNode;
}

function StoreText({ store, moment, children }: StoreTextProps) {
  const visit = useVisit();
  const { message } = visit;
  const textLang = useTextLang();
  const page = linkTarget({ internalLink: store }, visit);
  return (
    <div className="store-text flow">
      <h2>
        <TargetLink className="quiet-link" target={page}>
          <span>
            <Phrases of={store.id} text={store.title || store.address} />
          </span>
        </TargetLink>
      </h2>
      {store.description ? (
        <p className="measure-narrow" lang={textLang(store.id)}>
          <BidiText text={store.description} />
        </p>
      ) : undefined}
      <StoreFacts store={store} moment={moment} />
      <div className="cluster">
        <DirectionsLink store={store} kind="primary" />
        {children}
        <LinkButton target={page} text={message('storeDetails')} kind="link" about={store} />
      </div>
    </div>
  );
}

interface StoreOnMapProps {
  readonly store: Store;
  readonly isShown: boolean;
  /** True for the first of the page. */
  readonly isFirst: boolean;
}

/**
 * One store with its plan. A third-party map loads only after a click, in a frame of its own: until then the third
 * party gets no request.
 */
function StoreOnMap({ store, isShown, isFirst }: StoreOnMapProps) {
  const visit = useVisit();
  const { title, slug } = store;
  const href = pageHref(visit, pagePath('storeMap'));
  return (
    <article className="store-row">
      <div>
        {isShown ? (
          <iframe
            className="map-frame"
            src={`/_map/${visit.city}/${encodeURIComponent(slug)}?lang=${visit.language}`}
            title={visit.message('mapOfStore', { name: title })}
            sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
            loading="lazy"
          />
        ) : (
          <StorePlan store={store} isFirst={isFirst} />
        )}
      </div>
      <StoreText store={store}>
        {isShown ? (
          <ButtonLink kind="secondary" text={visit.message('hideMap')} href={`${href}#${slug}`}>
            <About of={store} />
          </ButtonLink>
        ) : slug ? (
          <ButtonLink
            kind="secondary"
            text={visit.message('showMap')}
            rel="nofollow"
            href={`${withQuery(href, `map=${encodeURIComponent(slug)}`)}#${slug}`}
          >
            <About of={store} />
          </ButtonLink>
        ) : undefined}
      </StoreText>
      {isShown || !slug ? undefined : <p className="meta">{visit.message('mapNote')}</p>}
    </article>
  );
}

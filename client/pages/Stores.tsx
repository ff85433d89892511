import { withQuery } from '../../content/address/addressQuery.ts';
import { linkTarget } from '../../content/address/links.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { pagePath } from '../../content/pages.ts';
import { pageHref } from '../../content/visit.ts';
import { LinkButton } from '../parts/Cta.tsx';
import { Opening } from '../parts/Opening.tsx';
import { firstImage, Picture } from '../parts/Picture.tsx';
import { DirectionsLink, StoreFacts } from '../parts/StoreFacts.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Message, useMessage, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';
import { StorePlan } from './StorePlan.tsx';

type Store = EntryOf<'storeLocator'>;

/** The stores of a city as a list or on the map (content-pages §2, site-shell §2). */
export function Stores({ tab, stores, mapOf }: BodyOf<'stores'>) {
  const message = useMessage();
  return (
    <>
      <Opening layout="G" eyebrow={message('planYourVisit')} title={message('stores')} />
      <div className="page stores">
        <StoreTabs tab={tab} />
        {stores.length === 0 ? (
          <div className="nothing">
            <p className="display" data-size="3">
              <Message of="noStores" />
            </p>
          </div>
        ) : (
          <ul className="store-list" data-tab={tab}>
            {stores.map((store, index) => (
              <li key={store.id} id={store.slug || undefined}>
                {tab === 'list' ? (
                  <StoreRow store={store} />
                ) : (
                  <StoreOnMap
                    store={store}
                    isShown={
                      mapOf !== '' &&
                      (mapOf === store.slug || (index === 0 && !stores.some(({ slug }) => slug === mapOf)))
                    }
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function StoreTabs({ tab }: Pick<BodyOf<'stores'>, 'tab'>) {
  const visit = useVisit();
  const message = useMessage();
  return (
    <nav className="tabs" aria-label={message('stores')}>
      <ul>
        <li>
          <a href={pageHref(visit, pagePath('storeListing'))} aria-current={tab === 'list' ? 'page' : undefined}>
            <Message of="storeList" />
          </a>
        </li>
        <li>
          <a href={pageHref(visit, pagePath('storeMap'))} aria-current={tab === 'map' ? 'page' : undefined}>
            <Message of="storeMap" />
          </a>
        </li>
      </ul>
    </nav>
  );
}

/** One store in a list: its picture, where it is, when it is open. */
function StoreRow({ store }: { readonly store: Store }) {
  const picture = firstImage(store.media) ?? firstImage(store.mediaThumbnail);
  return (
    <article className="store-row">
      {picture ? <Picture media={picture} ratio="landscape" sizes="(width >= 64em) 52vw, 100vw" /> : undefined}
      <StoreText store={store} />
    </article>
  );
}

function StoreText({ store, children }: { readonly store: Store; readonly children?: React.ReactNode }) {
  const { domains } = useVisit();
  const message = useMessage();
  const page = linkTarget({ internalLink: store }, domains);
  return (
    <div className="store-text flow">
      <h2>
        <TargetLink className="quiet-link" target={page}>
          {store.title}
        </TargetLink>
      </h2>
      {store.description ? <p className="measure-narrow">{store.description}</p> : undefined}
      <StoreFacts store={store} />
      <div className="cluster">
        <DirectionsLink store={store} kind="primary" />
        {children}
        <LinkButton target={page} text={message('storeDetails')} kind="link" about={store.title} />
      </div>
    </div>
  );
}

/**
 * One store with its plan. The map of a foreign service comes only when it is asked for, in a frame of its own,
 * so that until then nobody else learns of the visitor.
 */
function StoreOnMap({ store, isShown }: { readonly store: Store; readonly isShown: boolean }) {
  const visit = useVisit();
  const message = useMessage();
  const { title, slug } = store;
  const href = pageHref(visit, pagePath('storeMap'));
  return (
    <article className="store-row">
      <div>
        {isShown ? (
          <iframe
            className="map-frame"
            src={`/_map/${visit.city}/${encodeURIComponent(slug)}?lang=${visit.language}`}
            title={message('mapOfStore', { name: title })}
            sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
            loading="lazy"
          />
        ) : (
          <StorePlan store={store} />
        )}
      </div>
      <StoreText store={store}>
        {isShown ? (
          <a className="button" data-kind="secondary" href={`${href}#${slug}`}>
            <Message of="hideMap" />
          </a>
        ) : (
          <a
            className="button"
            data-kind="secondary"
            rel="nofollow"
            href={`${withQuery(href, `map=${encodeURIComponent(slug || '1')}`)}#${slug}`}
          >
            <Message of="showMap" />
          </a>
        )}
      </StoreText>
      {isShown ? undefined : (
        <p className="meta">
          <Message of="mapNote" />
        </p>
      )}
    </article>
  );
}

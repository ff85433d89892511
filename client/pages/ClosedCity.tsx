import type { ReactNode } from 'react';
import { pageHref } from '../../content/address/visit.ts';
import { type City, citiesWithout, cityNames, cityRow } from '../../content/cities.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import { shownStatus } from '../../content/pageModel.ts';
import { type PageKind, pagePath } from '../../content/pages.ts';
import { Heading } from '../parts/Heading.tsx';
import { Lead } from '../parts/Lead.tsx';
import { Message, useMessage, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

interface ClosedPageProps {
  readonly title: MessageKey;
  readonly text: MessageKey;
  /** A status that is shown above the title. */
  readonly status?: number;
  /** What the status means. */
  readonly note?: MessageKey;
  readonly action?: ReactNode;
  /** Links to other pages. */
  readonly children?: ReactNode;
  /** True for a failure: nothing to celebrate, on the page's own ground. */
  readonly isQuiet?: boolean;
}

/** A page of a closed city or of an error: a short message over drawn meridians, and a way on. */
function ClosedPage({ title, text, status, note, action, children, isQuiet = false }: ClosedPageProps) {
  const message = useMessage();
  return (
    <div className="closed-page" data-tone={isQuiet ? 'bone' : 'bottle'}>
      {isQuiet ? <Corridor /> : <Meridians />}
      <div className="page closed-page-text">
        {status === undefined ? undefined : (
          <p className="meta">
            <Message of="statusNote" values={{ status }} />
            {note ? (
              <>
                {' · '}
                <Message of={note} />
              </>
            ) : undefined}
          </p>
        )}
        <Heading level={1} size={isQuiet ? '3' : 'hero'}>
          {message(title)}
        </Heading>
        <Lead className="lead measure-narrow">{message(text)}</Lead>
        {action}
        {children}
      </div>
    </div>
  );
}

/** The logo's meridians, drawn large, as decoration. */
function Meridians() {
  return (
    <svg className="meridians" viewBox="-100 -100 200 200" fill="none" aria-hidden="true">
      {[96, 82, 64, 44, 22].map((radius) => (
        <ellipse key={radius} rx={radius} ry="96" />
      ))}
      <path d="M0 -96V96M-96 0H96M-83 -48H83M-83 48H83" />
    </svg>
  );
}

/** An empty corridor, a file of our own: the content service may be what failed. */
function Corridor() {
  return <img className="closed-page-picture" src="/corridor.webp" width={900} height={1000} alt="" />;
}

/** Maintenance, opening soon, and browsers that are too old (docs/rules.md#closed-pages). */
export function Closed({ page }: BodyOf<'closed'>) {
  const { city, hiddenCities } = useVisit();
  const again = <Refresh path={[]} />;
  switch (page) {
    case 'maintenance':
      return <ClosedPage title="maintenanceTitle" text="maintenanceText" action={again} />;
    case 'openingSoon':
      return (
        <ClosedPage title="openingSoonTitle" text="openingSoonText" action={again}>
          <Cities
            cities={citiesWithout(hiddenCities).filter(
              (otherCity) =>
                otherCity !== city && cityRow(otherCity).isOnline && cityRow(otherCity).region === cityRow(city).region,
            )}
          />
        </ClosedPage>
      );
    case 'unsupported':
      return <ClosedPage title="unsupportedTitle" text="unsupportedText" />;
  }
}

/** The error page: with our own texts and the status that may be shown (docs/rules.md#error-page). */
export function Failure({ status, home }: BodyOf<'failure'>) {
  const { path } = useVisit();
  const visibleStatus = shownStatus(status);
  return visibleStatus === 404 ? (
    <ClosedPage
      title="notFoundTitle"
      text="notFoundText"
      status={visibleStatus}
      note="notFoundNote"
      action={<BackHome href={home} />}
      isQuiet
    >
      <PageLinks />
    </ClosedPage>
  ) : (
    <ClosedPage title="failureTitle" text="failureText" status={visibleStatus} action={<Refresh path={path} />} isQuiet>
      <PageLinks />
    </ClosedPage>
  );
}

/** A link to the site's home. The browser adds the query (docs/rules.md#not-found-page), because the cached page has none. */
function BackHome({ href }: { readonly href: string }) {
  return (
    <a className="button" data-kind="primary" data-size="large" href={href} data-keeps-query="">
      <Message of="notFoundButton" />
    </a>
  );
}

/** Loads the page again, or the city's home where this page stays the same after the city has opened. */
function Refresh({ path }: { readonly path: readonly string[] }) {
  const visit = useVisit();
  return (
    <a
      className="button"
      data-kind="primary"
      data-size="large"
      rel="nofollow"
      href={pageHref(visit, path)}
      data-keeps-query=""
    >
      <Message of="failureButton" />
    </a>
  );
}

const links: readonly { readonly page: PageKind; readonly name: MessageKey }[] = [
  { page: 'brandListing', name: 'brands' },
  { page: 'diningListing', name: 'dining' },
  { page: 'storeListing', name: 'stores' },
  { page: 'selectDestination', name: 'otherCities' },
];

/** A search and rooms to go to. */
function PageLinks() {
  const visit = useVisit();
  const message = useMessage();
  return (
    <>
      <search className="search">
        <form className="search-form" action={pageHref({ ...visit, carriedQuery: '' }, pagePath('searching'))}>
          <input
            className="search-input display"
            data-size="4"
            name="keyword"
            type="search"
            required
            aria-label={message('searchPrompt')}
            placeholder={message('searchPrompt')}
          />
          <button className="button" data-kind="secondary" type="submit">
            <Message of="search" />
          </button>
        </form>
      </search>
      <nav className="page-links" aria-label={message('whereNext')}>
        <ul>
          {links.map(({ page, name }) => (
            <li key={page}>
              <a className="display quiet-link" data-size="4" href={pageHref(visit, pagePath(page))}>
                <Message of={name} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Other cities of the same continent, in the visitor's language if they offer it. */
function Cities({ cities }: { readonly cities: readonly City[] }) {
  const visit = useVisit();
  const message = useMessage();
  if (cities.length === 0) return undefined;
  return (
    <nav className="page-links" aria-label={message('otherCities')}>
      <ul>
        {cities.map((city) => {
          const { languages } = cityRow(city);
          return (
            <li key={city}>
              <a
                className="display quiet-link"
                data-size="4"
                href={pageHref(
                  {
                    ...visit,
                    city,
                    language: languages.find((language) => language === visit.language) ?? languages[0],
                  },
                  [],
                )}
              >
                {cityNames[city][visit.language]}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

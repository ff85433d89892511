import type { ReactNode } from 'react';
import { type City, cityRow, citySlugs } from '../../content/cities.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import { type PageKind, pagePath } from '../../content/pages.ts';
import { shownStatus } from '../../content/shownStatus.ts';
import { pageHref } from '../../content/visit.ts';
import { Message, useMessage, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

interface DoorProps {
  readonly title: MessageKey;
  readonly text: MessageKey;
  /** A status that the page shows above its words. */
  readonly status?: number;
  /** What the status means. */
  readonly note?: MessageKey;
  readonly action?: ReactNode;
  /** Ways onward. */
  readonly children?: ReactNode;
}

/** A page where the way ends: drawn meridians, large words, and a way on. */
function Door({ title, text, status, note, action, children }: DoorProps) {
  return (
    <div className="door" data-tone="bottle">
      <Meridians />
      <div className="page door-text">
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
        <h1 className="display" data-size="hero">
          <Message of={title} />
        </h1>
        <p className="lead measure-narrow">
          <Message of={text} />
        </p>
        {action}
        {children}
      </div>
    </div>
  );
}

/** The house's mark drawn large: a globe's meridians. Ornament. */
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

/** Maintenance, opening soon, and browsers that are too old (site-shell §2). */
export function Closed({ door }: BodyOf<'closed'>) {
  const { city } = useVisit();
  const again = <Refresh path={[]} />;
  switch (door) {
    case 'maintenance':
      return <Door title="maintenanceTitle" text="maintenanceText" action={again} />;
    case 'openingSoon':
      return (
        <Door title="openingSoonTitle" text="openingSoonText" action={again}>
          <Cities
            cities={citySlugs.filter(
              (other) => other !== city && cityRow(other).isOnline && cityRow(other).region === cityRow(city).region,
            )}
          />
        </Door>
      );
    case 'unsupported':
      return <Door title="unsupportedTitle" text="unsupportedText" />;
  }
}

/** The error page: its texts are the catalogue's, its status the one to be shown (content-pages §8). */
export function Failure({ status, home }: BodyOf<'failure'>) {
  const { path } = useVisit();
  const shown = shownStatus(status);
  return shown === 404 ? (
    <Door
      title="notFoundTitle"
      text="notFoundText"
      status={shown}
      note="notFoundNote"
      action={<BackHome href={home} />}
    >
      <Ways />
    </Door>
  ) : (
    <Door title="failureTitle" text="failureText" status={shown} action={<Refresh path={path} />}>
      <Ways />
    </Door>
  );
}

/** The site's home, with the query that the browser has (site-shell §8); the page is kept without it. */
function BackHome({ href }: { readonly href: string }) {
  return (
    <a className="button" data-kind="primary" data-size="large" href={href} data-keeps-query="">
      <Message of="notFoundButton" />
    </a>
  );
}

/** Asks for the page again. A closed door stays where it is when the city has opened: there it asks for the city's home. */
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

const ways: readonly { readonly page: PageKind; readonly name: MessageKey }[] = [
  { page: 'home', name: 'home' },
  { page: 'storeListing', name: 'stores' },
  { page: 'searching', name: 'search' },
  { page: 'selectDestination', name: 'otherCities' },
];

function Ways() {
  const visit = useVisit();
  const message = useMessage();
  return (
    <nav className="ways" aria-label={message('whereNext')}>
      <ul>
        {ways.map(({ page, name }) => (
          <li key={page}>
            <a className="display quiet-link" data-size="4" href={pageHref(visit, pagePath(page))}>
              <Message of={name} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Other cities of the same continent, in the visitor's language where they offer it. */
function Cities({ cities }: { readonly cities: readonly City[] }) {
  const visit = useVisit();
  const message = useMessage();
  if (cities.length === 0) return undefined;
  return (
    <nav className="ways" aria-label={message('otherCities')}>
      <ul>
        {cities.map((city) => {
          const { languages, name } = cityRow(city);
          return (
            <li key={city}>
              <a
                className="display quiet-link"
                data-size="4"
                lang="en"
                href={pageHref(
                  {
                    ...visit,
                    city,
                    language: languages.find((language) => language === visit.language) ?? languages[0],
                  },
                  [],
                )}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

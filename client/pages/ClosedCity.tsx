import type { ReactNode } from 'react';
import { withQuery } from '../../content/address/addressQuery.ts';
import { pageHref, twinHref } from '../../content/address/visit.ts';
import { languageIn } from '../../content/cities.ts';
import type { Media } from '../../content/media/media.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import { pagePath } from '../../content/pages.ts';
import { hook } from '../hooks/hook.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { CarriedFields } from '../parts/CarriedFields.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Lead } from '../parts/Lead.tsx';
import { List } from '../parts/List.tsx';
import { PageLinks } from '../parts/PageLinks.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Logo } from '../shell/Logo.tsx';
import { useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

interface ClosedPageProps {
  readonly title: MessageKey;
  /** The city's model, where the content has it. */
  readonly picture?: Media | undefined;
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

/** A page of a closed city or of an error: a short message beside a picture, and a way on. */
function ClosedPage({ title, picture, text, status, note, action, children, isQuiet = false }: ClosedPageProps) {
  const { cityName, message } = useVisit();
  return (
    <div className="closed-page" data-tone={isQuiet ? 'bone' : 'bottle'}>
      <div className="closed-page-picture">
        {picture ? (
          <Picture
            media={picture}
            ratio="fill"
            frame={{ widths: [100, 100, 42], heights: [34, 34, 100] }}
            isFirst
            isOrnament
          />
        ) : (
          <LeftBehind />
        )}
      </div>
      <div className="page closed-page-text">
        {isQuiet ? undefined : (
          <p className="closed-page-place">
            <Logo drawing={undefined} />
            <span className="eyebrow">{cityName}</span>
          </p>
        )}
        {status === undefined ? undefined : (
          <p className="meta">
            {message('statusNote', { status })}
            {note ? (
              <>
                {' · '}
                {message(note)}
              </>
            ) : undefined}
          </p>
        )}
        <Heading level={1} size={isQuiet ? '2' : 'hero'} text={message(title, { city: cityName })} />
        <Lead className="lead measure-narrow" text={message(text)} />
        {action}
        {children}
      </div>
    </div>
  );
}

/** An umbrella that somebody left behind, a file of our own: the content service may be what failed. */
function LeftBehind() {
  return <img className="picture-image" src="/umbrella.webp" width={900} height={1000} alt="" />;
}

const closedTexts = {
  maintenance: { title: 'maintenanceTitle', text: 'maintenanceText' },
  openingSoon: { title: 'openingSoonTitle', text: 'openingSoonText' },
} as const;

/** Maintenance, opening soon, and browsers that are too old (docs/rules.md#closed-pages). */
export function Closed({ page, picture, elsewhere }: BodyOf<'closed'>) {
  const visit = useVisit();
  switch (page) {
    case 'maintenance':
    case 'openingSoon':
      return (
        <ClosedPage
          {...closedTexts[page]}
          picture={picture}
          action={<Onward text="failureButton" rel="nofollow" href={pageHref(visit, [])} />}
        >
          <Elsewhere cities={elsewhere} />
        </ClosedPage>
      );
    case 'unsupported':
      return <ClosedPage title="unsupportedTitle" picture={picture} text="unsupportedText" />;
  }
}

const failureTexts = {
  missing: { title: 'notFoundTitle', text: 'notFoundText', note: 'notFoundNote' },
  failed: { title: 'failureTitle', text: 'failureText' },
} as const;

/**
 * The error page: with our own texts and the status that may be shown (docs/rules.md#error-page, docs/rules.md#unknown-page).
 */
export function Failure({ status, home }: BodyOf<'failure'>) {
  const visit = useVisit();
  const isMissing = status === 404;
  return (
    <ClosedPage
      {...(isMissing ? failureTexts.missing : failureTexts.failed)}
      status={status}
      action={
        isMissing ? (
          <Onward text="notFoundButton" href={home} />
        ) : (
          // With what was chosen on it, also without script.
          <Onward text="failureButton" rel="nofollow" href={withQuery(twinHref(visit, {}), visit.choiceQuery)} />
        )
      }
      isQuiet
    >
      <WaysOn />
    </ClosedPage>
  );
}

interface OnwardProps {
  readonly text: MessageKey;
  readonly href: string;
  readonly rel?: 'nofollow';
}

/**
 * The site's home; or this page again, and the city's home where this page stays the same after the city has opened. The
 * browser adds the query (docs/rules.md#not-found-page), because the cached page has none.
 */
function Onward({ text, href, rel }: OnwardProps) {
  const { message } = useVisit();
  return (
    <ButtonLink kind="primary" text={message(text)} data-size="large" rel={rel} href={href} {...hook('keeps-query')} />
  );
}

/** A search and rooms to go to. */
function WaysOn() {
  const visit = useVisit();
  return (
    <>
      <search className="search">
        <form className="search-form" action={pageHref({ ...visit, carriedQuery: '' }, pagePath('searching'))}>
          <input
            className="search-input display"
            data-size="4"
            name="keyword"
            type="search"
            dir="auto"
            required
            aria-label={visit.message('searchPrompt')}
            placeholder={visit.message('searchPrompt')}
          />
          <CarriedFields carried={visit.carriedQuery} />
          <Button kind="secondary" text={visit.message('search')} type="submit" />
        </form>
      </search>
      <PageLinks />
    </>
  );
}

/**
 * What a visitor can do meanwhile: the nearest cities, in the visitor's language if they offer it, and the first one's
 * newsletter.
 */
function Elsewhere({ cities }: { readonly cities: BodyOf<'closed'>['elsewhere'] }) {
  const visit = useVisit();
  const elsewhere = cities.map((other) => ({ ...visit, ...other, language: languageIn(other.city, visit.language) }));
  const [nearest] = elsewhere;
  return nearest ? (
    <nav className="page-links" aria-labelledby="elsewhere">
      <p className="eyebrow" id="elsewhere">
        {visit.message('otherCities')}
      </p>
      <List of={elsewhere}>
        {(other) => (
          <a className="display quiet-link" data-size="4" href={pageHref(other, [])}>
            {other.name}
          </a>
        )}
      </List>
      <a className="text-link" href={pageHref(nearest, pagePath('newsletter'))}>
        {visit.message('newsletterBegin')}
      </a>
    </nav>
  ) : undefined;
}

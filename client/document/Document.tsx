import { listingAddress } from '../../content/address/listingAddress.ts';
import { belongsToShop } from '../../content/cards/onlineShop.ts';
import { languages } from '../../content/languages.ts';
import type { PageBody, PageModel } from '../../content/pageModel.ts';
import { shopSearchHref } from '../../content/shell/shellPlaces.ts';
import type { Visit } from '../../content/visit.ts';
import { PageView } from '../pages/views.tsx';
import { IconDrawings } from '../parts/Icon.tsx';
import { AgeGateNotice } from '../shell/AgeGateHost.tsx';
import { Consent } from '../shell/Consent.tsx';
import { Footer } from '../shell/Footer.tsx';
import { Header } from '../shell/Header.tsx';
import { Overlays } from '../shell/Overlays.tsx';
import { isAgeGated, pageFacts } from '../shell/pageFacts.ts';
import { SearchDialog } from '../shell/SearchDialog.tsx';
import { BookingFailed } from '../shell/ServiceFailed.tsx';
import { type Services, serviceFacts } from '../shell/serviceFacts.ts';
import type { ShellHtml } from '../shell/shellParts.tsx';
import { Message, VisitProvider } from '../visitContext.tsx';
import { type Files, Head } from './Head.tsx';

interface DocumentProps {
  readonly visit: Visit;
  readonly model: PageModel;
  readonly files: Files;
  readonly services: Services;
  readonly nonce: string;
  /** Parts of header and footer that are rendered already. */
  readonly shellHtml?: ShellHtml | undefined;
}

/** Views that stand alone, without header and footer: closed doors have nowhere to lead. */
const standalone: readonly string[] = ['closed'];

/** The whole document of a page. */
export function Document({ visit, model, files, services, nonce, shellHtml }: DocumentProps) {
  const isStandalone = standalone.includes(model.body.view);
  const hasFrame = !isStandalone && !belongsToShop(model.body, visit.city);
  // The search page is the panel, and a city with an online shop searches there (site-shell §4).
  const hasSearchDialog = hasFrame && model.body.view !== 'searching' && !shopSearchHref(visit, model.shell.settings);
  return (
    <html
      lang={languages[visit.language].hreflang}
      {...pageFacts(model, visit)}
      {...serviceFacts(services, model.shell, visit)}
    >
      <Head visit={visit} head={model.head} files={files} nonce={nonce} />
      <body>
        <VisitProvider visit={visit} untranslated={model.untranslated} choiceQuery={choiceQuery(model.body)}>
          <a className="skip-link" href="#content">
            <Message of="skipToContent" />
          </a>
          <IconDrawings />
          {services.consentScript === '' && <Consent />}
          {!isStandalone && <Overlays model={model} services={services} html={shellHtml} />}
          {hasFrame && <Header shell={model.shell} kind={model.kind} html={shellHtml} />}
          {isAgeGated(model, visit) && <AgeGateNotice />}
          <main id="content" tabIndex={-1}>
            <PageView body={model.body} />
          </main>
          {hasFrame && <Footer shell={model.shell} html={shellHtml?.footer} />}
          {hasSearchDialog && <SearchDialog html={shellHtml?.search} />}
          {services.bookingScript !== '' && <BookingFailed />}
        </VisitProvider>
      </body>
    </html>
  );
}

/** A listing's choice stands in its address; no other page has one that is worth keeping. */
function choiceQuery(body: PageBody): string {
  return body.view === 'listing' ? listingAddress(body.listing, body.choice).query : '';
}

import type { Visit } from '../../content/address/visit.ts';
import { languages } from '../../content/languages.ts';
import { message } from '../../content/messages/messages.ts';
import { belongsToShop, type PageBody, type PageModel } from '../../content/pageModel.ts';
import { shopSearchHref } from '../../content/shell/shellPlaces.ts';
import { PageView } from '../pages/views.tsx';
import { IconDrawings } from '../parts/Icon.tsx';
import { AgeGateNotice } from '../shell/AgeGateHost.tsx';
import { Consent } from '../shell/Consent.tsx';
import { FloatingHelp } from '../shell/FloatingHelp.tsx';
import { Footer } from '../shell/Footer.tsx';
import { Header } from '../shell/Header.tsx';
import { LanguageNote } from '../shell/LocalePanel.tsx';
import { Overlays } from '../shell/Overlays.tsx';
import { gateAge, isWithoutOverlay, pageFacts } from '../shell/pageFacts.ts';
import { SearchDialog } from '../shell/SearchDialog.tsx';
import { BookingFailed } from '../shell/ServiceFailed.tsx';
import { SlimLine } from '../shell/SlimLine.tsx';
import { type Services, serviceFacts } from '../shell/serviceFacts.ts';
import { spokenVisit, VisitProvider } from '../visitContext.tsx';
import { type Files, Head } from './Head.tsx';

interface DocumentProps {
  readonly visit: Visit;
  readonly model: PageModel;
  readonly files: Files;
  readonly services: Services;
  readonly nonce: string;
}

/** Views without header and footer: in a closed city their links would lead nowhere. */
const standalone: readonly string[] = ['closed'];

/** The whole document of a page (docs/rules.md#without-script). */
export function Document({ visit, model, files, services, nonce }: DocumentProps) {
  const isStandalone = standalone.includes(model.body.view);
  const legalAge = gateAge(model, visit);
  const hasFrame = !isStandalone && !belongsToShop(model.body, visit);
  // No panel on the search page itself, nor in a city with an online shop, which searches there (docs/rules.md#search-icon).
  const hasSearchDialog = hasFrame && model.body.view !== 'searching' && !shopSearchHref(visit, model.shell);
  return (
    <html
      lang={languages[visit.language].hreflang}
      {...pageFacts(model, visit)}
      {...serviceFacts(services, model.shell, visit)}
    >
      <Head visit={visit} head={model.head} files={files} nonce={nonce} />
      <body>
        <VisitProvider visit={spokenVisit(visit)} untranslated={model.untranslated}>
          {/* The first thing that the keyboard reaches (docs/rules.md#skip-link). */}
          <a className="skip-link" href="#content">
            {message('skipToContent', visit.language)}
          </a>
          <IconDrawings />
          {services.thirdParties.consent === undefined && <Consent html={model.shell.html?.consent} />}
          {!isStandalone && <Overlays model={model} />}
          {!isStandalone && <LanguageNote />}
          {hasFrame && <Header shell={model.shell} kind={model.kind} />}
          {!hasFrame && !isStandalone && <SlimLine shell={model.shell} />}
          {legalAge && <AgeGateNotice age={legalAge} />}
          <Main body={model.body} />
          {hasFrame && <Footer shell={model.shell} />}
          {/* The keyboard reaches the help last (docs/rules.md#help-order). */}
          {!isStandalone && !isWithoutOverlay(visit) && (
            <FloatingHelp shell={model.shell} hasChat={services.thirdParties.chat !== undefined} />
          )}
          {hasSearchDialog && <SearchDialog html={model.shell.html?.search} />}
          {services.thirdParties.booking !== undefined && <BookingFailed />}
        </VisitProvider>
      </body>
    </html>
  );
}

/** A page between header and footer. */
export function Main({ body }: { readonly body: PageBody }) {
  return (
    <main id="content" tabIndex={-1}>
      <PageView body={body} />
    </main>
  );
}

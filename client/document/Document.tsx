import { languages } from '../../content/languages.ts';
import type { PageModel } from '../../content/pageModel.ts';
import { shopSearchHref } from '../../content/shellPlaces.ts';
import type { Visit } from '../../content/visit.ts';
import { PageView } from '../pages/views.tsx';
import { Footer } from '../shell/Footer.tsx';
import { Header } from '../shell/Header.tsx';
import { Overlays } from '../shell/Overlays.tsx';
import { pageFacts } from '../shell/pageFacts.ts';
import { SearchDialog } from '../shell/SearchDialog.tsx';
import { Message, VisitProvider } from '../visitContext.tsx';
import { Head } from './Head.tsx';

/** Addresses of the built client files, as the document names them. */
interface Files {
  readonly script: string;
  readonly early: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly isDevelopment: boolean;
}

interface DocumentProps {
  readonly visit: Visit;
  readonly model: PageModel;
  readonly files: Files;
  readonly nonce: string;
}

/** Views that stand alone, without header and footer: closed doors have nowhere to lead. */
const standalone: readonly string[] = ['closed'];

/** The whole document of a page. */
export function Document({ visit, model, files, nonce }: DocumentProps) {
  const isStandalone = standalone.includes(model.body.view);
  // The search page is the panel, and a city with an online shop searches there (site-shell §4).
  const hasSearchDialog = !isStandalone && model.body.view !== 'searching' && !shopSearchHref(visit, model.shell.settings);
  return (
    <html lang={languages[visit.language].hreflang} {...pageFacts(model, visit)}>
      <Head visit={visit} head={model.head} files={files} nonce={nonce} />
      <body>
        <VisitProvider visit={visit} untranslated={model.untranslated}>
          <a className="skip-link" href="#content">
            <Message of="skipToContent" />
          </a>
          {!isStandalone && <Overlays model={model} />}
          {!isStandalone && <Header shell={model.shell} kind={model.kind} />}
          <main id="content" tabIndex={-1}>
            <PageView body={model.body} />
          </main>
          {!isStandalone && <Footer shell={model.shell} />}
          {hasSearchDialog && <SearchDialog />}
        </VisitProvider>
      </body>
    </html>
  );
}

import { languages } from '../../content/languages.ts';
import type { PageModel } from '../../content/pageModel.ts';
import type { Visit } from '../../content/visit.ts';
import { PageView } from '../pages/views.tsx';
import { Footer } from '../shell/Footer.tsx';
import { Header } from '../shell/Header.tsx';
import { Message, VisitProvider } from '../visitContext.tsx';
import { Head } from './Head.tsx';

/** Addresses of the built client files, as the document names them. */
interface Files {
  readonly script: string;
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
  return (
    <html lang={languages[visit.language].hreflang} data-tree={visit.tree} data-kind={model.kind} data-age-restricted={model.isAgeRestricted ? '' : undefined}>
      <Head visit={visit} head={model.head} files={files} nonce={nonce} />
      <body>
        <VisitProvider visit={visit}>
          <a className="skip-link" href="#content">
            <Message of="skipToContent" />
          </a>
          {!isStandalone && <Header shell={model.shell} kind={model.kind} />}
          <main id="content" tabIndex={-1}>
            <PageView body={model.body} />
          </main>
          {!isStandalone && <Footer shell={model.shell} />}
        </VisitProvider>
      </body>
    </html>
  );
}

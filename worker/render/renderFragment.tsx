import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { VisitProvider } from '../../client/visitContext.tsx';
import type { Visit } from '../../content/visit.ts';

/** Fragments show no texts of entries that fall back to English. */
const noEntries: ReadonlySet<string> = new Set();

/** Renders a piece of a page by itself to HTML. Fails when any of it fails. */
export async function renderFragment(element: ReactElement, visit: Visit): Promise<string> {
  const stream = await renderToReadableStream(
    <VisitProvider visit={visit} untranslated={noEntries}>
      {element}
    </VisitProvider>,
  );
  return new Response(stream).text();
}

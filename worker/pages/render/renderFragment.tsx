import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { VisitProvider } from '../../../client/visitContext.tsx';
import type { Visit } from '../../../content/address/visit.ts';

/** No text in a fragment falls back to English. */
const noEntries: ReadonlySet<string> = new Set();

/** Renders a part of a page to HTML. Rejects when any component throws. */
export async function renderFragment(element: ReactElement, visit: Visit): Promise<string> {
  const stream = await renderToReadableStream(
    <VisitProvider visit={visit} untranslated={noEntries}>
      {element}
    </VisitProvider>,
  );
  return new Response(stream).text();
}

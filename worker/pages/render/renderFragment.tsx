import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { type SpokenVisit, VisitProvider } from '../../../client/visitContext.tsx';

/**
 * Renders a part of a page to HTML. `untranslated`: ids of entries that fall back to English. Rejects when any component
 * throws.
 */
export async function renderFragment(
  element: ReactElement,
  visit: SpokenVisit,
  untranslated: ReadonlySet<string> = new Set(),
): Promise<string> {
  const stream = await renderToReadableStream(
    <VisitProvider visit={visit} untranslated={untranslated}>
      {element}
    </VisitProvider>,
  );
  return new Response(stream).text();
}

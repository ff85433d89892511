import type { PageBody, PageModel } from '../../content/pageModel.ts';
import { type Backdrop, PageBackground } from '../parts/PageBackground.tsx';
import { useVisit } from '../visitContext.tsx';
import { AgeGateHost, AgeGateUndo } from './AgeGateHost.tsx';
import { Announcement } from './Announcement.tsx';
import { DestinationHost } from './DestinationHost.tsx';
import { markup } from './markup.ts';
import { Notices } from './Notices.tsx';
import { PageState, PreviewMask } from './PageState.tsx';
import { gateAge, isWithoutOverlay } from './pageFacts.ts';

/**
 * Everything over or behind a page (docs/rules.md#page-frame). First in the
 * document, so that keyboard users reach notices before the page.
 */
export function Overlays({ model }: { readonly model: PageModel }) {
  const visit = useVisit();
  const { shell, body } = model;
  const backdrop = backdropOf(body);
  const legalAge = gateAge(model, visit);
  const isBare = isWithoutOverlay(visit);
  return (
    <>
      {visit.isPreview && !isBare ? <PreviewMask /> : undefined}
      {backdrop ? <PageBackground backdrop={backdrop} /> : undefined}
      <Announcement shell={shell} />
      {legalAge ? (
        <>
          <AgeGateHost age={legalAge} />
          <AgeGateUndo />
        </>
      ) : undefined}
      {isBare ? undefined : <Notices shell={shell} body={body} />}
      <div {...markup(shell.html?.destination, <DestinationHost shell={shell} />)} />
      <PageState />
    </>
  );
}

/** The entry that a page is made of carries its background (docs/rules.md#background-fields). */
function backdropOf(body: PageBody): Backdrop | undefined {
  const entry = 'entry' in body ? body.entry : undefined;
  return entry && 'backgroundImage' in entry ? entry : undefined;
}

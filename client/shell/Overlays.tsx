import type { PageBody, PageModel } from '../../content/pageModel.ts';
import { type Backdrop, PageBackground } from '../parts/PageBackground.tsx';
import { useVisit } from '../visitContext.tsx';
import { AgeGateHost } from './AgeGateHost.tsx';
import { Announcement } from './Announcement.tsx';
import { DestinationHost } from './DestinationHost.tsx';
import { FloatingHelp } from './FloatingHelp.tsx';
import { markup } from './markup.ts';
import { Notices } from './Notices.tsx';
import { PageState, PreviewMask } from './PageState.tsx';
import { isAgeGated, isWithoutOverlay } from './pageFacts.ts';
import type { Services } from './serviceFacts.ts';
import type { ShellHtml } from './shellParts.tsx';

interface OverlaysProps {
  readonly model: PageModel;
  readonly services: Services;
  readonly html: ShellHtml | undefined;
}

/**
 * Everything that lies over, behind or before a page (site-shell §2: layouts and global extras). It stands first in the
 * document, so that notices are met by keyboard before the page that they speak of.
 */
export function Overlays({ model, services, html }: OverlaysProps) {
  const visit = useVisit();
  const { shell, body } = model;
  const backdrop = backdropOf(body);
  const isBare = isWithoutOverlay(visit);
  return (
    <>
      {visit.isPreview && !isBare ? <PreviewMask /> : undefined}
      {backdrop ? <PageBackground backdrop={backdrop} /> : undefined}
      <Announcement shell={shell} />
      {isAgeGated(model, visit) ? <AgeGateHost /> : undefined}
      {isBare ? undefined : <Notices shell={shell} />}
      <div {...markup(html?.destination, <DestinationHost shell={shell} hideList={services.hiddenDestinations} />)} />
      {isBare ? undefined : <FloatingHelp shell={shell} chatScript={services.chatScript} />}
      <PageState />
    </>
  );
}

/** The entry that a page is made of carries its background (content-pages §4). */
function backdropOf(body: PageBody): Backdrop | undefined {
  const entry = 'entry' in body ? body.entry : undefined;
  return entry && 'backgroundImage' in entry ? entry : undefined;
}

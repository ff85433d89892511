import type { ReactNode } from 'react';
import { hook } from '../hooks/hook.ts';
import { useVisit } from '../visitContext.tsx';
import { markup } from './markup.ts';

interface ClosedMenuProps {
  /** The content, already rendered to HTML, or not yet. */
  readonly html?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * A menu that is closed at first: elements for browsers without script and for robots, text for all others, until somebody
 * comes near it (client/browser/shell/closedMenus.ts). Editors' tools read the page as it is.
 */
export function ClosedMenu({ html, children }: ClosedMenuProps) {
  if (useVisit().isPreview) return children;
  return <noscript {...hook('closed-menu')} {...markup(html, children)} />;
}

import type { ReactNode } from 'react';
import type { LinkTarget } from '../../content/address/linkTarget.ts';
import { hook } from '../hooks/hook.ts';
import { About } from '../parts/About.tsx';
import { Arrow } from '../parts/Arrow.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Spoken, useVisit } from '../visitContext.tsx';

interface MenuSectionProps {
  /** Id of the entry that the title is from. */
  readonly of?: string;
  readonly title: string;
  /** The accessible name, where it differs from the title. */
  readonly spoken?: string;
  /** Sections of a group close each other. */
  readonly group: string;
  readonly size: 'large' | 'medium' | 'small';
  /** Its own page, as the first link. */
  readonly target?: LinkTarget;
  readonly children: ReactNode;
}

/** A section of the menu: it unfolds in place without script; with script it is a panel with a back button. */
export function MenuSection({ of = '', title, spoken = '', group, size, target, children }: MenuSectionProps) {
  const { message } = useVisit();
  return (
    <details className="menu-section" name={group}>
      <summary
        className={size === 'large' ? 'menu-item display' : size === 'medium' ? 'menu-category' : 'menu-tool'}
        aria-label={spoken || undefined}
      >
        <Spoken of={of} text={title} />
      </summary>
      <div className="menu-panel">
        {target && target.kind !== 'none' ? (
          <TargetLink className="menu-all" target={target}>
            {message('viewAll')}
            <About of={{ id: of, title }} />
          </TargetLink>
        ) : undefined}
        {children}
      </div>
    </details>
  );
}

/** The head of a section's panel, as a template that script copies into each panel. */
export function MenuPanelHead() {
  const { message } = useVisit();
  return (
    <template {...hook('menu-head')}>
      <div className="menu-panel-head">
        <button type="button" className="icon-button" aria-label={message('back')} data-menu-back="">
          <Arrow towards="start" />
        </button>
        <p className="menu-panel-title display" />
      </div>
    </template>
  );
}

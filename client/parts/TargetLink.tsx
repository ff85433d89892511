import type { ReactNode } from 'react';
import type { LinkTarget } from '../../content/address/links.ts';
import { targetHref } from '../../content/visit.ts';
import { Message, useVisit } from '../visitContext.tsx';

interface TargetLinkProps {
  readonly target: LinkTarget;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** Replaces the words as the link's name; leave the words readable inside it. */
  readonly label?: string | undefined;
  readonly kind?: string | undefined;
  /** Marks the link to the page that is shown, or to its section. */
  readonly current?: 'page' | 'true' | undefined;
}

/**
 * A link by the rules of content-pages §5: mail, page, own domain, outbound. A link to nowhere is plain text, so that
 * nobody is led to a control that does nothing. Outbound links are marked for the click event (content-pages §7) and
 * say that they open a window (WCAG 3.2.5).
 */
export function TargetLink({ target, className, children, label, kind, current }: TargetLinkProps) {
  const visit = useVisit();
  const href = targetHref(target, visit);
  if (href === undefined) return <span className={className}>{children}</span>;
  const isOutbound = target.kind === 'outbound';
  const outbound = isOutbound ? { rel: 'noopener', target: '_blank', 'data-outbound': '' } : {};
  return (
    <a className={className} href={href} aria-label={label} data-kind={kind} aria-current={current} {...outbound}>
      {children}
      {isOutbound && label === undefined ? <NewWindowNote /> : undefined}
    </a>
  );
}

/** The unseen words that tell a screen reader's user of the new window. */
export function NewWindowNote() {
  return (
    <span className="visually-hidden">
      {' ('}
      <Message of="opensInNewWindow" />)
    </span>
  );
}

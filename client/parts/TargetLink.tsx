import type { ReactNode } from 'react';
import { type LinkTarget, targetHref } from '../../content/address/linkTarget.ts';
import { useMessage, useVisit } from '../visitContext.tsx';

interface TargetLinkProps {
  readonly target: LinkTarget;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** Accessible name instead of the text; it has to contain the text. */
  readonly label?: string | undefined;
  readonly kind?: string | undefined;
  /** Marks the link to the page that is shown, or to its section. */
  readonly current?: 'page' | 'true' | undefined;
}

/**
 * A link to a mail address, a page, our own domain or elsewhere. A link without a target is plain text
 * (docs/rules.md#empty-links). Outbound links are marked for analytics (docs/rules.md#outbound-links) and say that they
 * open a window (WCAG 3.2.5).
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

/** Visually hidden text that announces the new window to screen readers. */
export function NewWindowNote() {
  const message = useMessage();
  return (
    <span className="visually-hidden">
      {' ('}
      {message('opensInNewWindow')})
    </span>
  );
}

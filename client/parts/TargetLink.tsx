import type { ReactNode } from 'react';
import { type LinkTarget, targetHref } from '../../content/address/linkTarget.ts';
import { hook } from '../hooks/hook.ts';
import { useVisit } from '../visitContext.tsx';

interface TargetLinkProps {
  readonly target: LinkTarget;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** Accessible name where it differs from the text, which it has to contain; a link that opens a window has none. */
  readonly spoken?: string | undefined;
  readonly kind?: string | undefined;
  /** The social network that the link leads to, which is counted (docs/rules.md#data-layer). */
  readonly network?: string | undefined;
  /** What the link books, which is counted, too. */
  readonly booking?: string | undefined;
  /** Marks the link to the page that is shown, or to its section. */
  readonly current?: 'page' | 'true' | undefined;
}

/**
 * A link to a mail address, a page, our own domain or elsewhere. A link without a target is plain text
 * (docs/rules.md#empty-links). Outbound links are marked for analytics (docs/rules.md#outbound-links) and say that they
 * open a window (WCAG 3.2.5).
 */
export function TargetLink({ target, className, children, spoken, kind, network, booking, current }: TargetLinkProps) {
  const visit = useVisit();
  const href = targetHref(target, visit);
  if (href === undefined) return <span className={className}>{children}</span>;
  const isOutbound = target.kind === 'outbound';
  const more = isOutbound ? outbound : { 'aria-label': spoken || undefined };
  return (
    <a
      className={className}
      href={href}
      data-kind={kind}
      aria-current={current}
      {...more}
      {...hook('follow', network)}
      {...hook('booking', booking)}
    >
      {children}
      {isOutbound ? <NewWindowNote /> : undefined}
    </a>
  );
}

/** What marks a link that opens a window. */
export const outbound = { rel: 'noopener', target: '_blank', 'data-outbound': '' } as const;

/** Visually hidden text that announces the new window to screen readers. */
export function NewWindowNote() {
  const { message } = useVisit();
  return (
    <span className="visually-hidden">
      {' ('}
      {message('opensInNewWindow')})
    </span>
  );
}

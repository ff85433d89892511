import { pageHref } from '../../content/address/visit.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import { type PageKind, pagePath } from '../../content/pages.ts';
import { useVisit } from '../visitContext.tsx';

interface BreadcrumbProps {
  /** The parent page, and its name. */
  readonly page: PageKind;
  readonly name: MessageKey;
  readonly here: string;
}

/** Home, the parent page, and this page. */
export function Breadcrumb({ page, name, here }: BreadcrumbProps) {
  const visit = useVisit();
  return (
    <nav className="breadcrumb page" aria-label={visit.message('breadcrumb')}>
      <ol>
        <li>
          <a href={pageHref(visit, [])}>{visit.message('home')}</a>
        </li>
        <li>
          <a href={pageHref(visit, pagePath(page))}>{visit.message(name)}</a>
        </li>
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}

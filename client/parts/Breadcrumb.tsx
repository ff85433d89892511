import { pageHref } from '../../content/address/visit.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import { type PageKind, pagePath } from '../../content/pages.ts';
import { Spoken, useVisit } from '../visitContext.tsx';

interface BreadcrumbProps {
  /** The parent page, and its name. */
  readonly page: PageKind;
  readonly name: MessageKey;
  readonly here: string;
  /** The page's own entry, whose title it is. */
  readonly of?: string;
}

/** Home, the parent page, and this page. */
export function Breadcrumb({ page, name, here, of = '' }: BreadcrumbProps) {
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
          <span aria-current="page">
            <Spoken of={of} field="title">
              {here}
            </Spoken>
          </span>
        </li>
      </ol>
    </nav>
  );
}

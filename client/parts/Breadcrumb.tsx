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

/** Home, the parent page, and this page; one that is called as its parent stands for both (docs/rules.md#structured-data). */
export function Breadcrumb({ page, name, here, of = '' }: BreadcrumbProps) {
  const visit = useVisit();
  const parent = visit.message(name);
  return (
    <nav className="breadcrumb page" aria-label={visit.message('breadcrumb')}>
      <ol>
        <li>
          <a href={pageHref(visit, [])}>{visit.message('home')}</a>
        </li>
        {parent === here ? undefined : (
          <li>
            <a href={pageHref(visit, pagePath(page))}>{parent}</a>
          </li>
        )}
        <li>
          <span aria-current="page">
            <Spoken of={of} field="title" text={here} />
          </span>
        </li>
      </ol>
    </nav>
  );
}

import { pageHref } from '../../content/address/visit.ts';
import { useVisit } from '../visitContext.tsx';

/** A parent page. */
interface Step {
  readonly title: string;
  /** Segments after city and tree. */
  readonly path: readonly string[];
}

/** Home, the parent pages, and this page. */
export function Breadcrumb({ steps, here }: { readonly steps: readonly Step[]; readonly here: string }) {
  const visit = useVisit();
  return (
    <nav className="breadcrumb page" aria-label={visit.message('breadcrumb')}>
      <ol>
        <li>
          <a href={pageHref(visit, [])}>{visit.message('home')}</a>
        </li>
        {steps.map(({ title, path }) => (
          <li key={title}>
            <a href={pageHref(visit, path)}>{title}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}

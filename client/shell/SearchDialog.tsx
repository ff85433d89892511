import { SearchPanelHere } from '../parts/SearchPanelHere.tsx';
import { useMessage } from '../visitContext.tsx';
import { markup } from './markup.ts';

/**
 * The panel that the header's search icon opens (site-shell §2). A native dialog: the page behind is still, Escape
 * closes it, and the icon has the focus again afterwards. Its island wakes when it first comes into sight.
 */
export function SearchDialog({ html }: { readonly html: string | undefined }) {
  const message = useMessage();
  return (
    <dialog className="dialog search-dialog" aria-label={message('search')} data-search-dialog="">
      <div className="page" {...markup(html, <SearchPanelHere place="dialog" />)} />
    </dialog>
  );
}

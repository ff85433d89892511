import { SearchPanelHere } from '../islands/search/SearchPanelHere.tsx';
import { useMessage } from '../visitContext.tsx';
import { markup } from './markup.ts';

/**
 * The panel that the header's search icon opens (docs/rules.md#search-icon). A native dialog: the page behind is inert, Escape
 * closes it, and the focus returns to the icon. Its island is hydrated when it is first visible.
 */
export function SearchDialog({ html }: { readonly html: string | undefined }) {
  const message = useMessage();
  return (
    <dialog className="dialog search-dialog" aria-label={message('search')} data-search-dialog="">
      <div className="page" {...markup(html, <SearchPanelHere place="dialog" />)} />
    </dialog>
  );
}

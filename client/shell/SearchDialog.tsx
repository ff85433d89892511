import { hook } from '../hooks/hook.ts';
import { SearchPanelHere } from '../islands/search/SearchPanelHere.tsx';
import { useVisit } from '../visitContext.tsx';
import { markup } from './markup.ts';

/**
 * The panel that the header's search icon opens (docs/rules.md#search-icon). A popover: Escape closes it, and the focus
 * returns to the icon. Script makes the page behind inert once the panel is seen; a modal dialog would do so before
 * (docs/rules.md#overlay-first). Its island is hydrated when it is first visible.
 */
export function SearchDialog({ html }: { readonly html: string | undefined }) {
  const { message } = useVisit();
  return (
    <dialog
      popover="auto"
      className="dialog search-dialog"
      aria-label={message('search')}
      aria-modal="true"
      {...hook('search-dialog')}
    >
      <div className="page" {...markup(html, <SearchPanelHere place="dialog" />)} />
    </dialog>
  );
}

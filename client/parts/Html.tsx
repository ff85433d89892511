import { htmlOnAssetHost } from '../../content/mediaUrl.ts';
import { useAssetContext } from './Picture.tsx';

/**
 * An editor's markup. The reader has already run it through `sanitizeHtml` (content-pages §5), parser-based and with
 * an allow-list, so that nothing in it can run; this is why it may be written as it is.
 */
export function Html({ html, className = 'prose flow' }: { readonly html: string; readonly className?: string }) {
  const context = useAssetContext();
  return html ? (
    <div className={className} dangerouslySetInnerHTML={{ __html: htmlOnAssetHost(html, context) }} />
  ) : undefined;
}

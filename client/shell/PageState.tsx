import { twinHref } from '../../content/address/visit.ts';
import { hook } from '../hooks/hook.ts';
import { useVisit } from '../visitContext.tsx';

/**
 * Status of the page: loading bar and overlay, online and offline (docs/rules.md#loading-bar). Empty until there is
 * something to announce.
 */
export function PageState() {
  const { message } = useVisit();
  return (
    <>
      <div className="loading-bar" {...hook('loading-bar')} aria-hidden="true" />
      <p className="loading-overlay" role="status" {...hook('loading-overlay', message('loading'))} />
      <p
        className="connection"
        role="status"
        {...hook('offline', message('offline'))}
        {...hook('online', message('backOnline'))}
        {...hook('connection')}
      />
    </>
  );
}

/** The mask of preview mode for editors (docs/rules.md#preview-bar): a frame around the page and the way out. */
export function PreviewMask() {
  const visit = useVisit();
  return (
    <div className="preview-mask">
      <aside className="preview-bar" aria-label={visit.message('previewMode')}>
        <p>
          <strong>{visit.message('previewMode')}</strong> {visit.message('previewText')}{' '}
          <a href={`${twinHref({ ...visit, carriedQuery: '' }, {})}?is-preview-mode=false`} rel="nofollow">
            {visit.message('leavePreview')}
          </a>
        </p>
      </aside>
    </div>
  );
}

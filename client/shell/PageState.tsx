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

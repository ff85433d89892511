import { select } from '../../hooks/hook.ts';
import { plainClickOn } from '../hydration/scriptedClicks.ts';
import { beginLoading, endLoading, resetLoading } from './loadingBar.ts';

/** Shows the bar while a promise is open. For every fetch that a visitor waits for. */
export async function tracked<Value>(work: Promise<Value>): Promise<Value> {
  beginLoading();
  let hasArrived = false;
  try {
    const value = await work;
    hasArrived = true;
    return value;
  } finally {
    endLoading(hasArrived);
  }
}

/** The overlay over the whole page: a change of city or language is loading (docs/rules.md#loading-bar). */
export function setOverlay(isOn: boolean): void {
  const overlay = document.querySelector<HTMLElement>(select('loading-overlay'));
  if (overlay) overlay.textContent = (isOn && overlay.dataset.loadingOverlay) || '';
}

/**
 * Shows the bar when a link or a form leads away, also for the click or submit that came before this script, until the
 * visitor calls it off; a page that comes back from the back/forward cache starts clean.
 */
export function watchNavigation(earlier?: Event): void {
  const follow = (event: Event): void => {
    if (leadsAway(event)) beginLoading();
  };
  if (earlier) follow(earlier);
  document.addEventListener('click', follow);
  addEventListener('submit', follow);
  addEventListener('pagehide', () => {
    resetLoading();
    setOverlay(false);
  });
  // The visitor calls it off, or follows another link instead. Not every browser tells.
  window.navigation?.addEventListener('navigateerror', () => {
    endLoading();
    setOverlay(false);
  });
}

function leadsAway(event: Event): boolean {
  if (event.type === 'submit')
    return !event.defaultPrevented && event.target instanceof HTMLFormElement && event.target.method === 'get';
  const link = event instanceof MouseEvent && plainClickOn(event, 'a:not([target], [download])');
  return (
    link instanceof HTMLAnchorElement &&
    link.origin === location.origin &&
    link.pathname + link.search !== location.pathname + location.search
  );
}

/**
 * Runs whenever another window may have stored something, or this page comes back from the back/forward cache, until the
 * signal. Not every browser tells of cookies: there the window looks when somebody comes to it.
 */
export function whenStoredElsewhere(run: () => void, options: Pick<AddEventListenerOptions, 'signal'> = {}): void {
  window.cookieStore?.addEventListener('change', run, options);
  document.addEventListener('visibilitychange', run, options);
  for (const type of ['storage', 'focus', 'pageshow']) addEventListener(type, run, options);
}

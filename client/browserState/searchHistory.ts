/** The state of the history's entry that stands for the open search panel (docs/rules.md#search-back). */
export const SEARCH_STATE = 'search';

/** That of an entry whose page is on its way: the panel closes after this, and must not take the entry back. */
const LEFT_STATE = 'search-left';

/** Returns true while the entry of the open panel is the current one. */
export function isInSearch(): boolean {
  return history.state === SEARCH_STATE;
}

/** Goes from the panel to a page, in place of the panel's entry: Back then leads to the page before. */
export function leaveSearch(address: string): void {
  if (isInSearch()) history.replaceState(LEFT_STATE, '');
  // Enter may be pressed twice.
  if (history.state === LEFT_STATE) location.replace(address);
  else location.assign(address);
}

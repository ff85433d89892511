import { isAnnouncementRead, preferredDetour } from '../../content/shell/beforePaint.ts';
import { gateState } from '../../content/visitor/ageGate.ts';
import { firstKeys } from '../../content/visitor/firstKeys.ts';
import { read } from '../browserState/storage.ts';
import { loadMainOnInteraction } from './hydration/loadMain.ts';
import { watchClosedMenus } from './shell/closedMenus.ts';

/**
 * All the script of a first load: what has to be known before the first paint, so that nothing moves and nothing
 * flashes (is the announcement bar read, is the age gate answered, is a member signed in), and what fills a menu before
 * it opens. It runs while the browser holds back rendering (`blocking="render"`), and reads only `<html>` and the
 * storage. Everything else is loaded on interaction (hydration/loadMain.ts).
 */
export function markPage(): void {
  const { dataset } = document.documentElement;
  const { city = '', language = '', announced } = dataset;
  if (announced && isAnnouncementRead(read(firstKeys.announcementRead(language)), Number(announced)))
    dataset['announcementRead'] = '';
  if (dataset['ageGate'] !== undefined) dataset['ageGate'] = gateState(read(firstKeys.ageAnswer(city)));
  // The member may have signed out on another page while this one was in the back/forward cache.
  document.documentElement.toggleAttribute('data-member', read(firstKeys.memberSession) !== undefined);
}

markPage();
loadMainOnInteraction();
watchClosedMenus();
// A view transition that the browser gives up is no error: the visitor goes on at once, a window is resized, or the first
// paint takes too long. A page that is shown before its transition is ready never sees that transition: only its refusal.
addEventListener('unhandledrejection', (event) => {
  if (/transition/i.test(String(event.reason))) event.preventDefault();
});

const detour = preferredDetour(location.search, location.pathname, read(firstKeys.preferredPath));
if (detour) location.replace(detour);

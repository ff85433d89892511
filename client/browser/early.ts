import { announcementPlaces, IS_SPENT, isAnnouncementRead, preferredDetour } from '../../content/shell/beforePaint.ts';
import { gateState } from '../../content/visitor/ageGate.ts';
import { firstKeys, MEMBER_COOKIE } from '../../content/visitor/firstKeys.ts';
import { cookieText, read, write } from '../browserState/storage.ts';
import { attribute } from '../hooks/hook.ts';
import { canOpen, loadMainOnInteraction } from './hydration/loadMain.ts';
import { watchClosedMenus } from './shell/closedMenus.ts';

/**
 * All the script of a first load: what has to be known before the first paint, so that nothing moves and nothing
 * flashes (is the announcement bar read, are the age gate and consent answered, is a member signed in), and what fills
 * a menu before it opens. It runs while the browser holds back rendering (`blocking="render"`), and reads only `<html>`
 * and the storage. Everything else is loaded on interaction (hydration/loadMain.ts).
 */
export function markPage(): void {
  const { dataset } = document.documentElement;
  const city = dataset.city ?? '';
  const readAt = announcementPlaces(dataset.language ?? '', city).map((place) =>
    read(firstKeys.announcementRead(place)),
  );
  if (dataset.announced && isAnnouncementRead(dataset.announced, readAt)) dataset.announcementRead = '';
  if (canOpen && dataset.ageGate !== undefined) dataset.ageGate = gateState(read(firstKeys.ageAnswer(city)));
  // The member may have signed out on another page while this one was in the back/forward cache.
  document.documentElement.toggleAttribute(attribute('member'), cookieText(MEMBER_COOKIE) !== undefined);
}

markPage();
// An answer on this page moves nothing: what is larger without the question is so from the next page on.
document.documentElement.toggleAttribute(attribute('answered'), read(firstKeys.cookieConsent) !== undefined);
loadMainOnInteraction();
watchClosedMenus();
// A view transition that the browser gives up is no error: the visitor goes on at once, a window is resized, or the first
// paint takes too long. A page that is shown before its transition is ready never sees that transition: only its refusal.
addEventListener('unhandledrejection', (event) => {
  if (/transition/i.test(String(event.reason))) event.preventDefault();
});

const detour = preferredDetour(location, read(firstKeys.localeRedirect), read(firstKeys.preferredPath));
// The mark is stored first: where the site redirects the preferred path, too, the visitor is not sent there again.
if (detour && write(firstKeys.localeRedirect, IS_SPENT)) {
  document.documentElement.hidden = true;
  location.replace(detour);
}

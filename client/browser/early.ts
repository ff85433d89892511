import { preferredDetour } from '../../content/address/preferredDetour.ts';
import { isAnnouncementRead } from '../../content/shell/announcementRead.ts';
import { gateState } from '../../content/visitor/ageGate.ts';
import { firstKeys } from '../../content/visitor/firstKeys.ts';
import { awaitPerson } from './firstSign.ts';
import { read } from './storage.ts';

/**
 * All the script of a first load: what has to be known before the first paint, so that nothing moves and nothing
 * flashes (is the announcement bar read, is the age gate answered, is a member signed in). It runs while the browser
 * holds back rendering (`blocking="render"`), and knows only `<html>` and the storage. Everything else waits for a
 * person (firstSign.ts).
 */
export function markPage(): void {
  const { dataset } = document.documentElement;
  const { city = '', language = '', announced } = dataset;
  if (announced && isAnnouncementRead(read(firstKeys.announcementRead(city, language)), Number(announced)))
    dataset['announcementRead'] = '';
  if (dataset['ageGate'] !== undefined) dataset['ageGate'] = gateState(read(firstKeys.ageAnswer(city)));
  // A page out of the back/forward cache may come back after its member has signed out elsewhere.
  document.documentElement.toggleAttribute('data-member', read(firstKeys.memberSession) !== undefined);
}

// A page begins at its top, or where its address points to, also when somebody comes back to it (content-pages §2).
history.scrollRestoration = 'manual';
markPage();
awaitPerson();

const detour = preferredDetour(location.search, location.pathname, read(firstKeys.preferredPath));
if (detour) location.replace(detour);

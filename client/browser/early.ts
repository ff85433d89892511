import { gateState } from '../../content/ageGate.ts';
import { isAnnouncementRead } from '../../content/announcementRead.ts';
import { preferredDetour } from '../../content/popupChain.ts';
import { storageKeys } from '../../content/storageKeys.ts';
import { read } from './storage.ts';

/**
 * What has to be known before the first paint, so that nothing moves and nothing flashes: is the announcement bar read,
 * is the age gate answered. It runs while the browser holds back rendering (`blocking="render"`), and knows only
 * `<html>` and the storage.
 */
export function markPage(): void {
  const { dataset } = document.documentElement;
  const { city = '', language = '', announced } = dataset;
  if (announced && isAnnouncementRead(read(storageKeys.announcementRead(city, language)), Number(announced)))
    dataset['announcementRead'] = '';
  if (dataset['ageGate'] !== undefined) dataset['ageGate'] = gateState(read(storageKeys.ageAnswer(city)));
}

markPage();

const detour = preferredDetour(location.search, location.pathname, read(storageKeys.preferredPath));
if (detour) location.replace(detour);

import '../styles/islands/picker.css';
import { buildPath } from '../../content/address/address.ts';
import { type City, isCity } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../content/languages.ts';
import { type DestinationChoice, inLanguage, submission } from '../../content/shell/destination.ts';
import { storageKeys } from '../../content/visitor/storageKeys.ts';
import type { DestinationOpening } from '../islands/parts/destinationEvents.ts';
import { pushToDataLayer } from './dataLayer.ts';
import { wakeIsland } from './islands.ts';
import { setOverlay } from './loading.ts';
import { forget, read, write } from './storage.ts';

const { dataset } = document.documentElement;
const city = dataset['city'] ?? '';
const language = dataset['language'] ?? '';
const here = { city, language: isLanguage(language) ? language : DEFAULT_LANGUAGE };

// Whoever imports this module wants the picker: it wakes while the visitor is still on the way.
const awake = wakeIsland('DestinationPicker');
document.addEventListener('destination:submit', ({ detail }) => submit(detail));

/** Opens the picker with what is stored for this city. Resolves once it is closed; the focus goes back to where it came from. */
export async function openDestination(variant: DestinationOpening['variant'], trigger?: HTMLElement): Promise<void> {
  await awake;
  const travelType = read(storageKeys.travelType(city)) ?? '';
  const departureLocation = read(storageKeys.departureLocation) ?? '';
  document.dispatchEvent(new CustomEvent('destination:open', { detail: { variant, travelType, departureLocation } }));
  return new Promise((resolve) => {
    const closed = ({ detail }: DocumentEventMap['destination:close']): void => {
      if (detail.isDismissed) dismiss();
      if (trigger && !trigger.checkVisibility()) openerOf(trigger)?.focus();
      resolve();
    };
    document.addEventListener('destination:close', closed, { once: true });
  });
}

/** A trigger inside a popover is gone with it; the button that had opened that stands in. */
function openerOf(trigger: HTMLElement): HTMLElement | undefined {
  const id = trigger.closest('[popover]')?.id;
  return [...document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"]`)].find((button) =>
    button.checkVisibility(),
  );
}

/** Dismissing keeps the place that the visitor came from as the preferred one (site-shell §4). */
function dismiss(): void {
  write(storageKeys.preferredPath, `/${here.language}/${city}`);
  write(storageKeys.pickerClosed(city), true);
}

/** Carries out a submitted choice by the rules of site-shell §4. */
function submit(choice: DestinationChoice): void {
  if (!isCity(city)) return;
  const stored = read(storageKeys.travelType(choice.city)) ?? '';
  const result = submission(choice, { ...here, city, travelType: '', departureLocation: '' }, stored);
  if (!result) return;
  write(storageKeys.preferredPath, `/${choice.language}/${choice.city}`);
  if (result.travelType) {
    write(storageKeys.travelType(choice.city), result.travelType);
    pushToDataLayer({ event: 'travelType', travelType: result.travelType, city: choice.city });
  }
  if (result.clearsFlight) forget(storageKeys.flightInfo(choice.city));
  if (result.departureLocation) write(storageKeys.departureLocation, result.departureLocation);
  if (result.move === 'close') return;
  setOverlay(true);
  if (result.move === 'language') location.assign(inLanguage(location.pathname, choice.language) + location.search);
  else location.assign(homeOf(choice.city, choice.language));
}

function homeOf(target: City, chosen: Language): string {
  return buildPath({
    language: chosen,
    city: target,
    tree: dataset['tree'] === 'mobile' ? 'mobile' : 'desktop',
    path: [],
  });
}

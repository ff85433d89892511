import { select } from '../../hooks/hook.ts';
import '../../styles/islands/picker.css';
import { buildPath } from '../../../content/address/address.ts';
import { carriedQuery } from '../../../content/address/addressQuery.ts';
import { preferredLanguages } from '../../../content/address/languageDetection.ts';
import { type City, isCity } from '../../../content/cities.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../../content/languages.ts';
import { inLanguage, submission } from '../../../content/shell/destinationChoice.ts';
import { translatedFragment } from '../../../content/shell/languageNote.ts';
import { isAnswered } from '../../../content/shell/questions.ts';
import { storageKeys } from '../../../content/visitor/storageKeys.ts';
import { pushToDataLayer } from '../../browserState/dataLayer.ts';
import { forget } from '../../browserState/forget.ts';
import type { CityHours, DestinationOpening } from '../../browserState/islandEvents.ts';
import { read, write } from '../../browserState/storage.ts';
import { whenStoredElsewhere } from '../../browserState/storedElsewhere.ts';
import { DestinationPicker } from '../../islands/DestinationPicker.tsx';
import { fetchDocument } from '../shell/fetchDocument.ts';
import { setOverlay } from '../shell/loading.ts';

/** The island of the picker, so that one file has both. */
export const islands = { DestinationPicker };

const { dataset } = document.documentElement;
const city = dataset.city ?? '';
const language = dataset.language ?? '';
const welcomeQuestions =
  dataset.needsTravelType === undefined ? (['destination'] as const) : (['destination', 'travelType'] as const);
const here = { city, language: isLanguage(language) ? language : DEFAULT_LANGUAGE };

document.addEventListener('destination:submit', ({ detail }) => submit(detail));

/** Opens the picker with what is stored for this city. Resolves once it is closed; the focus returns to `trigger`. */
export async function openDestinationPicker(
  variant: DestinationOpening['variant'],
  trigger?: HTMLElement,
): Promise<void> {
  const travelType = read(storageKeys.travelType(city)) ?? '';
  const departureLocation = read(storageKeys.departureLocation) ?? '';
  // The first question comes before the visitor has chosen a language, in a city that may lack the visitor's own
  // (docs/rules.md#picker-spoken).
  const [browserLanguage = here.language] = preferredLanguages(navigator.languages.join());
  const spoken = variant === 'welcome' ? browserLanguage : here.language;
  const detail = { variant, spoken, travelType, departureLocation };
  document.dispatchEvent(new CustomEvent('destination:open', { detail }));
  if (variant === 'picker') showHours();
  const untilClosed = new AbortController();
  // Another window may have the answer; it holds.
  const isAnsweredElsewhere = (): boolean =>
    variant === 'welcome' && welcomeQuestions.every((question) => isAnswered(question, city, read));
  const leave = (): void => {
    if (isAnsweredElsewhere()) document.querySelector<HTMLDialogElement>('dialog.picker')?.close();
  };
  whenStoredElsewhere(leave, { signal: untilClosed.signal });
  return new Promise((resolve) => {
    const closed = ({ detail }: DocumentEventMap['destination:close']): void => {
      untilClosed.abort();
      if (detail.isDismissed && !isAnsweredElsewhere()) dismiss();
      if (trigger && !trigger.checkVisibility()) openerOf(trigger)?.focus();
      resolve();
    };
    document.addEventListener('destination:close', closed, { once: true });
  });
}

/** Gives the picker the hours of the cities, as the page of destinations shows them; without that page it shows none. */
function showHours(): void {
  const page = document.querySelector<HTMLAnchorElement>(`a${select('destination-trigger')}`);
  if (!page) return;
  fetchDocument(page.href, (destinations) => {
    const hours: Partial<Record<City, CityHours[City]>> = {};
    for (const place of destinations?.querySelectorAll<HTMLElement>(select('city')) ?? []) {
      const slug = place.dataset.city ?? '';
      const state = place.querySelector<HTMLElement>(select('until'));
      if (state && isCity(slug)) hours[slug] = { words: state.textContent, isOpen: state.dataset.open !== undefined };
    }
    document.dispatchEvent(new CustomEvent('destination:hours', { detail: hours }));
  });
}

/** The button of the popover that holds a trigger: it gets the focus when the trigger is hidden with its popover. */
function openerOf(trigger: HTMLElement): HTMLElement | undefined {
  const id = trigger.closest('[popover]')?.id;
  return [...document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"]`)].find((button) =>
    button.checkVisibility(),
  );
}

/** Dismissing stores the current city and language as the preferred ones (docs/rules.md#picker-dismissed). */
function dismiss(): void {
  write(storageKeys.preferredPath, `/${here.language}/${city}`);
  write(storageKeys.pickerClosed(city), true);
}

/** What the address of this page carries along (docs/rules.md#carried-query). */
function queryOfPage(): string {
  const query = new URLSearchParams(location.search);
  return carriedQuery((name) => query.get(name) ?? undefined, dataset.preview !== undefined);
}

/** Carries out a submitted choice (docs/rules.md#picker-submit). */
function submit({ choice, here }: DocumentEventMap['destination:submit']['detail']): void {
  const stored = read(storageKeys.travelType(choice.city)) ?? '';
  const result = submission(choice, here, stored);
  if (!result) return;
  write(storageKeys.preferredPath, `/${choice.language}/${choice.city}`);
  if (result.travelType) {
    write(storageKeys.travelType(choice.city), result.travelType);
    pushToDataLayer({ event: 'travelType', travelType: result.travelType, city: choice.city });
  }
  if (result.clearsFlight) forget(storageKeys.flightInfo(choice.city));
  if (result.departureLocation) write(storageKeys.departureLocation, result.departureLocation);
  // A visitor who takes the answer back may be asked again.
  else if (result.departureLocation === '')
    for (const key of [storageKeys.departureLocation, storageKeys.departureClosed(choice.city)]) forget(key);
  if (result.move === 'close') return;
  setOverlay(true);
  const tree = dataset.tree === 'mobile' ? 'mobile' : 'desktop';
  location.assign(
    result.move === 'language'
      ? inLanguage(location.pathname, choice.language) + location.search + translatedFragment(location.hash)
      : buildPath({ language: choice.language, city: choice.city, tree, path: [] }) + queryOfPage(),
  );
}

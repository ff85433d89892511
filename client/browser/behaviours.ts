import { draftName } from '../../content/visitor/formDraft.ts';
import { inTime } from '../browserState/inTime.ts';
import { select } from '../hooks/hook.ts';
import { startAnalytics } from './analytics/pageEvents.ts';
import { consentOpener, startConsent } from './consent/consentDialog.ts';
import { fetchIsland, hydrateIsland, hydrateIslands } from './hydration/islands.ts';
import { scriptedClicks } from './hydration/scriptedClicks.ts';
import type { answerClicks, Behaviour } from './hydration/triggers.ts';
import { startCarousel } from './media/carousel.ts';
import { followCart, followMember, tellMissing } from './member/followMember.ts';
import { keepOffline } from './offline/keepOffline.ts';
import { startEntryPopups } from './popups/entryPopups.ts';
import { readyPicker } from './popups/readyPicker.ts';
import { startPlainSearch } from './search/plainSearch.ts';
import { openSearch } from './search/searchDialog.ts';
import { smoothAnchors } from './shell/anchorScroll.ts';
import { startFooter } from './shell/footer.ts';
import { startBackToTop, startHeader } from './shell/header.ts';
import { startHelpText } from './shell/helpText.ts';
import { renewHours } from './shell/hoursState.ts';
import { followLanguage } from './shell/languageLinks.ts';
import { closeWhenLeft } from './shell/leavePopover.ts';
import { watchHealth } from './shell/pageHealth.ts';
import { keepGutter, savesData, WIDE } from './shell/screen.ts';

const searchTrigger = `:root:has(${select('search-dialog')}) ${select('search-trigger')}`;

/**
 * Everything that becomes interactive on a page: which element, at which trigger, by which code. What nearly every
 * visit needs is in this file, because a request costs more than its few bytes; the rest is fetched when it is asked
 * for. Clicks and submits on what is being fetched are held and replayed (hydration/heldEvents.ts).
 */
export const behaviours = [
  { of: ':root', trigger: 'load', start: watchHealth },
  { of: ':root', trigger: 'load', start: keepGutter },
  { of: ':root', trigger: 'load', start: smoothAnchors },
  { of: ':root', trigger: 'load', start: () => followMember(showMember) },
  { of: `.header-locale, .header-account > button, ${select('popover')}`, trigger: 'load', start: closeWhenLeft },
  { of: ':root', trigger: 'idle', start: startConsent },
  { of: `:root${select('age-gate', 'asking')}`, trigger: 'load', start: startEntryPopups },
  { of: `:root:not(${select('age-gate', 'asking')})`, trigger: 'idle', start: startEntryPopups },
  { of: `:root:not(${select('preview')})`, trigger: 'idle', start: startAnalytics },
  { of: select('cart-badge'), trigger: 'idle', start: followCart },
  { of: select('help'), trigger: 'idle', start: startHelpText },
  { of: ':root', trigger: 'idle', start: prefetchPages },
  { of: `style${select('styles-of')}`, trigger: 'idle', start: fetchStyles },
  { of: `:root${select('keeps-pages')}`, trigger: 'idle', start: keepOffline },
  { of: `a${select('keeps-query')}`, trigger: 'load', start: keepQuery },
  { of: 'a[hreflang]', trigger: 'load', start: followLanguage },
  { of: select('print'), trigger: 'load', start: offerPrint },
  { of: select('share'), trigger: 'load', start: later(() => import('./shell/shareAddress.ts'), 'offerSharing') },
  {
    of: select('departure-point'),
    trigger: 'load',
    start: later(() => import('./shell/departurePoint.ts'), 'chooseStoredPoint'),
  },
  { of: `:root:has(${select('until')})`, trigger: 'idle', start: renewHours },

  { of: select('island', 'SearchPanel'), trigger: 'load', start: startPlainSearch },
  { of: select('trigger', 'visible'), trigger: 'visible', start: hydrateIsland },
  { of: select('island'), trigger: 'interaction', start: hydrateIsland },
  { of: scriptedClicks.destination, trigger: 'load', start: announceDialog },
  { of: scriptedClicks.destination, trigger: 'interaction', start: async () => void (await readyPicker()) },
  { of: searchTrigger, trigger: 'load', start: announceDialog },
  { of: searchTrigger, trigger: 'interaction', start: () => fetchIsland('SearchPanel') },

  {
    of: select('navigation'),
    trigger: 'interaction',
    start: later(() => import('./shell/dropdowns.ts'), 'startDropdowns'),
  },
  // Touch follows a link at once: the buttons of the dropdowns have to be there before.
  {
    of: select('navigation'),
    trigger: 'idle',
    start: async (bar) =>
      matchMedia(`(hover: none) and ${WIDE}`).matches && (await import('./shell/dropdowns.ts')).startDropdowns(bar),
  },
  {
    of: select('hover-popover'),
    trigger: 'interaction',
    start: later(() => import('./shell/hoverPopover.ts'), 'startHoverPopover'),
  },
  {
    of: `.header-menu, ${select('menu')}`,
    trigger: 'interaction',
    start: later(() => import('./shell/menu.ts'), 'startMenu'),
  },
  {
    of: `:root${select('member')} :is(${select('account-trigger')}, details:has(${select('island', 'MemberPanel')}))`,
    trigger: 'interaction',
    start: showMember,
  },
  { of: ':root', trigger: 'load', start: followAccount },
  { of: '.share', trigger: 'visible', start: later(() => import('./shell/shareAddress.ts'), 'offerCopying') },
  // Elsewhere the popover has a code to scan, and needs no script.
  {
    of: `:root${select('wechat-script')} [popovertarget="share-wechat"]`,
    trigger: 'interaction',
    start: async (button) =>
      /MicroMessenger/.test(navigator.userAgent) && (await import('./thirdParty/weChat.ts')).startWeChat(button),
  },
  { of: `form${select('form')}`, trigger: 'idle', start: fillInForm },
  {
    of: `form${select('form')}`,
    trigger: 'interaction',
    start: later(() => import('./forms/enquiryForm.ts'), 'startEnquiryForm'),
  },

  { of: select('header'), trigger: 'scroll', start: startHeader },
  { of: select('back-to-top'), trigger: 'scroll', start: startBackToTop },

  { of: select('footer-section'), trigger: 'visible', start: startFooter },
  { of: select('carousel'), trigger: 'visible', start: startCarousel },
  { of: select('video'), trigger: 'visible', start: later(() => import('./media/video.ts'), 'startVideo') },
  { of: select('background'), trigger: 'visible', start: later(() => import('./media/video.ts'), 'startBackground') },
] as const satisfies readonly Behaviour[];

/** What the clicks do that script answers; each gives its answer once all its files are there. */
export const clickHandlers = {
  destination: async () => {
    const { openDestinationPicker } = await readyPicker();
    return (trigger) => openDestinationPicker('picker', trigger);
  },
  // In this file, because the field has to take the keys that follow at once.
  search: () => openSearch,
  announcement: async () => (await import('./shell/announcement.ts')).pressAnnouncement,
  consent: consentOpener,
  chat: async () => (await import('./thirdParty/chat.ts')).openChat,
  booking: async () => (await import('./thirdParty/booking.ts')).openBooking,
} satisfies Parameters<typeof answerClicks>[0];

/** Starts a behaviour by a function of a file that is fetched first. */
function later<Name extends string>(
  fetchFile: () => Promise<Readonly<Record<Name, (element: HTMLElement) => unknown>>>,
  name: Name,
) {
  return async (element: HTMLElement): Promise<unknown> => (await fetchFile())[name](element);
}

/** Shows the member's details; where their files do not come, the account says that they are missing. */
async function showMember(): Promise<void> {
  const files = Promise.all([import('./member/memberPanel.ts'), hydrateIslands('MemberPanel')]);
  try {
    const [panel] = await inTime(files);
    tellMissing(false);
    await panel.showMember();
  } catch (thrown) {
    tellMissing(true);
    // They may come later, while the account is open.
    files
      .then(([panel]) => {
        tellMissing(false);
        return panel.showMember();
      })
      .catch(() => undefined);
    throw thrown;
  }
}

/** Opens the account for its address, also where the page is open already: an installed site has it as a shortcut. */
function followAccount(): void {
  const follow = async (): Promise<void> => {
    if (document.querySelector('#account:target:not(:popover-open)'))
      (await import('./member/openAccount.ts')).openAccount();
  };
  addEventListener('hashchange', follow);
  void follow();
}

function announceDialog(trigger: HTMLElement): void {
  trigger.setAttribute('aria-haspopup', 'dialog');
}

/** Only script can print. */
function offerPrint(button: HTMLElement): void {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

function keepQuery(link: HTMLElement): void {
  if (link instanceof HTMLAnchorElement && location.search) link.search = location.search;
}

/** The styles of an arrival stand in its page: the next page needs their file before its first paint. */
function fetchStyles({ dataset }: HTMLElement): void {
  if (dataset.stylesOf && navigator.onLine) fetch(dataset.stylesOf, { priority: 'low' }).catch(() => undefined);
}

/** Browsers with speculation rules prefetch by themselves, but no pages that a service worker answers for. */
async function prefetchPages(): Promise<void> {
  const isDone = HTMLScriptElement.supports?.('speculationrules') && !navigator.serviceWorker?.controller;
  // Without a network its file is an error in the console, and brings nothing.
  if (!isDone && navigator.onLine && !savesData()) (await import('./shell/prefetch.ts')).startPrefetch();
}

/** Fills in what was kept of a form; the script for it comes only where something was. */
async function fillInForm(form: HTMLElement): Promise<void> {
  try {
    if (!sessionStorage.getItem(draftName(form.dataset.form ?? ''))) return;
    (await import('./forms/formDraft.ts')).fillInDraft(form);
  } catch {
    // Nothing can be stored here, or the script does not come: the form is empty, and works.
  }
}

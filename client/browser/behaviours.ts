import { claims } from './claims.ts';
import { fetchIsland } from './islands.ts';
import type { Behaviour } from './moments.ts';
import type { Presses } from './presses.ts';
import { openSearch } from './search.ts';
import { WIDE } from './wide.ts';

/**
 * Everything that comes to life on a page: of which element, at which moment, by which file. What is not fetched is not
 * paid for; what a visitor does before it has come is held and done again (firstSign.ts, moments.ts).
 */
export const behaviours = [
  { of: ':root', when: 'settled', start: async () => (await import('./consentAsking.ts')).startConsent() },
  {
    of: ':root[data-age-gate="asking"]',
    when: 'now',
    start: async () => (await import('./greeting.ts')).startGreeting(),
  },
  {
    of: ':root:not([data-age-gate="asking"])',
    when: 'settled',
    start: async () => (await import('./greeting.ts')).startGreeting(),
  },
  {
    of: ':root:not([data-preview])',
    when: 'settled',
    start: async () => (await import('./counting.ts')).startCounting(),
  },
  {
    of: ':root[data-member] [data-cart-badge]',
    when: 'settled',
    start: async (badge) => (await import('./cart.ts')).showCart(badge),
  },
  { of: '[data-help]', when: 'settled', start: async (help) => (await import('./helpText.ts')).startHelpText(help) },
  { of: ':root', when: 'settled', start: fetchAhead },
  { of: 'a[data-keeps-query]', when: 'now', start: keepQuery },

  { of: claims.destination, when: 'now', start: opensDialog },
  { of: claims.destination, when: 'reached', start: () => import('./destination.ts') },
  { of: `:root:has([data-search-dialog]) [data-search-trigger]`, when: 'now', start: opensDialog },
  {
    of: `:root:has([data-search-dialog]) [data-search-trigger]`,
    when: 'reached',
    start: () => fetchIsland('SearchPanel'),
  },

  {
    of: '[data-navigation]',
    when: 'reached',
    start: async (bar) => (await import('./dropdowns.ts')).startDropdowns(bar),
  },
  // A finger that reaches a link follows it: its buttons have to stand there before.
  {
    of: '[data-navigation]',
    when: 'settled',
    start: async (bar) =>
      matchMedia(`(hover: none) and ${WIDE}`).matches && (await import('./dropdowns.ts')).startDropdowns(bar),
  },
  {
    of: '[data-hover-popover]',
    when: 'reached',
    start: async (place) => (await import('./hoverPopover.ts')).startHoverPopover(place),
  },
  { of: '.header-menu, [data-menu]', when: 'reached', start: async () => (await import('./menu.ts')).startMenu() },
  {
    of: ':root[data-member] [data-account-trigger]',
    when: 'reached',
    start: async () => (await import('./member.ts')).showMember(),
  },
  {
    of: ':root[data-member] details:has([data-island="MemberPanel"])',
    when: 'reached',
    start: async () => (await import('./member.ts')).showMember(),
  },
  { of: 'form[data-form]', when: 'reached', start: async (form) => (await import('./enquiryForm.ts')).enliven(form) },

  { of: '[data-header]', when: 'scrolled', start: async (header) => (await import('./header.ts')).startHeader(header) },
  {
    of: '[data-back-to-top]',
    when: 'scrolled',
    start: async (link) => (await import('./header.ts')).startBackToTop(link),
  },

  {
    of: '[data-footer-section]',
    when: 'seen',
    start: async (section) => (await import('./footer.ts')).startFooter(section),
  },
  {
    of: '[data-carousel]',
    when: 'seen',
    start: async (carousel) => (await import('./carousel.ts')).startCarousel(carousel),
  },
  { of: '[data-video]', when: 'seen', start: async (frame) => (await import('./video.ts')).startVideo(frame) },
  { of: '[data-background]', when: 'seen', start: async () => (await import('./pageBackground.ts')).startBackground() },
] as const satisfies readonly Behaviour[];

/** What the clicks do that script answers. */
export const pressed = {
  destination: async (trigger) => (await import('./destination.ts')).openDestination('picker', trigger),
  // At once: the field takes the keys that follow.
  search: () => openSearch(),
  announcement: async (button) => (await import('./announcement.ts')).pressAnnouncement(button),
  consent: async () => (await import('./consentAsking.ts')).reopenConsent(),
  chat: async (button) => (await import('./chat.ts')).openChat(button),
  booking: async (link) => (await import('./booking.ts')).openBooking(link),
} satisfies Presses;

function opensDialog(trigger: HTMLElement): void {
  trigger.setAttribute('aria-haspopup', 'dialog');
}

function keepQuery(link: HTMLElement): void {
  if (link instanceof HTMLAnchorElement && location.search) link.search = location.search;
}

/** Browsers with speculation rules fetch pages ahead by themselves. */
async function fetchAhead(): Promise<void> {
  const isCared =
    HTMLScriptElement.supports?.('speculationrules') || matchMedia('(prefers-reduced-data: reduce)').matches;
  if (!isCared) (await import('./navigation.ts')).startNavigation();
}

/** Something that a visitor does on a phone, and how the page answers. */
export interface Deed {
  readonly name: string;
  /** On the mobile tree. */
  readonly path: string;
  /** What is tapped. */
  readonly at: string;
  /** What is there once it is answered. */
  readonly answer: string;
  /** What is tapped before, with what it opens. */
  readonly before?: readonly [at: string, opens: string];
  /** A key in place of the tap: the field has the focus. */
  readonly key?: string;
  /** Its answer is another page: the network is kept from sending it, so that the page has to show that it heard. */
  readonly leads?: RegExp;
  /** The question of consent is open. */
  readonly isAsked?: boolean;
}

const search = ['.header [data-search-trigger]', '[data-search-dialog]:popover-open'] as const;

/** What visitors do most, from the header to a form. */
export const deeds: readonly Deed[] = [
  { name: 'menu', path: '', at: '.header-menu', answer: '#menu:popover-open' },
  { name: 'language', path: '', at: '.header-locale', answer: '#locale:popover-open' },
  {
    name: 'account, in the menu',
    path: '',
    before: ['.header-menu', '#menu:popover-open'],
    at: '.menu-tools summary',
    answer: '.menu-tools details[open]',
  },
  {
    name: 'picker',
    path: '',
    before: ['.header-locale', '#locale:popover-open'],
    at: '#locale [data-destination-trigger]',
    answer: 'dialog.picker[open]',
  },
  { name: 'search', path: '', at: search[0], answer: search[1] },
  {
    name: 'a key in the search',
    path: '',
    before: search,
    at: '[data-search-dialog] [data-search-input]',
    key: 'h',
    answer: '[data-search-dialog] [data-search-input]:not(:placeholder-shown)',
  },
  {
    name: 'refuse cookies',
    path: '',
    isAsked: true,
    at: '[data-consent] button[value=none]',
    answer: '[data-consent]:not(:popover-open)',
  },
  {
    name: 'filter of a list',
    path: '/what-is-happening/event/listing',
    at: 'main .filters a:not([aria-current])',
    leads: /\/listing/,
    answer: '[data-loading-bar][data-state=loading]',
  },
  {
    name: 'add to calendar',
    path: '/what-is-happening/event/cellar-after-dark',
    at: '.detail-actions summary',
    answer: '.detail-actions details[open]',
  },
  {
    name: 'send an empty form',
    path: '/contact-us',
    at: 'form[data-form] button[type=submit]',
    answer: '.field-error',
  },
];

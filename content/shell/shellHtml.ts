import type { MenuLink } from './menuItems.ts';

/** An item of the navigation bar: its link and its dropdown as HTML, and where it leads. */
export interface BarItem extends Pick<MenuLink, 'id' | 'target'> {
  readonly html: string;
}

/**
 * The parts of the shell that are the same on all pages of a city: two thirds of a page's elements. They are rendered once
 * and stored as HTML (worker/pages/render/frame.ts), so nothing in them may depend on the path or the time.
 */
export interface ShellHtml {
  readonly items: readonly BarItem[];
  readonly menu: string;
  readonly footer: string;
  readonly destination: string;
  readonly search: string;
  readonly consent: string;
  readonly account: string;
  readonly tools: string;
}

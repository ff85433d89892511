import type { ReactElement } from 'react';
import type { MenuItem } from '../../content/shell/menuItems.ts';
import type { ShellModel } from '../../content/shell/shellPlaces.ts';
import { SearchPanelHere } from '../islands/search/SearchPanelHere.tsx';
import { DestinationHost } from './DestinationHost.tsx';
import { FooterBody } from './Footer.tsx';
import { MenuItems } from './Menu.tsx';
import { PanelColumns } from './Navigation.tsx';

/**
 * The parts of the shell that are the same on all pages of a city: two thirds of a page's elements. They are rendered
 * once and reused as HTML (worker/pages/render/shellHtml.tsx), so nothing in them may depend on the path or the time.
 */
export interface ShellHtml {
  readonly items: readonly MenuItem[];
  /** Dropdowns of the navigation bar by their item's id. */
  readonly panels: ReadonlyMap<string, string>;
  readonly menu: string;
  readonly footer: string;
  readonly destination: string;
  readonly search: string;
}

/** Renders the parts with the given function from element to HTML. */
export async function shellParts(
  shell: ShellModel,
  items: readonly MenuItem[],
  hiddenDestinations: string,
  render: (element: ReactElement) => Promise<string>,
): Promise<ShellHtml> {
  const [menu, footer, destination, search, ...panels] = await Promise.all([
    render(<MenuItems items={items} />),
    render(<FooterBody shell={shell} />),
    render(<DestinationHost shell={shell} hideList={hiddenDestinations} />),
    render(<SearchPanelHere place="dialog" />),
    ...items.map(async (item) => [item.id, await render(<PanelColumns item={item} />)] as const),
  ]);
  return { items, menu, footer, destination, search, panels: new Map(panels) };
}

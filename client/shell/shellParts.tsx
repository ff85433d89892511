import type { ReactElement } from 'react';
import type { Tree } from '../../content/pages.ts';
import type { MenuItem } from '../../content/shell/menuItems.ts';
import type { BarItem, ShellHtml } from '../../content/shell/shellHtml.ts';
import type { ShellModel } from '../../content/shell/shellPlaces.ts';
import { SearchPanelHere } from '../islands/search/SearchPanelHere.tsx';
import { Account } from './AccountPanel.tsx';
import { ConsentForm } from './Consent.tsx';
import { DestinationHost } from './DestinationHost.tsx';
import { HelpText } from './FloatingHelp.tsx';
import { FooterBody } from './Footer.tsx';
import { Tools } from './Header.tsx';
import { MenuItems } from './Menu.tsx';
import { BarLink } from './Navigation.tsx';

type Render = (element: ReactElement) => Promise<string>;

/** Renders the parts of the shell that all pages of a city share with the given function from element to HTML. */
export async function shellParts(
  shell: ShellModel,
  items: readonly MenuItem[],
  tree: Tree,
  render: Render,
): Promise<ShellHtml> {
  const [menu, footer, destination, search, consent, account, tools, help, ...bar] = await Promise.all([
    render(<MenuItems items={items} />),
    render(<FooterBody shell={shell} />),
    render(<DestinationHost shell={shell} />),
    render(<SearchPanelHere place="dialog" />),
    render(<ConsentForm />),
    render(<Account place="panel" />),
    render(<Tools shell={shell} />),
    render(<HelpText shell={shell} />),
    ...(tree === 'desktop' ? items : []).map((item) => barItem(item, render)),
  ]);
  return { items: bar, menu, footer, destination, search, consent, account, tools, help };
}

async function barItem(item: MenuItem, render: Render): Promise<BarItem> {
  return { id: item.id, target: item.target, html: await render(<BarLink item={item} />) };
}

import { pageHref } from '../../content/address/visit.ts';
import { hasDropdown, type MenuColumn, type MenuItem } from '../../content/shell/menuItems.ts';
import { hasShop, type ShopFacts, searchHref } from '../../content/shell/shellPlaces.ts';
import { hook } from '../hooks/hook.ts';
import { Arrow } from '../parts/Arrow.tsx';
import { Icon } from '../parts/Icon.tsx';
import { List } from '../parts/List.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Spoken, useVisit } from '../visitContext.tsx';
import { Account } from './AccountPanel.tsx';
import { ClosedMenu } from './ClosedMenu.tsx';
import { LocaleChoice } from './LocalePanel.tsx';
import { MenuPanelHead, MenuSection } from './MenuSection.tsx';
import { PanelBanner } from './Navigation.tsx';

interface MenuProps {
  readonly items: readonly MenuItem[];
  /** The items, already rendered to HTML. */
  readonly html: string | undefined;
  readonly city: string;
  readonly visitPath: readonly string[];
  readonly shell: ShopFacts;
}

/**
 * The menu of small screens (docs/rules.md#menu): a popover over the whole page, so it opens, closes and
 * answers Escape without script; its sections then unfold below each other. With script they slide over each other, each
 * with a back button: menu, category list, category. It is a dialog with a name (docs/rules.md#menu-named).
 */
export function Menu({ items, html, city, visitPath, shell }: MenuProps) {
  const visit = useVisit();
  return (
    <div popover="auto" id="menu" className="menu" role="dialog" aria-label={visit.message('menu')} {...hook('menu')}>
      <div className="menu-head">
        <button
          type="button"
          className="icon-button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={visit.message('close')}
        >
          <Icon of="close" />
        </button>
        <p>{city}</p>
      </div>
      <MenuPanelHead />
      <nav className="menu-body" aria-label={visit.message('menu')}>
        <ClosedMenu html={html}>
          <MenuItems items={items} />
        </ClosedMenu>
        <ul className="menu-tools">
          <li>
            <a className="menu-tool" href={pageHref(visit, visitPath)}>
              {visit.message('planYourVisit')}
              <Arrow />
            </a>
          </li>
          <li>
            <a
              className="menu-tool"
              href={searchHref(visit, shell)}
              {...hook('search-trigger', !hasShop(visit, shell))}
            >
              {visit.message('search')}
              <Arrow />
            </a>
          </li>
          <li>
            <MenuSection title={visit.message('account')} group="menu" size="small">
              <Account place="menu" />
            </MenuSection>
          </li>
          <li>
            <MenuSection title={visit.message('destinationAndLanguage')} group="menu" size="small">
              <LocaleChoice city={city} />
            </MenuSection>
          </li>
        </ul>
      </nav>
    </div>
  );
}

/** The list of the menu's items. */
export function MenuItems({ items }: Pick<MenuProps, 'items'>) {
  return (
    <List className="menu-items" of={items}>
      {(item, index) =>
        hasDropdown(item) ? (
          <ItemSection item={item} group={`menu-${index}`} />
        ) : (
          <TargetLink className="menu-item display" target={item.target} spoken={item.spokenOnPhones}>
            <Spoken of={item.id} text={item.title} />
          </TargetLink>
        )
      }
    </List>
  );
}

/** The category list of an item, with its promotion pictures at the end. */
function ItemSection({ item, group }: { readonly item: MenuItem; readonly group: string }) {
  const { id, title, spokenOnPhones, target, columns, banners } = item;
  return (
    <MenuSection of={id} title={title} spoken={spokenOnPhones} group="menu" size="large" target={target}>
      <List className="menu-categories" of={columns}>
        {(column) => <Category column={column} group={group} />}
      </List>
      <List className="menu-banners" of={banners}>
        {(banner) => <PanelBanner banner={banner} ratio="landscape" spoken={banner.spoken} />}
      </List>
    </MenuSection>
  );
}

function Category({ column, group }: { readonly column: MenuColumn; readonly group: string }) {
  const { id, title, target, links } = column;
  if (links.length === 0) {
    return (
      <TargetLink className="menu-category" target={target}>
        <Spoken of={id} text={title} />
      </TargetLink>
    );
  }
  return (
    <MenuSection of={id} title={title} group={group} size="medium" target={target}>
      <List of={links}>
        {(link) => (
          <TargetLink className="menu-link" target={link.target} spoken={link.spoken}>
            <Spoken of={link.id} text={link.title} />
          </TargetLink>
        )}
      </List>
    </MenuSection>
  );
}

import { pageHref } from '../../content/address/visit.ts';
import { siteOf } from '../../content/citySites.ts';
import { firstImage } from '../../content/media/media.ts';
import { flagUrl } from '../../content/media/mediaUrl.ts';
import { ACCOUNT_ID } from '../../content/offline/webManifest.ts';
import type { PageModel } from '../../content/pageModel.ts';
import { menuItems } from '../../content/shell/menuItems.ts';
import {
  cartHref,
  cityName,
  hasShop,
  hasTopBar,
  planYourVisitPath,
  type ShellModel,
  type ShopFacts,
  searchHref,
} from '../../content/shell/shellPlaces.ts';
import { hook } from '../hooks/hook.ts';
import { Flag } from '../parts/Flag.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useVisit } from '../visitContext.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { LocalePanel } from './LocalePanel.tsx';
import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';
import { markup } from './markup.ts';
import { Navigation } from './Navigation.tsx';

/**
 * The header of every page (docs/rules.md#header-contents). On desktops it holds the navigation from 1024 px on, below that,
 * and in the phones' tree, a button for the menu. Everything in it works without script: links, popovers, and dropdowns by
 * hover and focus.
 */
export function Header({ shell, kind }: { readonly shell: ShellModel; readonly kind: PageModel['kind'] }) {
  const visit = useVisit();
  const { settings, html } = shell;
  const items = html ? [] : menuItems(settings, visit);
  const city = cityName(shell.cities, visit.city, visit.language);
  const visitPath = planYourVisitPath(settings?.planYourVisit?.store, visit.tree);
  return (
    <header className="header" {...hook('header')}>
      {hasTopBar(kind) ? <TopBar visitPath={visitPath} /> : undefined}
      <div className="header-slot">
        <div className="header-bar" {...hook('header-bar')}>
          <div className="page header-row">
            <MenuButton />
            <a className="header-logo" href={pageHref(visit, [])} aria-current={kind === 'home' ? 'page' : undefined}>
              <Logo drawing={settings?.headerLogo[0]} isFirst />
              <span className="visually-hidden">
                {` – ${city} – `}
                {visit.message('home')}
              </span>
            </a>
            <LocaleButton city={city} site={siteOf(shell.cities, visit.city)} />
            {visit.tree === 'desktop' && <Navigation items={html?.items ?? items} />}
            <ul className="header-tools" {...markup(html?.tools, <Tools shell={shell} />)} />
          </div>
        </div>
      </div>
      <LocalePanel city={city} />
      <AccountPanel html={html?.account} />
      <Menu items={items} html={html?.menu} city={city} visitPath={visitPath} shell={shell} />
    </header>
  );
}

function TopBar({ visitPath }: { readonly visitPath: readonly string[] }) {
  const visit = useVisit();
  return (
    <div className="top-bar">
      <div className="page">
        <a href={pageHref(visit, visitPath)} className="top-bar-link">
          <Icon of="place" />
          {visit.message('planYourVisit')}
        </a>
      </div>
    </div>
  );
}

function MenuButton() {
  const { message } = useVisit();
  return (
    <button type="button" className="icon-button header-menu" popoverTarget="menu" aria-label={message('menu')}>
      <Icon of="menu" />
    </button>
  );
}

/** Names the city, and opens the languages of the city and the way to other cities. */
function LocaleButton({ city, site }: { readonly city: string; readonly site: ReturnType<typeof siteOf> }) {
  const visit = useVisit();
  const flag = firstImage(site?.countryFlag ?? []);
  return (
    <button
      type="button"
      className="header-locale"
      popoverTarget="locale"
      aria-label={`${city}, ${visit.message('destinationAndLanguage')}`}
    >
      <span className="header-place">
        <Flag city={visit.city} src={flagUrl(flag, visit)} plate={flag?.color} />
      </span>
      <span className="header-city" aria-hidden="true">
        {city}
      </span>
      <Icon of="down" />
    </button>
  );
}

/**
 * Search, account and cart. Script finds them by their `data-` attributes; each works without it. The shop's search is a link
 * for script, too (docs/rules.md#search-icon).
 */
export function Tools({ shell }: { readonly shell: ShopFacts }) {
  const visit = useVisit();
  const isShopThere = hasShop(visit, shell);
  return (
    <>
      <li>
        <a
          className="icon-button"
          href={searchHref(visit, shell)}
          aria-label={visit.message('search')}
          {...hook('search-trigger', !isShopThere)}
        >
          <Icon of="search" />
        </a>
      </li>
      <li className="header-account" {...hook('hover-popover')}>
        <button
          type="button"
          className="icon-button"
          popoverTarget={ACCOUNT_ID}
          aria-label={visit.message('account')}
          {...hook('account-trigger')}
        >
          <Icon of="account" />
        </button>
      </li>
      {isShopThere ? (
        <li>
          <a
            className="icon-button"
            href={cartHref(visit)}
            aria-label={visit.message('cart')}
            {...hook('cart', visit.message('cartHolds'))}
          >
            <Icon of="cart" />
            <span className="cart-badge" {...hook('cart-badge')} hidden />
          </a>
        </li>
      ) : undefined}
    </>
  );
}

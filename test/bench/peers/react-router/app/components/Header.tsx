import { MemberPanel } from '../../../islands/MemberPanel.tsx';
import type { HomePage } from '../../../page.ts';
import { Account, Locale, Menu } from './Menu.tsx';
import { Navigation } from './Navigation.tsx';
import { Drawing, Icon } from './parts.tsx';

export function Header({ page }: { readonly page: HomePage }) {
  const { texts, header, city, menu } = page;
  return (
    <header className="header">
      <div className="top-bar">
        <div className="page">
          <p>
            {texts.yourCity}
            <strong>{city}</strong>
          </p>
          <a href={header.planYourVisit} className="top-bar-link">
            <Icon of="place" />
            {texts.planYourVisit}
          </a>
        </div>
      </div>
      <div className="header-slot">
        <div className="header-bar">
          <div className="page header-row">
            <button type="button" className="icon-button header-menu" popoverTarget="menu" aria-label={texts.menu}>
              <Icon of="menu" />
            </button>
            <a className="header-logo" href={header.home} aria-current="page">
              {header.logo && <Drawing picture={header.logo} name="logo" isFirst />}
              <span className="visually-hidden">
                , {city}: {texts.home}
              </span>
            </a>
            <button
              type="button"
              className="header-locale"
              popoverTarget="locale"
              aria-label={`${city}, ${texts.destinationAndLanguage}`}
            >
              <span className="header-place">
                <img className="flag" src="/flags/AU.svg" width="20" height="15" alt="" />
              </span>
              <span className="header-city" aria-hidden="true">
                {city}
              </span>
              <Icon of="down" />
            </button>
            <Navigation items={menu} texts={texts} />
            <ul className="header-tools">
              <li>
                <a className="icon-button" href={header.search} aria-label={texts.search}>
                  <Icon of="search" />
                </a>
              </li>
              <li className="header-account">
                <button type="button" className="icon-button" popoverTarget="account" aria-label={texts.account}>
                  <Icon of="account" />
                </button>
              </li>
            </ul>
          </div>
        </div>
      </div>
      <div popover="auto" id="locale" className="popover">
        <Locale page={page} />
      </div>
      <div popover="auto" id="account" className="popover account-popover">
        <Account page={page} />
        <MemberPanel {...page.islands.member} />
      </div>
      <Menu page={page} />
    </header>
  );
}

import type { ReactNode } from 'react';
import type { HomePage, Link as LinkFacts, MenuItem } from '../../../page.ts';
import { PanelBanner } from './Navigation.tsx';
import { Icon, Link, type Texts } from './parts.tsx';

interface PageProps {
  readonly page: HomePage;
}

export function Menu({ page }: PageProps) {
  const { texts, header, city, menu } = page;
  return (
    <div popover="auto" id="menu" className="menu">
      <div className="menu-head">
        <button
          type="button"
          className="icon-button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={texts.close}
          autoFocus
        >
          <Icon of="close" />
        </button>
        <p className="menu-city">{city}</p>
      </div>
      <nav className="menu-body" aria-label={texts.menu}>
        <ul className="menu-items">
          {menu.map((item) => (
            <li key={item.link.id}>
              {item.columns.length === 0 ? (
                <Link link={item.link} name="menu-item display" texts={texts} />
              ) : (
                <Item item={item} texts={texts} />
              )}
            </li>
          ))}
        </ul>
        <ul className="menu-tools">
          <li>
            <a className="menu-tool" href={header.planYourVisit}>
              {texts.planYourVisit}
              <Icon of="end" />
            </a>
          </li>
          <li>
            <a className="menu-tool" href={header.search}>
              {texts.search}
              <Icon of="end" />
            </a>
          </li>
          <li>
            <MenuSection title={texts.account} group="menu" name="menu-tool" texts={texts}>
              <Account page={page} />
            </MenuSection>
          </li>
          <li>
            <MenuSection title={texts.destinationAndLanguage} group="menu" name="menu-tool" texts={texts}>
              <Locale page={page} />
            </MenuSection>
          </li>
        </ul>
      </nav>
    </div>
  );
}

function Item({ item: { link, columns, banners }, texts }: { readonly item: MenuItem; readonly texts: Texts }) {
  return (
    <MenuSection title={link.text} group="menu" name="menu-item display" link={link} texts={texts}>
      <ul className="menu-categories">
        {columns.map((column) => (
          <li key={column.link.id}>
            {column.links.length === 0 ? (
              <Link link={column.link} name="menu-category" texts={texts} />
            ) : (
              <MenuSection
                title={column.link.text}
                group={`menu-${link.id}`}
                name="menu-category"
                link={column.link}
                texts={texts}
              >
                <ul>
                  {column.links.map((child) => (
                    <li key={child.id}>
                      <Link link={child} name="menu-link" texts={texts} />
                    </li>
                  ))}
                </ul>
              </MenuSection>
            )}
          </li>
        ))}
      </ul>
      {banners.length > 0 && (
        <ul className="menu-banners">
          {banners.map((banner) => (
            <li key={banner.link.id}>
              <PanelBanner banner={banner} ratio="landscape" texts={texts} />
            </li>
          ))}
        </ul>
      )}
    </MenuSection>
  );
}

interface MenuSectionProps {
  readonly title: string;
  readonly group: string;
  readonly name: string;
  readonly link?: LinkFacts;
  readonly texts: Texts;
  readonly children: ReactNode;
}

function MenuSection({ title, group, name, link, texts, children }: MenuSectionProps) {
  return (
    <details className="menu-section" name={group}>
      <summary className={name}>{title}</summary>
      <div className="menu-panel">
        <div className="menu-panel-head">
          <button type="button" className="icon-button" aria-label={texts.back} hidden>
            <Icon of="start" />
          </button>
          <p className="menu-panel-title display">{title}</p>
        </div>
        {link?.href && (
          <Link link={link} name="menu-all" texts={texts}>
            {texts.viewAll}
            <span className="visually-hidden">: {title}</span>
          </Link>
        )}
        {children}
      </div>
    </details>
  );
}

export function Account({ page: { texts, header } }: PageProps) {
  return (
    <div className="account-links">
      <p className="account-words">{texts.circleInvitation}</p>
      {header.account.map(({ id, text, href, kind }) => (
        <a key={id} className="button" data-kind={kind} href={href ?? undefined}>
          {text}
        </a>
      ))}
    </div>
  );
}

export function Locale({ page }: PageProps) {
  const { texts, header, city } = page;
  return (
    <>
      <p className="eyebrow">{texts.yourCity}</p>
      <p className="popover-title display">{city}</p>
      <ul className="popover-links" aria-label={texts.language}>
        {header.languages.map(({ language, name, href }) => (
          <li key={language}>
            <a
              className="popover-link"
              href={href}
              hrefLang={language}
              lang={language}
              aria-current={language === page.language ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <a className="button popover-button" data-kind="link" href={header.destinations} data-destination-trigger="">
        {texts.changeDestination}
        <Icon of="end" />
      </a>
    </>
  );
}

import type { MenuItem } from '../../../page.ts';
import { Link, Picture, type Texts } from './parts.tsx';

export function Navigation({ items, texts }: { readonly items: readonly MenuItem[]; readonly texts: Texts }) {
  return (
    <nav className="navigation" aria-label={texts.mainNavigation}>
      <ul className="navigation-items">
        {items.map((item) => (
          <Item key={item.link.id} item={item} texts={texts} />
        ))}
      </ul>
    </nav>
  );
}

function Item({ item, texts }: { readonly item: MenuItem; readonly texts: Texts }) {
  const { link, columns, arrangement, pictureColumns, banners } = item;
  return (
    <li className="navigation-item">
      <Link link={link} name="navigation-link" texts={texts}>
        <span className="navigation-title">{link.text}</span>
      </Link>
      {columns.length > 0 && (
        <>
          <button
            type="button"
            className="navigation-toggle"
            aria-expanded="false"
            aria-controls={`panel-${link.id}`}
            aria-label={texts.showSections.replace('{title}', link.text)}
            hidden
          />
          <div className="panel" id={`panel-${link.id}`}>
            <div className="page panel-columns">
              <ul className="panel-text" data-columns={6 - pictureColumns}>
                {columns.map((column) => (
                  <li key={column.link.id}>
                    <Link link={column.link} name="panel-title" texts={texts} />
                    {column.links.length > 0 && (
                      <ul className="panel-links">
                        {column.links.map((child) => (
                          <li key={child.id}>
                            <Link link={child} name="panel-link" texts={texts} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
              {banners.length > 0 && (
                <ul className="panel-pictures" data-arrangement={arrangement} data-columns={pictureColumns}>
                  {banners.map((banner) => (
                    <li key={banner.link.id}>
                      <PanelBanner banner={banner} ratio={banner.ratio} texts={texts} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        </>
      )}
    </li>
  );
}

interface PanelBannerProps {
  readonly banner: MenuItem['banners'][number];
  readonly ratio: string;
  readonly texts: Texts;
}

export function PanelBanner({ banner: { link, description, picture }, ratio, texts }: PanelBannerProps) {
  return (
    <Link link={link} name="panel-banner" texts={texts}>
      {picture && <Picture picture={picture} ratio={ratio} sizes="(width >= 64em) 24vw, 80vw" isOrnament />}
      <span className="panel-banner-title display">{link.text}</span>
      {description && <span className="meta panel-banner-words">{description}</span>}
    </Link>
  );
}

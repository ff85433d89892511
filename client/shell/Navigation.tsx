import {
  type Currentness,
  currentness,
  hasDropdown,
  type MenuBanner,
  type MenuColumn,
  type MenuItem,
  PANEL_COLUMNS,
} from '../../content/shell/menuItems.ts';
import type { BarItem } from '../../content/shell/shellHtml.ts';
import { hook } from '../hooks/hook.ts';
import { List } from '../parts/List.tsx';
import { Picture, type PictureRatio } from '../parts/Picture.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Spoken, useTextLang, useVisit } from '../visitContext.tsx';
import { ClosedMenu } from './ClosedMenu.tsx';
import { markup } from './markup.ts';

/** Above this many items they share the row's width (docs/rules.md#navigation-crowded). */
const ROW_OF_ITEMS = 8;

interface NavigationProps {
  /** Already rendered to HTML or not yet. */
  readonly items: readonly (MenuItem | BarItem)[];
}

/**
 * The navigation bar with its dropdowns (docs/rules.md#navigation-dropdown). Without script a dropdown opens by hover
 * and focus; with it each has a button, reached by arrow keys, and follows the APG's disclosure navigation with
 * top-level links.
 */
export function Navigation({ items }: NavigationProps) {
  const { message } = useVisit();
  if (items.length === 0) return undefined;
  return (
    <nav className="navigation" aria-label={message('mainNavigation')} {...hook('navigation')}>
      <ul className="navigation-items" data-flex={items.length > ROW_OF_ITEMS ? '' : undefined}>
        {items.map((item) => (
          <NavigationItem key={item.id} item={item} />
        ))}
      </ul>
    </nav>
  );
}

function NavigationItem({ item }: { readonly item: MenuItem | BarItem }) {
  const { path } = useVisit();
  const current = currentness(item.target, path);
  const content =
    'html' in item
      ? markup(withCurrent(item.html, current), undefined)
      : markup(undefined, <BarLink item={item} current={current} />);
  return <li className="navigation-item" {...hook('navigation-item')} {...content} />;
}

/** An item's HTML begins with its link, which is marked where it leads to the page that is shown. */
function withCurrent(html: string, current: Currentness): string {
  return current ? html.replace(/ href="[^"]*"/, `$& aria-current="${current}"`) : html;
}

interface BarLinkProps {
  readonly item: MenuItem;
  readonly current?: Currentness;
}

/** An item's link, with the dropdown where it has one. */
export function BarLink({ item, current }: BarLinkProps) {
  const { message } = useVisit();
  const langOf = useTextLang();
  const { id, title, spoken, target } = item;
  const panelId = `panel-${id}`;
  return (
    <>
      <TargetLink className="navigation-link" target={target} spoken={spoken} current={current}>
        <span className="navigation-title" lang={langOf(id)}>
          {title}
        </span>
      </TargetLink>
      {hasDropdown(item) ? (
        <>
          <button
            type="button"
            className="navigation-toggle"
            aria-expanded="false"
            aria-controls={panelId}
            aria-label={message('showSections', { title })}
            {...hook('navigation-toggle')}
            tabIndex={-1}
            hidden
          />
          <div className="panel" id={panelId} {...hook('navigation-panel')}>
            <ClosedMenu>
              <PanelColumns item={item} />
            </ClosedMenu>
          </div>
        </>
      ) : undefined}
    </>
  );
}

/** The full-width panel: text at the start, pictures at the end, six columns together. */
function PanelColumns({ item }: { readonly item: MenuItem }) {
  const { columns, arrangement, pictureColumns, banners } = item;
  return (
    <div className="page panel-columns">
      {columns.length > 0 ? (
        <ul className="panel-text" data-columns={PANEL_COLUMNS - pictureColumns}>
          {columns.map((column) => (
            <PanelColumn key={column.id} column={column} />
          ))}
        </ul>
      ) : undefined}
      <List className="panel-pictures" data-arrangement={arrangement} data-columns={pictureColumns} of={banners}>
        {(banner, index) => <PanelBanner banner={banner} ratio={ratioOf(arrangement, index)} />}
      </List>
    </div>
  );
}

function PanelColumn({ column }: { readonly column: MenuColumn }) {
  const { id, title, target, links } = column;
  return (
    <li>
      <TargetLink className="panel-title" target={target}>
        <Spoken of={id} text={title} />
      </TargetLink>
      <List className="panel-links" of={links}>
        {(link) => (
          <TargetLink className="panel-link" target={link.target}>
            <Spoken of={link.id} text={link.title} />
          </TargetLink>
        )}
      </List>
    </li>
  );
}

/** A promotion's picture with its text; the picture repeats the text and needs no alternative. */
export function PanelBanner({
  banner,
  ratio,
  spoken,
}: {
  readonly banner: MenuBanner;
  readonly ratio: PictureRatio;
  readonly spoken?: string;
}) {
  const langOf = useTextLang();
  const { id, target, title, description, picture } = banner;
  return (
    <TargetLink className="panel-banner" target={target} spoken={spoken}>
      {picture ? <Picture media={picture} ratio={ratio} isOrnament /> : undefined}
      <span className="panel-banner-title display" lang={langOf(id)}>
        {title}
      </span>
      {description ? (
        <span className="meta panel-banner-words" lang={langOf(id, 'description')}>
          {description}
        </span>
      ) : undefined}
    </TargetLink>
  );
}

/** One large and two small are landscape; one alone and rows are portrait. */
function ratioOf(arrangement: MenuItem['arrangement'], index: number): PictureRatio {
  if (arrangement === 'fixed banner') return index === 0 ? 'square' : 'landscape';
  if (arrangement === 'two-row') return 'landscape';
  return arrangement === 'tiled 1x2' ? 'square' : 'portrait';
}

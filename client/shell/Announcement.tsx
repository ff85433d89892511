import { entryAddress } from '../../content/address/contentPaths.ts';
import { onePerAddress } from '../../content/address/entryAtAddress.ts';
import { type LinkTarget, linkTarget } from '../../content/address/linkTarget.ts';
import type { Visit } from '../../content/address/visit.ts';
import { firstOf } from '../../content/cards/listSections.ts';
import { removeHtml } from '../../content/html/htmlWords.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { barAnnouncements } from '../../content/shell/notices.ts';
import type { ShellModel } from '../../content/shell/shellPlaces.ts';
import { hook } from '../hooks/hook.ts';
import { Arrow } from '../parts/Arrow.tsx';
import { Html } from '../parts/Html.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Spoken, useVisit } from '../visitContext.tsx';

/** Nobody steps through more slides, which every page of the city carries. */
const BAR_LIMIT = 20;

/** Announcements that are current now, newest first, one of each address (docs/rules.md#one-entry-an-address). */
export function announcementsOf(
  { settings, announcements }: ShellModel,
  { clock, city }: Visit,
): readonly EntryOf<'announcement'>[] {
  const current = barAnnouncements(announcements, settings?.announcementBar === true, clock);
  const worded = onePerAddress(current, entryAddress, city).filter(
    ({ htmlTitle, title }) => hasWords(htmlTitle) || title !== '',
  );
  return firstOf(worded, BAR_LIMIT, clock, false);
}

/**
 * The bar above the header (docs/rules.md#announcement-shown): one slide at a time, no autoplay, dismissible. It is
 * part of the page from the first paint; `early.ts` hides it before that for a visitor who has closed it.
 */
export function Announcement({ shell }: { readonly shell: ShellModel }) {
  const visit = useVisit();
  const items = announcementsOf(shell, visit);
  if (items.length === 0) return undefined;
  return (
    <section
      className="announcement"
      data-tone="bottle"
      aria-label={visit.message('announcements')}
      {...hook('announcement')}
    >
      {items.length > 1 ? <Step by={-1} name={visit.message('previousAnnouncement')} /> : undefined}
      <ul className="announcement-track" {...hook('announcement-track')}>
        {items.map((item) => (
          <li key={item.id} className="announcement-slide">
            <Slide item={item} />
          </li>
        ))}
      </ul>
      {items.length > 1 ? (
        <>
          <Step by={1} name={visit.message('nextAnnouncement')} />
          <output className="visually-hidden" />
        </>
      ) : undefined}
      <IconButton icon={<Icon of="close" />} name={visit.message('closeAnnouncement')} />
    </section>
  );
}

function Slide({ item }: { readonly item: EntryOf<'announcement'> }) {
  const visit = useVisit();
  const target = announcementTarget(item, visit);
  const words = hasWords(item.htmlTitle) ? (
    <Html of={item.id} field="htmlTitle" html={item.htmlTitle} className="announcement-words" />
  ) : (
    <Spoken of={item.id} field="title" text={item.title} />
  );
  return target.kind === 'none' ? (
    words
  ) : (
    <TargetLink className="announcement-link" target={target}>
      {words}
    </TargetLink>
  );
}

/** Returns false for the empty paragraphs that an editor's field leaves behind; a picture counts as words. */
function hasWords(html: string): boolean {
  return removeHtml(html) !== '' || html.includes('<img');
}

/** Links to its target, otherwise to its own page; a title that holds links is not a link as a whole. */
function announcementTarget(item: EntryOf<'announcement'>, visit: Visit): LinkTarget {
  if (item.hasLink === false || /<a\s/i.test(item.htmlTitle)) return { kind: 'none' };
  const target = linkTarget({ internalLink: item.reference }, visit);
  return target.kind === 'none' ? linkTarget({ internalLink: item }, visit) : target;
}

function Step({ by, name }: { readonly by: 1 | -1; readonly name: string }) {
  return (
    <IconButton icon={<Arrow towards={by < 0 ? 'start' : 'end'} />} name={name} {...hook('announcement-step', by)} />
  );
}

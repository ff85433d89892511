import { linkTarget } from '../../content/address/linkTarget.ts';
import { pictureIn } from '../../content/media/entryPicture.ts';
import { periodText } from '../../content/time/dateText.ts';
import { Breadcrumb } from '../parts/Breadcrumb.tsx';
import { EntryLink } from '../parts/Cta.tsx';
import { DateLeaves } from '../parts/DateLeaves.tsx';
import { Html } from '../parts/Html.tsx';
import { LinkRows } from '../parts/LinkRows.tsx';
import { Opening } from '../parts/Opening.tsx';
import { PageLinks } from '../parts/PageLinks.tsx';
import { RichText } from '../parts/RichText.tsx';
import { NamedSection } from '../parts/SectionHead.tsx';
import { Sections } from '../sections/sections.tsx';
import { Spoken, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/** One announcement in full (docs/rules.md#announcement-pages). */
export function Announcement({ entry, otherEntries, picture, latest }: BodyOf<'announcement'>) {
  const { clock, language } = useVisit();
  const internalLink = entry.hasLink === false ? undefined : entry.reference;
  const shown = pictureIn(internalLink ? [internalLink] : []) ?? picture;
  const period = periodText(entry, clock, language);
  return (
    <>
      <Breadcrumb page="announcementListing" name="announcements" here={entry.title} of={entry.id} />
      <Opening
        entry={{ id: entry.id, media: shown ? [shown] : [] }}
        layout="G"
        title={entry.title}
        description={entry.subject}
        descriptionField="subject"
      >
        {period ? <DateLeaves period={entry} words={period} /> : undefined}
      </Opening>
      <div className="page section running">
        <Html of={entry.id} field="htmlTitle" html={entry.htmlTitle} className="prose flow lead" />
        <RichText of={entry.id} field="body" text={entry.body} />
        <EntryLink entry={{ internalLink }} about={entry} kind="primary" />
      </div>
      <Sections sections={entry.content} latest={latest} startsPage={false} />
      <NamedSection name={otherEntries.length > 0 ? 'announcements' : 'whereNext'}>
        <Rows entries={otherEntries} />
        <PageLinks />
      </NamedSection>
    </>
  );
}

/** All announcements that have begun and not expired. */
export function Announcements({ entries, picture }: BodyOf<'announcements'>) {
  const { message } = useVisit();
  return (
    <>
      <Opening
        entry={{ media: picture ? [picture] : [], textSize: 'large' }}
        layout="B"
        title={message('announcements')}
      />
      <div className="page section">
        {entries.length > 0 ? (
          <Rows entries={entries} />
        ) : (
          <p className="display" data-size="3">
            {message('noAnnouncements')}
          </p>
        )}
        <PageLinks />
      </div>
    </>
  );
}

function Rows({ entries }: Pick<BodyOf<'announcements'>, 'entries'>) {
  const visit = useVisit();
  const { clock, language } = visit;
  if (entries.length === 0) return undefined;
  return (
    <LinkRows
      rows={entries.map((entry) => ({
        id: entry.id,
        title: entry.title,
        text: entry.subject && <Spoken of={entry.id} field="subject" text={entry.subject} />,
        note: periodText(entry, clock, language),
        target: linkTarget({ internalLink: entry }, visit),
      }))}
    />
  );
}

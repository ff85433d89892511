import { pagePath } from '../../content/pages.ts';
import { LinkButton } from '../parts/Cta.tsx';
import { Opening } from '../parts/Opening.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Sections } from '../sections/sections.tsx';
import { Message, useMessage } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/** The newsletter's page at subscribe-news: what it is about and how data are handled (content-pages §2). */
export function Newsletter({ entry, latest }: BodyOf<'newsletter'>) {
  const message = useMessage();
  const interests = entry?.interests ?? [];
  return (
    <>
      <Opening
        entry={entry}
        layout="B"
        title={entry?.title || message('newsletter')}
        description={entry?.description || message('newsletterText')}
      />
      <div className="page section running">
        {interests.length > 0 ? (
          <>
            <h2>
              <Message of="interests" />
            </h2>
            <ul className="topics">
              {interests.map((interest) => (
                <li key={interest}>{interest}</li>
              ))}
            </ul>
          </>
        ) : undefined}
        <LinkButton
          target={{ kind: 'page', path: pagePath('contactUs') }}
          text={message('contactUs')}
          kind="secondary"
        />
        <RichText text={entry?.disclaimer} className="prose flow small quiet" headingLevel={2} />
      </div>
      <Sections sections={entry?.content ?? []} latest={latest} startsPage={false} />
    </>
  );
}

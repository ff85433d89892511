import type { ReactNode } from 'react';
import { type LinkTarget, linkTarget } from '../../content/address/linkTarget.ts';
import type { Media } from '../../content/media/media.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { reachesNetwork } from '../../content/socialNetworks.ts';
import { Breadcrumb } from '../parts/Breadcrumb.tsx';
import { LinkButton } from '../parts/Cta.tsx';
import { LinkRows } from '../parts/LinkRows.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Drawing } from '../parts/Picture.tsx';
import { hasText, RichText } from '../parts/RichText.tsx';
import { Sections } from '../sections/sections.tsx';
import { useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/** Our accounts on social networks: one network, or all of them (docs/rules.md#social-media-pages). */
export function SocialMedia({ entry, entries, links, code, latest }: BodyOf<'socialMedia'>) {
  const visit = useVisit();
  const { message } = visit;
  const pages = entries
    .filter(({ id }) => id !== entry?.id)
    .map((page) => ({ id: page.id, title: page.title, target: linkTarget({ internalLink: page }, visit) }));
  const networks = [...pages, ...links.map(({ id, name, network, target }) => ({ id, title: name, target, network }))];
  return (
    <>
      {entry ? (
        <>
          <Breadcrumb page="socialMedia" name="socialMedias" here={entry.title} of={entry.id} />
          <Network entry={entry} code={code} />
          <Sections
            sections={entry.content.filter((section) => section.contentType !== 'predictSearch')}
            latest={latest}
            startsPage={false}
          />
        </>
      ) : (
        <Opening layout="G" eyebrow={message('siteName')} title={message('followUs')} />
      )}
      {networks.length > 0 ? (
        <section className="page section" aria-label={message('followUs')}>
          <LinkRows rows={networks} />
        </section>
      ) : undefined}
    </>
  );
}

/** A network by its name: what one finds there, and its code or its link, large. A code stands in the picture's place. */
function Network({ entry, code }: Pick<BodyOf<'socialMedia'>, 'code'> & { readonly entry: EntryOf<'page'> }) {
  const visit = useVisit();
  const target: LinkTarget = reachesNetwork(entry.slug, visit) ? linkTarget(entry, visit) : { kind: 'none' };
  return (
    <>
      <Framed code={code} name={entry.title}>
        <Opening
          entry={code ? { id: entry.id } : entry}
          layout="B"
          eyebrow={visit.message('followUs')}
          title={entry.title}
          description={entry.description}
        >
          <LinkButton
            target={target}
            text={visit.message('visitNetwork', { name: entry.title })}
            kind={code ? 'secondary' : 'primary'}
            network={entry.slug}
          />
        </Opening>
      </Framed>
      {hasText(entry.body) ? (
        <div className="page section running">
          <RichText of={entry.id} field="body" text={entry.body} />
        </div>
      ) : undefined}
    </>
  );
}

/** The opening, with the code to scan beside it. */
function Framed({
  code,
  name,
  children,
}: {
  readonly code: Media | undefined;
  readonly name: string;
  readonly children: ReactNode;
}) {
  const { message } = useVisit();
  if (!code) return children;
  return (
    <div className="page network">
      {children}
      <figure className="network-code">
        <Drawing media={code} className="network-code-drawing" />
        <figcaption>{message('scanToFollow', { name })}</figcaption>
      </figure>
    </div>
  );
}

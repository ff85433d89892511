import { boundNumbers } from '../../content/boundNumbers.ts';
import { firstImage } from '../../content/media/media.ts';
import { pagePath } from '../../content/pages.ts';
import { planYourVisitPath } from '../../content/shell/shellPlaces.ts';
import { BidiText } from '../parts/BidiText.tsx';
import { CtaRow, LinkButton } from '../parts/Cta.tsx';
import { Eyebrow } from '../parts/Eyebrow.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Lead } from '../parts/Lead.tsx';
import { openingFact } from '../parts/OpeningTimes.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Video } from '../parts/Video.tsx';
import { useTextLang, useVisit } from '../visitContext.tsx';
import type { SectionProps, SectionRow } from './section.ts';

/**
 * Hours, address and a link to the store, or to all stores where its slug is missing (docs/rules.md#plan-your-visit).
 */
function PlanYourVisit({ entry, level, isFirst }: SectionProps<'planYourVisit'>) {
  const visit = useVisit();
  const { message } = visit;
  const langOf = useTextLang();
  const picture = firstImage(entry.media);
  const [film, ...films] = entry.media.filter(({ kind }) => kind === 'video');
  const frame = { widths: [100, 50], ratio: [4 / 3, 1] } as const;
  const { store } = entry;
  const timed = entry.time.length > 0 || !store ? entry : store;
  const hours = openingFact(store?.hours, timed);
  const placed = entry.address || !store ? entry : store;
  const target = { kind: 'page', path: planYourVisitPath(store, visit.tree) } as const;
  return (
    <section className="visit" data-tone="bone">
      {film || picture ? (
        <div className="visit-picture">
          {film ? (
            <Video videos={[film, ...films]} poster={picture} frame={frame} isFirst={isFirst} />
          ) : picture ? (
            <Picture media={picture} ratio="fill" frame={frame} isFirst={isFirst} />
          ) : undefined}
        </div>
      ) : undefined}
      <div className="visit-text flow">
        <Eyebrow of={entry.id}>{entry.eyebrow}</Eyebrow>
        <Heading of={entry.id} field="title" level={level} size="2" text={entry.title || message('planYourVisit')} />
        <Lead of={entry.id} text={entry.description} />
        {hours || placed.address ? (
          <dl className="visit-facts">
            {hours ? (
              <div>
                <dt className="eyebrow">{message(hours.name)}</dt>
                <dd>{hours.value}</dd>
              </div>
            ) : undefined}
            {placed.address ? (
              <div>
                <dt className="eyebrow">{message('address')}</dt>
                <dd lang={langOf(placed.id, 'address')}>
                  <BidiText text={boundNumbers(placed.address)} />
                </dd>
              </div>
            ) : undefined}
          </dl>
        ) : undefined}
        {entry.cta.length > 0 ? (
          <CtaRow ctas={entry.cta} about={entry} />
        ) : (
          <div className="cluster">
            <LinkButton target={target} text={message('storeAndDirections')} kind="primary" />
          </div>
        )}
        <LinkButton target={{ kind: 'page', path: pagePath('myVisit') }} text={message('showMyVisit')} kind="link" />
      </div>
    </section>
  );
}

export const planYourVisit: SectionRow<'planYourVisit'> = {
  hasContent: ({ title, description, time, address, store, cta, media }) =>
    title + description + address !== '' ||
    time.length + cta.length > 0 ||
    store !== undefined ||
    media.some(({ kind }) => kind !== 'file'),
  View: PlanYourVisit,
};

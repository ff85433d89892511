import { Banner } from '../parts/Banner.tsx';
import { hasPicture } from '../parts/Opening.tsx';
import { hasWords, type SectionRow } from './section.ts';

/** A banner of a fixed ratio; the widest runs from edge to edge. */
export const fixedRatioBanner: SectionRow<'fixedRatioBanner'> = {
  hasContent: (entry) => hasWords(entry) || hasPicture(entry),
  View: ({ entry, level, isFirst }) => (
    <section className="section">
      <div className={entry.ratio === '21:9' ? 'moment' : 'page'}>
        <Banner entry={entry} headingLevel={level} widths={[entry.ratio === '21:9' ? 100 : 90]} isFirst={isFirst} />
      </div>
    </section>
  ),
};

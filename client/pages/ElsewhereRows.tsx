import { buildPath } from '../../content/address/address.ts';
import { cityRow, languageIn } from '../../content/cities.ts';
import { pagePath } from '../../content/pages.ts';
import { LinkRows } from '../parts/LinkRows.tsx';
import { HoursState } from '../parts/OpeningTimes.tsx';
import { NamedSection } from '../parts/SectionHead.tsx';
import { useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/** Fewer rows fill no line of columns. */
const COLUMNS = 3;

/** The other cities that have a brand, each with whether it is open now (docs/rules.md#brand-elsewhere). */
export function ElsewhereRows({
  slug,
  cities,
}: {
  readonly slug: string;
  readonly cities: BodyOf<'detail'>['elsewhere'];
}) {
  const { language, tree } = useVisit();
  if (cities.length === 0) return undefined;
  const rows = cities.map(({ city, name, hours }) => {
    const path = pagePath('brandDetail', { id: slug });
    const href = buildPath({ city, tree, path, language: languageIn(city, language) });
    return {
      id: city,
      title: name,
      note: hours ? <HoursState hours={hours} timeZone={cityRow(city).timeZone} /> : undefined,
      target: { kind: 'internal' as const, href },
    };
  });
  return (
    <NamedSection name="alsoIn">
      <LinkRows rows={rows} inColumns={rows.length >= COLUMNS} />
    </NamedSection>
  );
}

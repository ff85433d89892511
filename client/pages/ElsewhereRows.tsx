import { buildPath } from '../../content/address/address.ts';
import { cityRow, languageIn } from '../../content/cities.ts';
import { pagePath } from '../../content/pages.ts';
import { LinkRows } from '../parts/LinkRows.tsx';
import { HoursState } from '../parts/OpeningTimes.tsx';
import { NamedSection } from '../parts/SectionHead.tsx';
import { useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/** As many columns as rows fill without an empty place; undefined where they fill none. */
function columnsOf(rows: readonly unknown[]): 2 | 3 | undefined {
  if (rows.length < 3) return undefined;
  return rows.length % 3 === 0 ? 3 : rows.length % 2 === 0 ? 2 : undefined;
}

/** The other cities that have a brand, each with whether it is open now (docs/rules.md#brand-elsewhere). */
export function ElsewhereRows({
  slug,
  cities,
}: {
  readonly slug: string;
  readonly cities: BodyOf<'detail'>['elsewhere'];
}) {
  const { language, message, tree } = useVisit();
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
  const all = {
    id: '',
    title: message('selectDestination'),
    target: { kind: 'page' as const, path: pagePath('selectDestination') },
  };
  // All cities fill a last place that would be empty.
  const filled =
    [rows, [...rows, all]].toSorted((left, right) => (columnsOf(right) ?? 0) - (columnsOf(left) ?? 0))[0] ?? rows;
  return (
    <NamedSection name="alsoIn">
      <LinkRows rows={filled} columns={columnsOf(filled)} />
    </NamedSection>
  );
}

import { matchPage, type PageKind } from '../pages.ts';
import { momentQuery, readMoment } from '../time/visitMoment.ts';

type Parameter = (name: string) => string | undefined;

/** What an address says in its query of the page itself. */
const pageQueries: Partial<Record<PageKind, (parameter: Parameter) => string>> = {
  // The shop's link to a brand says which one it means (docs/rules.md#offline-brand).
  offlineBrand: (parameter) => {
    const id = parameter('brandId');
    return id === undefined ? '' : `brandId=${encodeURIComponent(id)}`;
  },
  // The address of a day before a departure stands in calendars and messages (docs/rules.md#my-visit).
  myVisit: (parameter) => {
    const departs = readMoment(parameter);
    return departs ? momentQuery(departs) : '';
  },
};

/** The query without which a path leads to another page; a redirect keeps it (docs/rules.md#carried-query). */
export function pageQuery(path: readonly string[], parameter: Parameter): string {
  const kind = matchPage(path)?.kind;
  return (kind && pageQueries[kind]?.(parameter)) ?? '';
}

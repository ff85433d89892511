import { languages } from '../../content/languages.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { spansText } from '../../content/time/clockText.ts';
import { Drawing } from '../parts/Picture.tsx';
import { useVisit } from '../visitContext.tsx';

/** The floor guide of a store; without one, a drawing of its place with its coordinates. */
export function StorePlan({ store, isFirst = false }: StorePlanProps) {
  const plan = store.storeGuides.flatMap(({ media }) => media).find(({ url }) => url.endsWith('.svg'));
  if (plan) return <Drawing media={plan} className="store-plan" isFirst={isFirst} />;
  const { location } = store;
  return (
    <div className="store-plan store-place">
      <svg viewBox="0 0 320 240" fill="none" aria-hidden="true">
        <path d="M0 150 C80 130 120 190 200 160 S300 120 320 132 M40 240 L150 0 M190 240 L250 0 M0 70 L320 44 M0 206 L320 184" />
        <circle cx="176" cy="112" r="22" />
        <circle cx="176" cy="112" r="52" />
        <circle cx="176" cy="112" r="88" />
        <circle className="store-mark" cx="176" cy="112" r="5" />
      </svg>
      {location ? <Coordinates {...location} /> : undefined}
    </div>
  );
}

interface StorePlanProps {
  readonly store: EntryOf<'storeLocator'>;
  /** True for the first picture of a page. */
  readonly isFirst?: boolean;
}

/** Where a store is on the globe, as the language writes it (docs/rules.md#meridian). */
function Coordinates({ lat, lon }: { readonly lat: number; readonly lon: number }) {
  const { language, message } = useVisit();
  const digits = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
  const { format } = new Intl.NumberFormat(languages[language].hreflang, digits);
  const degreesOf = (angle: number) => ({ degrees: `${format(Math.abs(angle))}°` });
  const places = [
    message(lat < 0 ? 'southOfEquator' : 'northOfEquator', degreesOf(lat)),
    message(lon < 0 ? 'westOfGreenwich' : 'eastOfGreenwich', degreesOf(lon)),
  ];
  return <p className="meta">{spansText(places, language)}</p>;
}

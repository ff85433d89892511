import { pageHref } from '../../content/address/visit.ts';
import { plainUrl } from '../../content/media/mediaUrl.ts';
import { pagePath } from '../../content/pages.ts';
import type { PlanMark, PlanPlace } from '../../content/stores/planPlace.ts';
import { useVisit } from '../visitContext.tsx';
import type { ButtonKind } from './Button.tsx';

interface PlanPlaceLinkProps {
  readonly plan: PlanPlace;
  /** The kind of its button; without one the place is drawn small: its floor with a dot in its room. */
  readonly kind?: ButtonKind;
}

/** The way to an item's place on the floor plan (docs/rules.md#floor-plan). */
export function PlanPlaceLink({ plan, kind }: PlanPlaceLinkProps) {
  const visit = useVisit();
  const href = `${pageHref(visit, pagePath('storeDetail', { id: plan.store }))}#${plan.anchor}`;
  return (
    <a className={kind ? 'button' : 'text-link plan-link'} data-kind={kind} href={href}>
      {kind || !plan.mark ? undefined : <PlaceDrawing mark={plan.mark} />}
      {visit.message('viewOnPlan')}
    </a>
  );
}

/** An item's place: its floor with a dot in its room; the words beside it say where that is. */
export function PlaceDrawing({ mark: { drawing, middle } }: { readonly mark: PlanMark }) {
  const visit = useVisit();
  const { url, width, height } = drawing;
  return (
    <span className="plan-drawing">
      <img src={plainUrl(url, visit)} width={width} height={height} alt="" loading="lazy" />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path
          d={`M${(middle.x * width) / 1000} ${(middle.y * height) / 1000}h0`}
          strokeWidth="12"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  );
}

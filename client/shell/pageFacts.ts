import type { Visit } from '../../content/address/visit.ts';
import { cityRow } from '../../content/cities.ts';
import type { PageModel } from '../../content/pageModel.ts';
import { newestTimes } from '../../content/shell/notices.ts';
import { isGuarded } from '../../content/visitor/ageGate.ts';
import { type HookAttributes, hook } from '../hooks/hook.ts';
import { announcementsOf } from './Announcement.tsx';

/** A failure is no moment to ask for anything, and the pages of a closed city have no picker (docs/rules.md#without-overlay). */
const bareViews: readonly string[] = ['failure', 'closed'];

/**
 * What early.ts has to know, as attributes of `<html>`: it runs before anything below is parsed. No personal data, so
 * that the page can be cached.
 */
export function pageFacts(model: PageModel, visit: Visit): HookAttributes {
  const { needsTravelType, departureLocations } = cityRow(visit.city);
  const announced = announcementsOf(model.shell, visit);
  return {
    ...hook('tree', visit.tree),
    ...hook('kind', model.kind),
    ...hook('city', visit.city),
    ...hook('language', visit.language),
    ...hook('needs-travel-type', needsTravelType),
    ...hook('needs-departure', departureLocations.length > 0),
    ...hook('announced', announced.length > 0 ? newestTimes(announced, visit.clock).join(' ') : undefined),
    ...hook('age-gate', gateAge(model, visit) !== undefined),
    ...hook('without-overlay', isWithoutOverlay(visit) || bareViews.includes(model.body.view)),
  };
}

/**
 * The age that a page behind the gate asks for; undefined elsewhere. Whether the visitor has answered is known in the browser
 * only.
 */
export function gateAge({ isAgeRestricted }: PageModel, visit: Visit): number | undefined {
  const { legalAge } = cityRow(visit.city);
  const hasGate = isGuarded({
    hasAgeGate: legalAge !== undefined,
    isAgeRestricted,
    isHome: visit.path.length === 0,
    isWithoutOverlay: visit.isPreview && isWithoutOverlay(visit),
  });
  return hasGate ? legalAge : undefined;
}

/** `?without-overlay=true`: the page without popups that open by themselves (docs/rules.md#without-overlay). */
export function isWithoutOverlay({ carriedQuery }: Visit): boolean {
  return carriedQuery.includes('without-overlay=true');
}

import { Hono } from 'hono/quick';
import { isNameIn } from '../../content/names.ts';
import { vitalGroups, weeksBefore } from '../../content/visitor/vitals.ts';
import type { AppEnv } from '../appEnv.ts';
import { deskPage } from '../preview/desk/deskPage.ts';
import { WEEKS_KEPT } from '../vitals/gatherVitals.ts';
import { VITALS_PATH, vitalsHtml } from '../vitals/vitalsHtml.ts';
import { operatorsPage } from './answers.ts';

/** GET `/_vitals?by=kind`: how fast pages are for real visitors, for operators (docs/rules.md#weekly-vitals). */
export function vitals() {
  return new Hono<AppEnv>().get(VITALS_PATH, operatorsPage, async (c) => {
    const { world } = c.var;
    const store = await world.vitals();
    const by = c.req.query('by') ?? 'all';
    const group = isNameIn(vitalGroups, by) ? by : 'all';
    c.header('Cache-Control', 'no-store');
    const weeks = weeksBefore(world.now(), WEEKS_KEPT);
    return deskPage(c, 'How fast pages are', vitalsHtml(group, await store.cells(group), weeks));
  });
}

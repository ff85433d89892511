import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeSpace } from './compose.ts';
import { drawPlan } from './drawPlan.ts';
import { drawnGuides } from './floors.ts';
import { seedGroups } from './groups.ts';
import { allPlans } from './plans.ts';

/** Writes the sample space as one file in the official export format, and its floor plans; the embedded content service delivers them. */
export async function writeSpace(): Promise<void> {
  const space = await composeSpace(seedGroups);
  writeFileSync(join(import.meta.dirname, 'space.json'), `${JSON.stringify(space)}\n`);
  const placesOf = new Map(seedGroups.flatMap(drawnGuides).map(({ plan, places }) => [plan, places]));
  for (const plan of allPlans) writeFileSync(join(import.meta.dirname, `../media/prepared/original/${plan.name}.svg`), drawPlan(plan, placesOf.get(plan.name)));
}

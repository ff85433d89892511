import { writeFileSync } from 'node:fs';
import { composeSpace } from './compose.ts';
import { seedGroups } from './groups.ts';

/** Writes the embedded space as one file in the official export format; the content service serves it. */
const space = await composeSpace(seedGroups);
writeFileSync(new URL('./space.json', import.meta.url), `${JSON.stringify(space)}\n`);

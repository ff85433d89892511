import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { composeSpace } from './compose.ts';
import { seedGroups } from './groups.ts';

// It takes no words.
parseArgs({ options: {} });
/** Writes the sample space as one file in the official export format; the embedded content service delivers it. */
const space = await composeSpace(seedGroups);
writeFileSync(join(import.meta.dirname, 'space.json'), `${JSON.stringify(space)}\n`);

import { join } from 'node:path';
import { readEntries } from './entryFile.ts';
import type { SeedGroup } from './seed.ts';
import { fileAt } from './textFile.ts';

const file = fileAt(join(import.meta.dirname, 'questions.txt'));

/** What visitors ask of every store, whatever the city. */
export const sharedQuestions: SeedGroup = { tag: 'global', seeds: readEntries(...file, { city: '', named: new Map() }) };
